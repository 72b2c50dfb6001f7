"""What `run` and `ladder` share: timing by a small C program, and finding the binary."""

import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent


def scratch():
    """The folder of generated ledgers and of the compiled `spawn`."""
    folder = pathlib.Path(tempfile.gettempdir()) / "haru-ledger-bench"
    folder.mkdir(exist_ok=True)
    return folder


def spawner():
    """The compiled spawn.c."""
    source, program = HERE / "spawn.c", scratch() / "spawn"
    if not program.exists() or program.stat().st_mtime < source.stat().st_mtime:
        swift = shutil.which("swift")
        compiler = shutil.which("cc") or shutil.which("clang") or (swift and os.path.join(os.path.dirname(os.path.realpath(swift)), "clang"))
        if not compiler:
            sys.exit("a C compiler is needed: cc, or the clang of the Swift toolchain")
        draft = program.with_suffix(f".{os.getpid()}")
        subprocess.run([compiler, "-O2", "-Wall", "-Wextra", "-Werror", "-o", draft, source], check=True)
        draft.replace(program)
    return str(program)


class Measured:
    """The runs of one command."""

    def __init__(self, rows):
        self.wall = statistics.median(row[0] for row in rows) / 1e9
        self.cpu = statistics.median(row[1] for row in rows) / 1e9
        self.peak = max(row[2] for row in rows) * (1 if sys.platform == "darwin" else 1024)
        self.status = rows[-1][3]
        self.was_stopped = self.status == 128 + 9


def measure(commands, runs, seconds=60):
    """Runs commands in turn, so that a busy machine slows all of them, after one round that does not count."""
    words = []
    for command in commands:
        words += (["+++"] if words else []) + list(map(str, command))
    done = subprocess.run([spawner(), str(runs), str(seconds), *words], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"a command cannot be run: {[command[0] for command in commands]}")
    rows = [[] for _ in commands]
    for line in done.stdout.splitlines():
        number, *values = map(int, line.split())
        rows[number].append(values)
    return [Measured(one) for one in rows]


def release_binary(given):
    """The path of the binary to measure: the given one, else the release build of this package."""
    if given is None:
        command = ["swift", "build", "-c", "release", "--static-swift-stdlib", "--show-bin-path"]
        found = subprocess.run(command, cwd=HERE.parent, capture_output=True, text=True)
        if found.returncode != 0:
            sys.exit(f"swift build --show-bin-path failed:\n{found.stderr}")
        given = os.path.join(found.stdout.strip().splitlines()[-1], "haru-ledger")
    given = os.path.abspath(shutil.which(given) or given)
    if not os.access(given, os.X_OK):
        sys.exit(f"{given} is not there; build it with: swift build -c release --static-swift-stdlib")
    return given


class Bounds:
    """Bounds that figures are held to; a missed one is marked, and told at the end."""

    def __init__(self):
        self.missed = []

    def mark(self, name, value, bound, at_least=False):
        """`≤ 2.3`, with a `!` where the value is beyond the bound."""
        if bound is None:
            return ""
        holds = value >= bound if at_least else value <= bound
        if not holds:
            self.missed.append(f"{name}: {value:.2f} ({'≥' if at_least else '≤'} {bound:g})")
        return f"{'≥' if at_least else '≤'} {bound:g}" + ("" if holds else " !")

    def report(self):
        print()
        for text in self.missed:
            print(f"missed: {text}")
        print(f"{len(self.missed)} bounds are missed" if self.missed else "all bounds hold")
        return 1 if self.missed else 0
