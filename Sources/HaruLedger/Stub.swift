import HaruParse
