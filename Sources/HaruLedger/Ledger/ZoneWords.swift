/// What people write for a zone instead of its name: what its time is called, or how far it is from UTC. Which zone is meant is for
/// them to say, since several have that time, and half of the year another one.
enum ZoneWords {
  private static let zones: [String: [String]] = [
    "kst": ["Asia/Seoul"], "서울": ["Asia/Seoul"], "한국": ["Asia/Seoul"], "jst": ["Asia/Tokyo"], "東京": ["Asia/Tokyo"],
    "도쿄": ["Asia/Tokyo"], "日本": ["Asia/Tokyo"], "日本時間": ["Asia/Tokyo"], "日本標準時": ["Asia/Tokyo"],
    "한국시간": ["Asia/Seoul"], "한국표준시": ["Asia/Seoul"], "pst": ["America/Los_Angeles"], "pdt": ["America/Los_Angeles"],
    "mdt": ["America/Denver"], "cst": ["America/Chicago", "Asia/Shanghai"], "cdt": ["America/Chicago"],
    "edt": ["America/New_York"], "bst": ["Europe/London"], "cest": ["Europe/Berlin"], "ist": ["Asia/Kolkata"],
  ]
  private static let offsets: [Int: [String]] = [
    9: ["Asia/Seoul", "Asia/Tokyo"], 8: ["Asia/Shanghai", "Asia/Singapore"], 7: ["Asia/Bangkok"], 1: ["Europe/Berlin"],
    0: ["UTC"], -5: ["America/New_York"], -6: ["America/Chicago"], -7: ["America/Denver"], -8: ["America/Los_Angeles"],
  ]

  /// The zones that a word in lower case may mean, the likeliest first; nil for a word that is none of these.
  static func zones(_ word: String) -> [String]? {
    if let found = zones[word] { return found }
    var rest = Substring(word)
    for prefix in ["gmt", "utc", "z"] where rest.hasPrefix(prefix) {
      rest = rest.dropFirst(prefix.count)
      break
    }
    guard let sign = rest.first, sign == "+" || sign == "-" else { return nil }
    let parts = rest.dropFirst().split(separator: ":")
    guard let hours = parts.first.flatMap({ Int($0) }), parts.dropFirst().allSatisfy({ $0 == "00" }) else { return [] }
    return offsets[sign == "-" ? -hours : hours] ?? []
  }
}
