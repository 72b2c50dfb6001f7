import Testing

@testable import HaruParse

/// Every code that reading one file can report is shown by a fixture or made in `TextTests`.
@Suite struct CodeTests {
  /// The codes that need bytes or sizes that no fixture holds.
  private static let madeInTests: Set<Code> = [
    .invalidUTF8, .controlCharacter, .loneCarriageReturn, .utf16File, .lineTooLong, .nameTooLong, .tooManyDeclarations,
  ]

  /// All codes of the parser. What names, zones, files and the evaluation add is tested where it is reported.
  private static let parserCodes: Set<Code> = madeInTests.union([
    .conflict, .unclosedQuote, .invalidEscape, .countTooLarge, .lengthTooLong, .measureTooPrecise, .unknownKeyword,
    .unsupportedVersion, .misplacedVersion, .nothingToContinue, .entryBeforeDate, .missingPart, .unexpectedText,
    .invalidDate,
    .noSuchDate, .yearOutOfRange, .invalidTime, .invalidOffset, .invalidInterval, .invalidLength, .invalidCount,
    .invalidMeasure,
    .invalidColor, .invalidWeekday, .wrongWeekday, .invalidName, .invalidTag, .unknownProperty, .repeatedProperty,
    .missingProperty, .misplacedProperty, .invalidProperty, .estimateWithoutTimes, .unknownSetting, .invalidSetting,
    .undatedSetting, .errorAllowed, .unknownCode, .unknownActionKind, .questOutsideGoal, .endBeforeStart,
    .closedBeforeStart,
    .closedAfterEnd, .untilBeforeFrom, .spanReversed, .invalidComparison, .invalidAmount, .invalidCadence, .emptyQuest,
  ])

  @Test func everyCodeOfTheParserHasAReproducer() throws {
    var found: Set<Code> = []
    for path in ErrorFixtureTests.paths {
      for mark in AnnotatedSource(try Fixtures.text(path)).expected {
        found.insert(try #require(Code(rawValue: mark.code)))
      }
    }
    #expect(found.subtracting(Self.parserCodes) == [])
    #expect(Self.parserCodes.subtracting(found) == Self.madeInTests)
  }
}
