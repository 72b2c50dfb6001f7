import Testing

@testable import haru_ledger

@Suite struct CSVTests {
  /// A cell and how it is written.
  static let cells: [(String, String)] = [
    ("", ""), ("독서", "독서"), ("2026-07-06", "2026-07-06"), ("a b", "a b"), ("a,b", "\"a,b\""),
    ("say \"hi\"", "\"say \"\"hi\"\"\""), ("\"", "\"\"\"\""), ("one\ntwo", "\"one\ntwo\""), (" a", "\" a\""),
    ("a ", "\"a \""),
    // Formulas.
    ("=1+1", "'=1+1"), ("=A1,B1", "\"'=A1,B1\""), ("@SUM(A1)", "'@SUM(A1)"), ("+cmd|x", "'+cmd|x"),
    ("-2+3", "'-2+3"), ("-", "'-"), ("+", "'+"), ("-1.", "'-1."), ("-.5", "'-.5"), ("-1.2.3", "'-1.2.3"),
    ("-1e5", "'-1e5"), ("\t=1", "'\t=1"), ("\r=1", "'\\u{D}=1"), ("\n=1", "\"'\n=1\""), ("＝1", "'＝1"),
    // Numbers.
    ("-1", "-1"), ("+12", "+12"), ("-0.5", "-0.5"), ("71.80", "71.80"), ("-123456789012345", "-123456789012345"),
    // What a terminal must not get.
    ("a\u{1B}[31m", "a\\u{1B}[31m"), ("a\u{202E}b", "a\\u{202E}b"), ("a\rb", "a\\u{D}b"), ("a\u{0}", "a\\u{0}"),
  ]

  @Test(arguments: cells)
  func cell(cell: (text: String, written: String)) {
    let captured = Captured()
    let output = captured.makeOutput()
    var csv = CSVWriter(output)
    csv.row([cell.text])
    csv.row(["x", cell.text, "y"])
    csv.row([])
    output.flush()
    #expect(captured.text == "\(cell.written)\r\nx,\(cell.written),y\r\n\r\n")
  }

  static let ledger = """
    set zone Asia/Seoul
    tag #공부 color=#2F6B4F
    tag #카페 color=#8E5572
    action time 독서 #공부
    action time "=쉼"
    action count 물
    action measure 체중
    2026-07-06
      09:00-10:00 독서 ; 한 줄, 그리고
      | =둘째 줄
      09:30-11:00 =쉼 #카페
      10:00 +2 물
      +3 물
      07:00 =-71.8 체중
      23:30-24:30 독서
      1h 독서
    2026-07-07
      09:00- 독서
    """

  @Test func stats() {
    expectRun(
      ["report", "stats", "a.haru", "--by", "day", "--format", "csv"],
      files: ["a.haru": Self.ledger.replacing(" =쉼 #", with: " \"=쉼\" #")],
      out: """
        period,from,to,kind,name,seconds,added,sessions,count,entries,latest,latestAt
        2026-07-06,2026-07-06,2026-07-06,total,,12600,14400,4,,,,
        2026-07-06,2026-07-06,2026-07-06,action,독서,9000,9000,3,,,,
        2026-07-06,2026-07-06,2026-07-06,action,'=쉼,5400,5400,1,,,,
        2026-07-06,2026-07-06,2026-07-06,action,물,,,,5,2,,
        2026-07-06,2026-07-06,2026-07-06,action,체중,,,,,1,-71.8,2026-07-06T07:00:00+09:00
        2026-07-06,2026-07-06,2026-07-06,tag,공부,9000,9000,3,0,,,
        2026-07-06,2026-07-06,2026-07-06,tag,카페,5400,5400,1,0,,,
        2026-07-06,2026-07-06,2026-07-06,untagged,,0,0,0,5,,,
        2026-07-07,2026-07-07,2026-07-07,total,,5400,5400,1,,,,
        2026-07-07,2026-07-07,2026-07-07,action,독서,5400,5400,1,,,,
        2026-07-07,2026-07-07,2026-07-07,tag,공부,5400,5400,1,0,,,

        """.replacing("\n", with: "\r\n"))
  }

  @Test func day() {
    expectRun(
      ["report", "day", "2026-07-06", "a.haru", "--format", "csv"],
      files: ["a.haru": Self.ledger.replacing(" =쉼 #", with: " \"=쉼\" #")],
      out: """
        date,start,end,action,kind,state,seconds,inDay,amount,tags,note,file,line
        2026-07-06,2026-07-06T07:00:00+09:00,,체중,measure,,,,-71.8,,,a.haru,14
        2026-07-06,2026-07-06T09:00:00+09:00,2026-07-06T10:00:00+09:00,독서,time,,3600,3600,,공부,"한 줄, 그리고~=둘째 줄",a.haru,9
        2026-07-06,2026-07-06T09:30:00+09:00,2026-07-06T11:00:00+09:00,'=쉼,time,,5400,5400,,카페,,a.haru,11
        2026-07-06,2026-07-06T10:00:00+09:00,,물,count,,,,2,,,a.haru,12
        2026-07-06,2026-07-06T23:30:00+09:00,2026-07-07T00:30:00+09:00,독서,time,,3600,1800,,공부,,a.haru,15
        2026-07-06,,,물,count,,,,3,,,a.haru,13
        2026-07-06,,,독서,time,,3600,3600,,공부,,a.haru,16

        """.replacing("\n", with: "\r\n").replacing("~", with: "\n"))
  }
}
