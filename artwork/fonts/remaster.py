"""Rebuild the Anek Latin variable font on fewer masters, so that it fits the page's budget.

    remaster.py LATIN.woff2 LATIN-EXT.woff2 OUT.ttf WGHT_MIN WGHT_MAX WDTH_MIN WDTH_MAX TOLERANCE

The packaged font stores eight sets of deltas a glyph (two weights x two widths round a middle
default, and their four corners). Cutting the axes and the characters alone leaves about 90 KB,
most of it those deltas and kerning that varies. But the design is nearly bilinear between the
limits we want. So:

  * the default becomes the lightest, narrowest corner, and three sets of deltas (width, weight,
    both) describe the other corners exactly; `avar` puts the old middle where it fits best;
  * where a glyph strays more than TOLERANCE (thousandths of an em) from the original at one of
    the five places between the corners, a further set of deltas brings it back;
  * the em goes from 2000 to 1000 units; kerning is kept once, as drawn at weight 500 width 100;
  * the rupee sign, which the packager put in the latin-ext file, is brought over, and the
    hyphen (U+2010, U+2011) and narrow no-break space (U+202F) get the glyphs the font has.

The distance from the original is measured at the nine places the design is drawn at, and
printed; the script fails when it is more than TOLERANCE and rounding.
"""
import sys

import numpy as np
from fontTools.otlLib.builder import buildStatTable
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.ttLib.tables import otTables as ot
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib import builder, instancer, models
from fontTools.varLib.iup import iup_delta, iup_delta_optimize

UPEM = 1000
LATIN, EXT, OUT = sys.argv[1:4]
W0, W1, D0, D1, TOL = map(float, sys.argv[4:9])
# Where the packaged design has a master between the limits (its default).
W_MID, D_MID = 500.0, 100.0
# The packaged rupee sign has no kerning and touches the 1 in the widest bold: a little air.
RUPEE_GAP = 30
assert W0 < W_MID < W1 and D0 < D_MID < D1


def quantised(x):
    return round(x * 16384) / 16384  # as F2Dot14 stores it


class Source:
    """One packaged file: its glyphs at any weight and width, in 1000 units an em."""

    def __init__(self, path):
        self.font = TTFont(path)
        self.axes = {a.axisTag: a for a in self.font["fvar"].axes}
        self.avar = self.font["avar"].segments
        self.scale = UPEM / self.font["head"].unitsPerEm

    def normal(self, tag, value):
        a = self.axes[tag]
        n = models.normalizeValue(value, (a.minValue, a.defaultValue, a.maxValue))
        return models.piecewiseLinearMap(n, self.avar[tag])

    def grid(self, name):
        """Points (with the four metric points) at 3 weights x 3 widths, and contour ends."""
        glyf, hmtx = self.font["glyf"], self.font["hmtx"].metrics
        points, control = glyf._getCoordinatesAndControls(name, hmtx)
        deltas = []
        for t in self.font["gvar"].variations.get(name, []):
            d = t.coordinates
            if None in d:
                d = iup_delta(d, list(points), control.endPts)
            deltas.append((t.axes, np.array(d, float)))
        base = np.array(points, float)

        def at(w, d):
            loc = {"wght": self.normal("wght", w), "wdth": self.normal("wdth", d)}
            return self.scale * sum((models.supportScalar(loc, a) * v for a, v in deltas), base)

        return [[at(w, d) for d in (D0, D_MID, D1)] for w in (W0, W_MID, W1)], control.endPts


latin, ext = Source(LATIN), Source(EXT)
grids = {n: latin.grid(n) for n in latin.font.getGlyphOrder()}

# The font to write: the packaged one with tables scaled, then its outlines replaced below.
font = TTFont(LATIN)
old_wght = font["fvar"].axes[0]
assert old_wght.axisTag == "wght"

# Kerning at one place (the packaged default): a static copy gives it without device tables.
static = instancer.instantiateVariableFont(TTFont(LATIN), {"wght": W_MID, "wdth": D_MID})
scale_upem(static, UPEM)
for tag in ("HVAR", "MVAR", "gvar"):
    if tag in font:
        del font[tag]
gdef, gpos = static["GDEF"], static["GPOS"]
del font["GPOS"], font["GDEF"]
scale_upem(font, UPEM)
font["GDEF"], font["GPOS"] = gdef, gpos
glyf, hmtx = font["glyf"], font["hmtx"].metrics


def add_glyph(name, code):
    order = font.getGlyphOrder() + [name]
    font.setGlyphOrder(order)
    glyf.glyphs[name] = ext.font["glyf"][name]
    glyf.glyphOrder = order
    hmtx[name] = (0, 0)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name
    grids[name] = ext.grid(name)
    for row in grids[name][0]:
        for points in row:
            points[-3][0] += RUPEE_GAP  # the third point from the end is the advance width


add_glyph(ext.font.getBestCmap()[0x20B9], 0x20B9)
cmap = font.getBestCmap()
for code, like in ((0x2010, 0x2D), (0x2011, 0x2D), (0x202F, 0x2009)):
    for table in font["cmap"].tables:
        if table.isUnicode() and code not in table.cmap:
            table.cmap[code] = cmap[like]


def middle(triples):
    """Where between the ends the middle master lies, by least squares over all points."""
    triples = list(triples)
    along = sum(((m - a) * (b - a)).sum() for a, m, b in triples)
    return quantised(along / sum(((b - a) ** 2).sum() for a, m, b in triples))


