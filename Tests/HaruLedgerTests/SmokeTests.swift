import Testing
@testable import HaruLedger
@Test func smoke() { #expect(Bool(true)) }
