/// The name of a field, in the forms in which it is written. Each is made once, and known again by its identity.
final class Key: Sendable {
  /// The name, also that of a column.
  let name: String
  /// The name as JSON has it, with the colon after it.
  let json: [UInt8]

  /// A key; its name needs no escaping.
  init(_ name: String) {
    self.name = name
    json = Array("\"\(name)\":".utf8)
  }
}

/// The keys that several reports share. The others are declared beside the report that they are of.
extension Key {
  static let action = Key("action"), actions = Key("actions"), tag = Key("tag"), tags = Key("tags"), name = Key("name")
  static let kind = Key("kind"), rowKind = Key("kind"), unit = Key("unit"), icon = Key("icon"), color = Key("color")
  static let date = Key("date"), from = Key("from"), to = Key("to"), start = Key("start"), end = Key("end")
  static let state = Key("state"), running = Key("running"), paused = Key("paused"), note = Key("note")
  static let seconds = Key("seconds"), added = Key("added"), sessions = Key("sessions"), count = Key("count")
  static let entries = Key("entries"), amount = Key("amount"), total = Key("total"), totals = Key("totals")
  static let percent = Key("percent"), value = Key("value"), values = Key("values"), need = Key("need")
  static let estimate = Key("estimate"), due = Key("due"), elapsed = Key("elapsed"), best = Key("best")
  static let streak = Key("streak"), rate = Key("rate"), days = Key("days"), untimed = Key("untimed")
  static let file = Key("file"), line = Key("line"), usage = Key("usage"), progress = Key("progress")
}
