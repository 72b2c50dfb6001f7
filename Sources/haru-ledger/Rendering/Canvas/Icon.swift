/// Icons in a terminal.
enum Icon {
  /// What stands for an icon: an emoji as it is, for the name of an SF Symbol (`book.fill`) the emoji that comes nearest; nil
  /// for a name without one.
  static func text(_ icon: String) -> String? {
    guard icon.utf8.allSatisfy({ $0 < 0x80 }) else { return icon }
    var name = icon[...]
    while true {
      if let emoji = emoji[name] { return emoji }
      // The variants of a symbol are as good as the symbol.
      guard let dot = name.lastIndex(of: "."), variants.contains(name[name.index(after: dot)...]) else { return nil }
      name = name[..<dot]
    }
  }

  private static let variants: Set<Substring> = [
    "fill", "circle", "square", "rectangle", "rtl", "ltr", "inverse",
  ]

  /// Emoji by the names of symbols without their variants.
  static let emoji: [Substring: String] = {
    var result: [Substring: String] = [:]
    for (emoji, names) in table {
      for name in names.split(separator: " ") { result[name] = emoji }
    }
    return result
  }()

  /// Emoji that terminals agree on (two columns, no variation selector) where there is one that fits.
  private static let table: [(String, String)] = [
    // Reading, writing, learning
    ("📖", "book text.book.closed book.pages character.book.closed"), ("📚", "books.vertical"),
    ("📕", "book.closed"), ("🔖", "bookmark"), ("📰", "newspaper magazine"),
    ("🎓", "graduationcap studentdesk"), ("🎒", "backpack"),
    ("📝", "pencil pencil.and.outline pencil.line pencil.tip square.and.pencil note.text highlighter note signature"),
    ("📏", "ruler pencil.and.ruler"), ("📄", "doc doc.text doc.plaintext text.document document list.bullet.rectangle"),
    ("📋", "list.clipboard clipboard doc.on.clipboard checklist list.bullet"), ("📁", "folder"),
    ("📎", "paperclip"), ("📥", "tray tray.and.arrow.down archivebox"), ("🔤", "textformat textformat.abc abc character"),
    ("🔢", "number textformat.123 123.rectangle"), ("🧮", "function sum x.squareroot plus.forwardslash.minus"),
    ("🌐", "globe network"), ("🔬", "microscope"), ("🧪", "testtube.2 flask"),
    ("🧠", "brain brain.head.profile"), ("💡", "lightbulb lightbulb.max"), ("🧩", "puzzlepiece puzzlepiece.extension"),
    ("💬", "bubble bubble.left bubble.right text.bubble message quote.bubble bubble.left.and.bubble.right"),
    // Work and machines
    (
      "💻", "laptopcomputer desktopcomputer macbook terminal pc display chevron.left.forwardslash.chevron.right keyboard"
    ),
    ("📱", "iphone smartphone apps.iphone ipad"), ("⌚", "applewatch"), ("📧", "envelope mail"), ("📞", "phone"),
    ("💼", "briefcase suitcase case latch.2.case"), ("🏢", "building building.2"), ("🏪", "storefront"),
    ("📅", "calendar"), ("📊", "chart.bar chart.bar.xaxis chart.pie"),
    ("📈", "chart.line.uptrend.xyaxis chart.xyaxis.line waveform.path.ecg"), ("📉", "chart.line.downtrend.xyaxis"),
    ("🔨", "hammer"), ("🔧", "wrench wrench.adjustable wrench.and.screwdriver screwdriver"), ("🔩", "gearshape gear"),
    ("🔑", "key"), ("🔒", "lock"), ("🔍", "magnifyingglass"), ("📡", "antenna.radiowaves.left.and.right"),
    ("🤖", "cpu memorychip"), ("🔋", "battery.100"), ("🔌", "powerplug"), ("💾", "externaldrive internaldrive opticaldisc"),
    ("🧰", "toolbox"), ("👥", "person.2 person.3 person.2.wave"), ("👤", "person"),
    ("👪", "figure.2.and.child.holdinghands"),
    // Sport and body
    ("🚶", "figure.walk figure.stand figure.walk.motion"),
    ("🏃", "figure.run figure.walk.treadmill figure.run.treadmill"),
    (
      "💪",
      "figure.strengthtraining.traditional figure.strengthtraining.functional figure.core.training figure.cross.training dumbbell "
        + "figure.highintensity.intervaltraining"
    ),
    ("🧘", "figure.yoga figure.mind.and.body figure.pilates figure.flexibility figure.cooldown apple.meditate"),
    ("🏊", "figure.pool.swim figure.open.water.swim figure.water.fitness"),
    ("🚴", "figure.outdoor.cycle figure.indoor.cycle"), ("🚲", "bicycle"), ("🥾", "figure.hiking"),
    ("🧗", "figure.climbing"), ("💃", "figure.dance figure.socialdance"), ("🏄", "figure.surfing"),
    ("🚣", "figure.rower figure.rowing oar.2.crossed"), ("🎿", "figure.skiing.downhill figure.skiing.crosscountry"),
    ("🏂", "figure.snowboarding"), ("🥊", "figure.boxing figure.kickboxing"), ("🥋", "figure.martial.arts figure.taichi"),
    ("⚽", "soccerball figure.soccer figure.outdoor.soccer"), ("🏀", "basketball figure.basketball"),
    ("⚾", "baseball figure.baseball"), ("🏐", "volleyball figure.volleyball"),
    ("🎾", "tennisball tennis.racket figure.tennis"),
    ("🏸", "figure.badminton"), ("🏓", "figure.table.tennis"), ("🎳", "figure.bowling"), ("⛳", "figure.golf"),
    ("🏈", "football figure.american.football"), ("🤸", "figure.gymnastics figure.jumprope figure.rolling"),
    ("🪜", "figure.stairs figure.stair.stepper stairs"),
    ("🎽", "figure.mixed.cardio figure.elliptical figure.step.training"),
    ("🏆", "trophy"), ("🏅", "medal rosette"), ("👟", "shoe shoeprints"),
    ("⚖️", "scalemass"), ("💗", "heart heart.text.square"), ("💊", "pills pill cross.vial"), ("🏥", "cross cross.case"),
    ("🩺", "stethoscope"), ("💉", "syringe"), ("👀", "eye eyes"), ("🦷", "mouth"), ("👂", "ear"), ("👋", "hand.wave"),
    ("👍", "hand.thumbsup"), ("🌱", "leaf"), ("🔥", "flame"), ("🚭", "nosign"),
    // Food and drink
    ("💧", "drop water.waves drop.halffull"), ("🥛", "waterbottle"), ("☕", "cup.and.saucer mug cup.and.heat.waves"),
    ("🍷", "wineglass"), ("🍴", "fork.knife"), ("🍳", "frying.pan cooktop stove oven"), ("🥕", "carrot"),
    ("🎂", "birthday.cake"), ("🍟", "takeoutbag.and.cup.and.straw"), ("🐟", "fish"), ("🛒", "cart basket"),
    // Rest, home and people
    ("💤", "moon.zzz zzz powersleep"), ("🌙", "moon moon.stars"), ("🛌", "bed.double"), ("🪑", "sofa"), ("🚿", "shower"),
    ("🛁", "bathtub"), ("🏠", "house"), ("🧹", "bubbles.and.sparkles sparkles.rectangle.stack"), ("🧺", "washer dryer"),
    ("🚽", "toilet"), ("👕", "tshirt"), ("👜", "handbag bag"), ("👓", "eyeglasses"), ("🎁", "gift"), ("🎈", "balloon"),
    ("🎉", "party.popper"), ("🐾", "pawprint"), ("🐶", "dog"), ("🐱", "cat"), ("🐦", "bird"), ("🐞", "ladybug ant"),
    ("🌳", "tree"), ("🌸", "camera.macro"), ("💰", "wonsign yensign dollarsign creditcard banknote wallet.pass"),
    ("😀", "face.smiling"), ("🙏", "hands.sparkles hands.clap"), ("🏦", "building.columns"),
    // Play and art
    ("🎮", "gamecontroller arcade.stick"), ("🎲", "dice die.face.5"), ("🃏", "suit.spade suit.club suit.diamond"),
    ("📺", "tv play.tv play.rectangle"), ("🎬", "film movieclapper"), ("🎥", "video"), ("🍿", "popcorn"),
    ("🎵", "music.note music.note.list music.quarternote.3"), ("🎸", "guitars"), ("🎹", "pianokeys"),
    ("🎤", "music.mic mic"),
    ("🎧", "headphones airpods beats.headphones"), ("🔊", "speaker speaker.wave.2 speaker.wave.3"), ("📻", "radio"),
    ("🎺", "trumpet"), ("🎭", "theatermasks"), ("🎨", "paintpalette paintbrush paintbrush.pointed"), ("📷", "camera"),
    ("🌄", "photo"), ("🧵", "scissors"), ("🎫", "ticket"),
    // Travel and weather
    ("🚗", "car"), ("🚌", "bus"), ("🚆", "tram train.side.front.car"), ("🚢", "ferry sailboat"), ("🛵", "scooter moped"),
    ("⛽", "fuelpump"), ("🗾", "map"), ("📍", "mappin location"), ("🧭", "safari location.north"), ("⛺", "tent"),
    ("🌞", "sun.max"), ("🌅", "sunrise sunset sun.horizon"), ("⛅", "cloud cloud.sun"), ("☔", "umbrella cloud.rain"),
    ("⛄", "snowflake"), ("⚡", "bolt"), ("🌏", "globe.asia.australia globe.americas globe.europe.africa"),
    ("🗻", "mountain.2"),
    ("🚀", "airplane.departure"), ("🛫", "airplane"),
    // Marks
    ("⭐", "star"), ("✨", "sparkles wand.and.stars"), ("✅", "checkmark checkmark.seal"), ("❌", "xmark"), ("➕", "plus"),
    ("🚩", "flag"), ("🏁", "flag.checkered flag.2.crossed"), ("🎯", "target scope"), ("🔔", "bell"), ("⏰", "alarm"),
    ("⏳", "hourglass timer stopwatch"), ("🕐", "clock"), ("🔁", "repeat arrow.triangle.2.circlepath"), ("📌", "pin"),
    ("🔗", "link"), ("👑", "crown"), ("🚫", "exclamationmark.octagon minus.circle"), ("📣", "megaphone"), ("🔰", "shield"),
    ("🔖", "tag"), ("🚮", "trash"),
  ]
}
