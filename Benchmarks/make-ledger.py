#!/usr/bin/env python3
"""Writes one ledger of any size, the same bytes for the same arguments.

    Benchmarks/make-ledger.py --sessions 1000000 --output /tmp/1M.haru

A day is put together from three parts (morning, afternoon, evening), each drawn from a pool of ready strings.
Sessions stay inside their part, so any three parts make a day in which no action overlaps itself, and a million
sessions cost a second, not a minute.
"""

import argparse
import datetime
import random
import sys

FIRST_DAY = datetime.date(1950, 1, 1)
LAST_DAY = datetime.date(2199, 12, 31)
ENTRIES_PER_DAY = 15.625
POOL = 1500
WEEKDAYS = "월화수목금토일"

TAGS = [
    ("#공부", "#2F6B4F"),
    ("#건강", "#D9A621"),
    ("#work", "#3A6EA5"),
    ("#취미", "#8E5572"),
    ("#카페", "#A9714B"),
]

TIME_ACTIONS = [
    ("독서", "#취미 #공부 alias=read"),
    ("영어 단어", "#공부 est=30m"),
    ("운동", "#건강"),
    ("전공", "#공부"),
    ("deep work", "#work est=1h30m"),
    ("산책", "#건강 #취미"),
    ("guitar", "#취미"),
    ("email", "#work"),
    ("잡일", ""),
]

COUNT_ACTIONS = [
    ("물", "#건강 unit=잔"),
    ("coffee", "unit=잔"),
    ("푸시업", "#건강 unit=회"),
]

MISSPELT = {
    "독서": ["독셔", "둑서", "독서실"],
    "영어 단어": ["영어 단아", "영어단어", "영어 단"],
    "운동": ["운둥", "운동장", "운"],
    "전공": ["전곰", "정공", "전공책"],
    "deep work": ["deep wrok", "deepwork", "Deep work"],
    "산책": ["산첵", "상책", "산책길"],
    "guitar": ["guitr", "gitar", "Guitar"],
    "email": ["emial", "e-mail", "Email"],
    "잡일": ["집일", "잡알", "잡일들"],
    "물": ["뭄", "물물", "무"],
    "coffee": ["cofee", "coffe", "Coffee"],
    "푸시업": ["푸쉬업", "푸시엎", "푸시"],
}

# Nights before an hour (or half of one) that the clocks of Seoul left out, mostly at midnight: a session that
# ended inside it would be an error, so these evenings end before midnight.
SHORT_NIGHTS = {
    datetime.date(*d)
    for d in [
        (1950, 3, 31), (1951, 5, 5), (1955, 5, 4), (1956, 5, 19), (1957, 5, 4), (1958, 5, 3), (1959, 5, 2),
        (1960, 4, 30), (1961, 8, 9), (1987, 5, 9), (1988, 5, 7),
    ]
}  # fmt: skip


def note_pool():
    notes = ["좋았다", "졸림", "집중", "비 옴", "too long", "on time", "with Min", "재밌다", "again", "카페", "천천히",
             "half done", "끝!", "redo", "늦음", "at home", "도서관", "short", "review", "다시", "힘듦", "ok"]  # fmt: skip
    notes += [f"{n}장" for n in range(1, 40)]
    notes += [f"p. {n}" for n in range(7, 400, 9)]
    notes += [f"ch {n}" for n in range(1, 30)]
    notes += [f"{n}쪽" for n in range(12, 300, 11)]
    notes += [f"day {n}" for n in range(1, 60)]
    notes += [f"{n}쪽까지 읽음" for n in range(15, 400, 17)]
    notes += [f"{n}번 문제에서 막힘" for n in range(1, 30)]
    notes += [f"finished part {n}" for n in range(1, 25)]
    return notes


NOTES = note_pool()


def clock(minutes):
    return f"{minutes // 60:02d}:{minutes % 60:02d}"


