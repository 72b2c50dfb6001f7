import Testing
@testable import HaruParse
@Test func smoke() { #expect(Bool(true)) }
