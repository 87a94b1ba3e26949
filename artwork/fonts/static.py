"""Cut the site's variable font into the three that stand still, for paper and share pictures.

    static.py

Run after subset.sh. What makes PDFs and pictures on the server knows neither variable fonts nor
woff2, so web/src/ui/fonts/ also holds TrueType files at three places of the design: text, strong
text, and headings. They are the same outlines and characters, under the same licence.
"""
import os
import pathlib

# The same bytes every time.
os.environ.setdefault("SOURCE_DATE_EPOCH", "0")

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FONTS = pathlib.Path(__file__).parent / "../../web/src/ui/fonts"
PLACES = (
    # file, family and style as programs see them, weight, width
    ("anek-latin-text", "Anek Latin Text", 400, 100),
    ("anek-latin-strong", "Anek Latin Strong", 600, 100),
    ("anek-latin-display", "Anek Latin Display", 650, 112),
)

for file, family, weight, width in PLACES:
    font = instancer.instantiateVariableFont(
        TTFont(FONTS / "anek-latin.woff2"), {"wght": weight, "wdth": width})
    font.flavor = None
    for record in font["name"].names:
        if record.nameID in (1, 4):
            record.string = family
        elif record.nameID == 6:
            record.string = family.replace(" ", "") + "-Regular"
    font.recalcTimestamp = False
    font.save(FONTS / f"{file}.ttf")
    print(f"{file}.ttf: {(FONTS / f'{file}.ttf').stat().st_size} bytes; wght {weight}, wdth {width}")