def with_error(rng, kind, name, when, rest, turn):
    """The line of an entry with exactly one error in it, in rotation."""
    turn %= 4
    if turn == 0:
        return f"{when} {rng.choice(MISSPELT[name])}{rest}"
    if turn == 1:
        return f"{rng.randint(1, 3)}h {rng.randint(5, 55)}m {rng.choice(TIME_ACTIONS)[0]}{rest}"
    if turn == 2:
        if kind == "time":
            return f"25:{rng.randint(60, 99)}-27:10 {name}{rest}"
        return f"25:{rng.randint(60, 99)} {name}{rest}"
    if kind == "time":
        return f"{when[:5]} {name}{rest}"
    return f"{when[:5]}-{int(when[:2]) + 1:02d}:30 {name}{rest}"


class Parts:
    """Pools of ready parts of a day, made when one of their shape is first asked for."""

    WINDOWS = [(6 * 60, 12 * 60), (12 * 60, 18 * 60), (18 * 60, 26 * 60)]

    def __init__(self, rng, size, errors):
        self.rng = rng
        self.size = size
        self.errors = errors
        self.turn = 0
        self.pools = {}

    def pool(self, shape):
        if shape not in self.pools:
            self.pools[shape] = [self.make(*shape) for _ in range(self.size)]
        return self.pools[shape]

    def line(self, kind, name, when):
        rng = self.rng
        rest = ""
        if kind == "time" and rng.random() < 0.04:
            rest += " " + rng.choice(TAGS)[0]
        if rng.random() < 1 / 3:
            rest += " ; " + rng.choice(NOTES)
        if self.errors:
            self.turn += 1
            return with_error(rng, kind, name, when, rest, self.turn)
        return f"{when} {name}{rest}"

    def make(self, part, sessions, counts, late):
        rng = self.rng
        begin, end = self.WINDOWS[part]
        last = 24 * 60 - 10 if part == 2 else end
        found = []
        free = [0] * len(TIME_ACTIONS)
        crosses = part == 2 and late and sessions > 0 and rng.random() < 0.35
        room = (last - begin) / max(sessions, 1)
        for index in range(sessions):
            low = int(begin + index * room)
            start = low + int(rng.random() * room * 0.4)
            if crosses and index == sessions - 1:
                start = max(start, 22 * 60 + 30 + int(rng.random() * 70))
                stop = 24 * 60 + 10 + int(rng.random() * 100)
            else:
                stop = start + 10 + int(rng.random() * min(room * 1.4, 140))
                stop = max(min(stop, last), start + 2)
            action = rng.randrange(len(TIME_ACTIONS))
            while free[action] > start:
                action = (action + 1) % len(TIME_ACTIONS)
            free[action] = stop
            if stop > 24 * 60 and rng.random() < 0.5:
                when = f"{clock(start)}-{clock(stop - 24 * 60)}"
            elif stop - start > 60 and stop < 24 * 60 and rng.random() < 0.05:
                half = (start + stop) // 2
                when = f"{clock(start)}-{clock(half - 6)},{clock(half + 6)}-{clock(stop)}"
            else:
                when = f"{clock(start)}-{clock(stop)}"
            found.append((start, self.line("time", TIME_ACTIONS[action][0], when)))
        for _ in range(counts):
            at = begin + int(rng.random() * (last - begin))
            when = clock(at)
            if rng.random() < 0.4:
                when += f" +{rng.randint(2, 5)}"
            found.append((at, self.line("count", rng.choice(COUNT_ACTIONS)[0], when)))
        found.sort()
        return "".join(line + "\n" for _, line in found)


