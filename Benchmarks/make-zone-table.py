#!/usr/bin/env python3
"""Writes what Python's zoneinfo says about the zone files in Fixtures/zones, for the tests of the zone reader.

  make-zone-table.py            writes the tables from the .tzif files that are there
  make-zone-table.py --refresh  first copies the .tzif files from the system's database

The .tzif files are copies of public-domain data (https://www.iana.org/time-zones), so the tables do not depend on the version
of the database that a machine has. Tables:

  offsets.txt    zone NAME               the lines that follow are about Fixtures/zones/NAME.tzif
                 change T BEFORE AFTER   at the instant T (seconds since 1970) the offset (seconds east of UTC) changes
                 halves OxN ...          offsets at 1 January and 1 July, 00:00 UTC, of 1950 to 2100, run-length encoded
                 at T OFFSET             the offset at an instant far from the present
  rules.txt      the same for files without transitions, made of a footer alone: rule TEXT instead of zone NAME
  iso-weeks.txt  DATE YEAR WEEK          around the turns of years
"""

import datetime
import io
import pathlib
import shutil
import struct
import sys
import zoneinfo

ZONES = """
Africa/Cairo Africa/Casablanca Africa/El_Aaiun America/Caracas America/Havana America/New_York America/Nuuk
America/Sao_Paulo America/St_Johns Antarctica/Troll Asia/Gaza Asia/Kathmandu Asia/Kolkata Asia/Pyongyang Asia/Seoul
Asia/Tehran Asia/Tokyo Australia/Lord_Howe Europe/Dublin Europe/Lisbon Europe/London Pacific/Apia Pacific/Chatham
Pacific/Kiritimati Pacific/Kwajalein UTC
""".split()

# Every form that a footer may have, also those that no zone of today uses. Some cannot be asked of
# zoneinfo and are in the tests by hand: changes near 1 January (it looks only at the changes of an instant's own year in UTC), and
# the days J59 and n (it is a day off).
RULES = """
KST-9
<+0545>-5:45
<-1234>12:34:56
EST5EDT,M3.2.0,M11.1.0
EST5EDT4,M3.2.0/2:30:15,M11.1.0/1
CET-1CEST,M3.5.0,M10.5.0/3
IST-1GMT0,M10.5.0,M3.5.0/1
<+1030>-10:30<+11>-11,M10.1.0,M4.1.0
<-02>2<-01>,M3.5.0/-1,M10.5.0/0
EET-2EEST,M3.4.4/50,M10.4.4/50
IST-2IDT,M3.4.4/26,M10.5.0
AAA3BBB,J60,J300
AAA3BBB,J60/-1,J364/25:30
AAA-3BBB,J300,J60
ABC+03:00DEF-01:30,M6.5.6/+3,M7.1.0/00:00:01
<A1+->-0:00:01<Bcd>+0:59,J32,M12.2.3/24
AAA8BBB,M1.3.1/-167,M12.4.6/-100
AAA8BBB,M2.4.3/167,M8.3.2/130:59:59
AAA23:59:59BBB,M4.1.0,M9.1.0
AAA-23BBB-22:30,M4.1.0,M9.1.0
""".split()

EPOCH = datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)
FIXTURES = pathlib.Path(__file__).resolve().parent.parent / "Fixtures" / "zones"
SYSTEM = pathlib.Path("/usr/share/zoneinfo")


def seconds(year, month=1, day=1):
    date = datetime.datetime(year, month, day, tzinfo=datetime.timezone.utc)
    return (date - EPOCH) // datetime.timedelta(seconds=1)


def offset(zone, instant):
    local = (EPOCH + datetime.timedelta(seconds=instant)).astimezone(zone)
    return local.utcoffset() // datetime.timedelta(seconds=1)


def changes(zone, start, end, step=43_200):
    low, before = start, offset(zone, start)
    while low < end:
        high = min(low + step, end)
        after = offset(zone, high)
        if after != before:
            inside, outside = low, high
            while outside - inside > 1:
                middle = (inside + outside) // 2
                if offset(zone, middle) == before:
                    inside = middle
                else:
                    outside = middle
            yield f"change {outside} {before} {after}"
        low, before = high, after


def halves(zone):
    runs = []
    for year in range(1950, 2101):
        for month in (1, 7):
            value = offset(zone, seconds(year, month))
            if runs and runs[-1][0] == value:
                runs[-1][1] += 1
            else:
                runs.append([value, 1])
    return "halves " + " ".join(f"{value}x{count}" for value, count in runs)


def far(zone, years):
    for year in years:
        for month in (1, 4, 7, 10):
            instant = seconds(year, month, 15)
            yield f"at {instant} {offset(zone, instant)}"


def zone_table():
    for name in ZONES:
        with open(FIXTURES / (name + ".tzif"), "rb") as file:
            zone = zoneinfo.ZoneInfo.from_file(file, key=name)
        yield f"zone {name}"
        yield halves(zone)
        yield from changes(zone, seconds(1900), seconds(2101))
        yield from changes(zone, seconds(2399), seconds(2402))
        yield from changes(zone, seconds(9998), seconds(9999, 12, 25))
        yield from far(zone, (1850, 1899, 2200, 2400, 2401, 5000, 9999))


def rule_file(rule):
    def header(types, designations):
        return struct.pack(">4sc15x6l", b"TZif", b"3", 0, 0, 0, 0, types, designations)

    block = header(1, 4) + struct.pack(">lbb", 0, 0, 0) + b"UTC\0"
    return io.BytesIO(block + block + b"\n" + rule.encode() + b"\n")


def rule_table():
    for rule in RULES:
        zone = zoneinfo.ZoneInfo.from_file(rule_file(rule))
        yield f"rule {rule}"
        yield from changes(zone, seconds(2019, 6), seconds(2029, 6))
        yield from far(zone, (1901, 2000, 2100, 2400))


def iso_weeks():
    for year in [*range(1950, 2061), 2100, 2400, 9998]:
        for date in [(year, 12, day) for day in range(27, 32)] + [(year + 1, 1, day) for day in range(1, 6)]:
            day = datetime.date(*date)
            iso = day.isocalendar()
            yield f"{day.isoformat()} {iso.year} {iso.week}"


def main():
    if "--refresh" in sys.argv[1:]:
        for name in ZONES:
            target = FIXTURES / (name + ".tzif")
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(SYSTEM / name, target)
    for name, lines in (("offsets", zone_table()), ("rules", rule_table()), ("iso-weeks", iso_weeks())):
        (FIXTURES / (name + ".txt")).write_text("\n".join(lines) + "\n")


main()
