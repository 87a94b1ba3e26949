"""Work out how to stretch a local font so that text set in it takes the room Anek Latin will.

    fallback_metrics.py > fallback-metrics.json

Run after subset.sh. For each fallback it gives the four @font-face descriptors. Widths are means
over English text (letters and the space by frequency), heights are from hhea. Liberation Sans
stands for Arial (drawn to the same widths); apt-get install fonts-liberation fonts-roboto-unhinted.
"""
import json
import pathlib
import subprocess

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = pathlib.Path(__file__).parent
OURS = HERE / "../../web/src/ui/fonts/anek-latin.woff2"
# Percent of letters in English prose, and one space in about 5.7 characters.
LETTERS = dict(zip("etaoinshrdlcumwfgypbvkjxqz", (
    12.70, 9.06, 8.17, 7.51, 6.97, 6.75, 6.33, 6.09, 5.99, 4.25, 4.03, 2.78, 2.76,
    2.41, 2.36, 2.23, 2.02, 1.97, 1.93, 1.49, 0.98, 0.77, 0.15, 0.15, 0.10, 0.07)))
LETTERS[" "] = sum(LETTERS.values()) / 4.7
# Arial's own heights: Liberation Sans has the same widths and very nearly these.
ARIAL = {"unitsPerEm": 2048, "ascent": 1854, "descent": 434, "lineGap": 67}


def mean_width(font):
    cmap, widths = font.getBestCmap(), font["hmtx"].metrics
    total = sum(widths[cmap[ord(c)]][0] * share for c, share in LETTERS.items())
    return total / sum(LETTERS.values()) / font["head"].unitsPerEm


def heights(font):
    h = font["hhea"]
    return {"unitsPerEm": font["head"].unitsPerEm, "ascent": h.ascent, "descent": -h.descent,
            "lineGap": h.lineGap}


def local(pattern):
    path = subprocess.check_output(["fc-match", "-f", "%{file}", pattern], text=True)
    font = TTFont(path)
    family = font["name"].getDebugName(1)
    assert family == pattern.split(":")[0], f"{pattern} is not installed (found {family})"
    return font


def percent(x):
    return f"{x * 100:.2f}%"


def descriptors(ours, fallback, own_heights):
    adjust = mean_width(ours) / mean_width(fallback)
    h = heights(ours)
    line = {k: h[k] / h["unitsPerEm"] / adjust for k in ("ascent", "descent", "lineGap")}
    return {
        "size-adjust": percent(adjust),
        "ascent-override": percent(line["ascent"]),
        "descent-override": percent(line["descent"]),
        "line-gap-override": percent(line["lineGap"]),
        "measured": {"meanWidthEm": round(mean_width(fallback), 5), **own_heights},
    }


result = {"font": "Anek Latin", "file": "web/src/ui/fonts/anek-latin.woff2"}
for use, wght, wdth, style in (("text", 400, 100, "Regular"), ("display", 650, 112, "Bold")):
    ours = instancer.instantiateVariableFont(TTFont(OURS), {"wght": wght, "wdth": wdth})
    arial, roboto = local(f"Liberation Sans:style={style}"), local(f"Roboto:style={style}")
    result[use] = {
        "wght": wght,
        "wdth": wdth,
        "meanWidthEm": round(mean_width(ours), 5),
        **heights(ours),
        "fallbacks": {
            "Arial": descriptors(ours, arial, ARIAL),
            "Roboto": descriptors(ours, roboto, heights(roboto)),
        },
    }
print(json.dumps(result, indent=2))