tw = middle((g[0][j], g[1][j], g[2][j]) for g, _ in grids.values() for j in range(3))
td = middle((g[i][0], g[i][1], g[i][2]) for g, _ in grids.values() for i in range(3))
WT, DT = (0, tw, 1.0), (0, td, 1.0)
RAMP = {"wght": (0, 1.0, 1.0), "wdth": (0, 1.0, 1.0)}
HAT = {"wght": (0, tw, 1.0), "wdth": (0, td, 1.0)}
# (axes of the set of deltas, row, column of the grid it puts right), each on top of those before.
# The wide-range ones reach to the corners and are always exact; the others only if needed.
CORNERS = [
    ({"wdth": RAMP["wdth"]}, 0, 2),
    ({"wght": RAMP["wght"]}, 2, 0),
    (RAMP, 2, 2),
]
BETWEEN = [
    ({"wght": HAT["wght"]}, 1, 0),
    ({"wght": HAT["wght"], "wdth": RAMP["wdth"]}, 1, 2),
    ({"wdth": HAT["wdth"]}, 0, 1),
    ({"wght": RAMP["wght"], "wdth": HAT["wdth"]}, 2, 1),
    (HAT, 1, 1),
]

gvar = font["gvar"] = newTable("gvar")
gvar.version, gvar.reserved, gvar.variations = 1, 0, {}
advance = {}
worst = []
for name in font.getGlyphOrder():
    grid, ends = grids[name]
    base = np.round(grid[0][0])
    points = [tuple(int(v) for v in p) for p in base]
    sets = []

    def seen(i, j):
        loc = {"wght": WT[i], "wdth": DT[j]}
        return sum((models.supportScalar(loc, a) * d for a, d, _ in sets), base)

    for axes, i, j in CORNERS + BETWEEN:
        between = (axes, i, j) in BETWEEN
        need = grid[i][j] - seen(i, j)
        if between:
            need[-4:] = 0  # advance widths stay bilinear: HVAR below then has three regions
            if np.abs(need).max() <= TOL:
                continue
        whole = [tuple(int(v) for v in np.round(p)) for p in need]
        if not any(any(p) for p in whole):
            continue
        # Points a renderer can infer from their neighbours are left out.
        sparse = iup_delta_optimize(whole, points, ends, tolerance=TOL if between else 1)
        if all(p is None for p in sparse):
            continue
        full = iup_delta(sparse, points, ends) if None in sparse else sparse
        sets.append((axes, np.array(full, float), sparse))
    # The four points at the end are the metrics; what is drawn is the rest.
    stray = max(
        (np.abs(seen(i, j) - grid[i][j])[:-4].max(initial=0) for i in range(3) for j in range(3))
    )
    worst.append((float(stray), name))
    glyf._setCoordinates(name, GlyphCoordinates(points), hmtx)
    gvar.variations[name] = [
        TupleVariation(dict(a), [None if p is None else tuple(p) for p in s]) for a, _, s in sets
    ]
    advance[name] = [0, 0, 0]
    for axes, full, _ in sets:
        for r, (corner, _, _) in enumerate(CORNERS):
            if axes == corner:
                advance[name][r] = int(full[-3][0] - full[-4][0])

worst.sort(reverse=True)
print("glyphs furthest from the original, thousandths of an em:",
      ", ".join(f"{n} {e:.1f}" for e, n in worst[:5]),
      f"; median {np.median([e for e, _ in worst]):.1f}")
assert worst[0][0] <= TOL + 1.5, "a glyph strays too far from the original"

# Axes and their map: user values keep their meaning, the middle lands where it was measured.
fvar = font["fvar"]
fvar.instances = []
for axis, low, high in zip(fvar.axes, (W0, D0), (W1, D1)):
    axis.minValue = axis.defaultValue = low
    axis.maxValue = high
order = [a.axisTag for a in fvar.axes]


def mapped(tag, low, mid, high, t):
    src = {-1.0: -1.0, 0.0: 0.0, 1.0: 1.0}
    lo, hi = latin.normal(tag, low), latin.normal(tag, high)
    for user in sorted({*range(int(low), int(high), 50 if tag == "wght" else 100), mid}):
        n = latin.normal(tag, user)
        new = t * (1 - n / lo) if n <= 0 else t + (1 - t) * n / hi
        x = quantised((user - low) / (high - low))
        if 0 < x < 1:
            src[x] = quantised(new)
    return src


font["avar"].segments = {
    "wght": mapped("wght", W0, W_MID, W1, tw),
    "wdth": mapped("wdth", D0, D_MID, D1, td),
}

# The lighter question mark is a substitution by weight: move its condition to the new scale.
for record in font["GSUB"].table.FeatureVariations.FeatureVariationRecord:
    for cond in record.ConditionSet.ConditionTable:
        assert order[cond.AxisIndex] == "wght" and cond.FilterRangeMaxValue <= 0
        lo = latin.normal("wght", W0)
        cond.FilterRangeMinValue = 0.0
        cond.FilterRangeMaxValue = quantised(tw * (1 - cond.FilterRangeMaxValue / lo))

# Advance widths apart from outlines, so that text can be measured without reading glyphs.
hvar = font["HVAR"] = newTable("HVAR")
hvar.table = ot.HVAR()
hvar.table.Version = 0x00010000
regions = builder.buildVarRegionList([dict(a) for a, _, _ in CORNERS], order)
data = builder.buildVarData([0, 1, 2], [advance[n] for n in font.getGlyphOrder()], optimize=False)
hvar.table.VarStore = builder.buildVarStore(regions, [data])
hvar.table.AdvWidthMap = hvar.table.LsbMap = hvar.table.RsbMap = None

del font["STAT"]
buildStatTable(font, [
    {"tag": "wght", "name": "Weight"},
    {"tag": "wdth", "name": "Width"},
])
font["OS/2"].recalcAvgCharWidth(font)
font.save(OUT)
