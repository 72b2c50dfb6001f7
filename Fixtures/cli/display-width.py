"""Writes display-width.txt: runs of assigned characters with the same number of terminal columns, by Python's Unicode data."""

import unicodedata


def width(code):
    character = chr(code)
    category = unicodedata.category(character)
    if category in ("Cn", "Cc", "Cs", "Co"):
        return None
    if category in ("Mn", "Me", "Cf") or 0x1160 <= code <= 0x11FF or 0xD7B0 <= code <= 0xD7FF:
        return 1 if code == 0xAD else 0  # The soft hyphen is always shown escaped.
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


runs = []
for code in range(0x20, 0x110000):
    columns = width(code)
    if columns is None:
        continue
    if runs and runs[-1][2] == columns:
        runs[-1][1] = code
    else:
        runs.append([code, code, columns])
# A run may pass over characters that are not assigned.
for first, last, columns in runs:
    print(f"{first:X} {last:X} {columns}")