def head(first, last, quests, rng):
    lines = ["haru 1", "set zone Asia/Seoul", "set day-start 06:00", ""]
    lines += [f"tag {name} color={color}" for name, color in TAGS]
    lines += [""]
    lines += [f"action time {name} {rest}".rstrip() for name, rest in TIME_ACTIONS]
    lines += [f"action count {name} {rest}".rstrip() for name, rest in COUNT_ACTIONS]
    lines += [""]
    if quests:
        lines += [f"goal everything start={first} end={last}"]
        times = [name for name, _ in TIME_ACTIONS] + ["#공부", "#건강", "#work", "#취미", "*"]
        shapes = [
            lambda n: f"quest {times[n % 14]} >= {rng.randint(1, 11) * 10}m per day",
            lambda n: f"quest {times[n % 14]} >= {rng.randint(2, 20)}h per week",
            lambda n: f"quest {times[n % 14]} <= {rng.randint(1, 4)}h per day",
            lambda n: f"quest {times[n % 14]} >= {rng.randint(20, 60)}h per month",
            lambda n: f"quest {COUNT_ACTIONS[n % 3][0]} >= {rng.randint(2, 9)} per day",
            lambda n: f"quest {times[n % 14]} >= {rng.randint(20, 150)}m on mon,wed,fri",
            lambda n: f"quest {times[n % 14]} >= {rng.randint(20, 90)}m any {rng.randint(2, 6)} days per week",
            lambda n: f"quest {COUNT_ACTIONS[n % 3][0]} <= {rng.randint(10, 40)} per week",
            lambda n: f"quest {times[n % 14]} >= {rng.randint(1, 3)}h per {rng.randint(2, 9)} days",
            lambda n: f"quest {times[n % 14]} >= {rng.randint(20, 150)}m on 3rd tue",
            lambda n: f"quest {times[n % 14]} >= {rng.randint(20, 150)}m on 5,15,25",
            lambda n: f"quest {times[n % 14]} >= {rng.randint(100, 900)}h per year",
        ]
        lines += ["  " + shapes[n % len(shapes)](n) for n in range(quests)]
        lines += [""]
    return "\n".join(lines) + "\n"


def write(out, sessions, counts, seed, errors, quests):
    rng = random.Random(seed)
    longest = (LAST_DAY - FIRST_DAY).days + 1
    days = max(1, min(round((sessions + counts) / ENTRIES_PER_DAY), longest))
    parts = days * 3
    pools = Parts(rng, min(POOL, parts), errors)
    out.write(head(FIRST_DAY, FIRST_DAY + datetime.timedelta(days - 1), quests, random.Random(seed + 1)))

    draw = rng.random
    chunk = []
    part = done_sessions = done_counts = 0
    first = FIRST_DAY.toordinal()
    for ordinal in range(first, first + days):
        day = datetime.date.fromordinal(ordinal)
        chunk.append(f"{day} {WEEKDAYS[day.weekday()]}\n")
        late = day not in SHORT_NIGHTS
        for third in (0, 1, 2):
            part += 1
            until_sessions = part * sessions // parts
            until_counts = part * counts // parts
            shape = (third, until_sessions - done_sessions, until_counts - done_counts, late or third < 2)
            pool = pools.pool(shape)
            chunk.append(pool[int(draw() * len(pool))])
            done_sessions, done_counts = until_sessions, until_counts
        if len(chunk) > 20000:
            out.write("".join(chunk))
            chunk.clear()
    out.write("".join(chunk))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--sessions", type=int, required=True)
    parser.add_argument("--counts", type=int, help="default: a quarter of the sessions")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--errors", choices=["none", "every"], default="none", help="every: each entry has one error")
    parser.add_argument("--quests", type=int, default=0, help="a goal over the whole span with so many quests")
    parser.add_argument("--output", help="default: standard output")
    options = parser.parse_args()
    counts = options.sessions // 4 if options.counts is None else options.counts
    arguments = (options.sessions, counts, options.seed, options.errors == "every", options.quests)
    if options.output:
        with open(options.output, "w", encoding="utf-8", newline="\n") as out:
            write(out, *arguments)
    else:
        sys.stdout.reconfigure(encoding="utf-8", newline="\n")
        write(sys.stdout, *arguments)


if __name__ == "__main__":
    main()
