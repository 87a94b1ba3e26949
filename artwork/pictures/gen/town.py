"""Settings in a town: water and its quay, plaza, street, the road before a compound, court, lane."""

from archkit import MB, emit, inst, pbr
from parts import still, lits
from street import bougainvillea, compound_wall, lines, pole
from gen.ground import base, bench, verge, bands, side_beds
from gen.materials import mat


def water(g):
    """A quay and still water; 'edge': wall, steps, reeds or deck."""
    y = g.y0 - g.spec.get('quay', 14)
    gd = MB('quay')
    e = g.spec.get('edge', 'wall')
    gd.box(g.x0 - 200, y, -3, g.x1 + 200, g.y1 + 60, 0, mat('pave'))
    gd.box(-3000, g.y1 + 60, -2, 3000, 4000, -.2, mat('far'))
    if e == 'steps':
        for k in range(7):
            gd.box(g.x0 - 200, y - .9 * (k + 1), -3, g.x1 + 200, y - .9 * k + .001 * k, -.02 - .17 * k, mat('sand'))
    elif e == 'deck':
        gd.box(g.x0 - 12, y - 7, -.5, g.x1 + 12, y + .3, .04, mat('deck'))
        for x in g.span(g.x0 - 11, g.x1 + 12, 4):
            gd.tube((x, y - 6.6, -3), (x, y - 6.6, .9), .1, .1, mat('timberdark'), 8)
        gd.box(g.x0 - 12, y - 6.64, .86, g.x1 + 12, y - 6.56, .92, mat('timberdark'))
    else:
        gd.box(g.x0 - 200, y - .8, -3, g.x1 + 200, y + .1, .45, mat('limestone'))
    gd.build()
    still(-1500, y - 900, 1500, y + .05, -1.15, g.spec.get('ripple', .06), .5, (.010, .018, .022))
    kinds = g.spec.get('trees', 'tp')
    for x in g.span(g.x0 - 110, g.x1 + 110, g.spec.get('every', 8)):
        if g.R.random() < g.spec.get('density', .7):
            g.tree(x, y + 4 + g.R.uniform(-1, 1), 0, g.R.choice(kinds), (.7, 1.0), lamp=abs(x - (g.x0 + g.x1) / 2) < 60)
    g.shrubs(200, g.x0 - 110, y + 1.2, g.x1 + 110, y + 3.2, 0, 'bbg', (.6, 1.1))
    if e == 'reeds':
        for _ in range(700):
            x = g.R.uniform(g.x0 - 120, g.x1 + 120)
            inst(g.R.choice(g.K['r']), (x, y - 1 - abs(g.R.gauss(0, .9)), -1.2), g.R.uniform(0, 6), g.R.uniform(.6, 1.15))
    if g.dark:
        q = MB('led')
        q.box(g.x0 - 60, y - .9, -.75, g.x1 + 60, y - .86, -.68, emit('g_led', (1, .64, .34), 3))
        q.build()
    g.woods(160, g.y1 + 45, g.y1 + 130, 260)


def plaza(g):
    """Wet paving with a shallow mirror pool, trees in two rows, planted beds and benches."""
    base(g, 'wetpave', 0, max(60, g.y0 - g.pos[1] + 25), 40, 140)
    bench(g, (g.x0 + g.x1) / 2 + g.spec.get('benchx', 9), g.y0 - 3.2)
    cx = (g.x0 + g.x1) / 2
    if g.spec.get('pool', True):
        px0, px1 = cx - g.spec.get('poolw', 40) / 2 + g.spec.get('poolx', 0), cx + g.spec.get('poolw', 40) / 2 + g.spec.get('poolx', 0)
        py1 = g.y0 - g.spec.get('poolgap', 9)
        py0 = py1 - g.spec.get('poold', 16)
        q = MB('pool')
        for a in ((px0 - .5, py0 - .5, px1 + .5, py0), (px0 - .5, py1, px1 + .5, py1 + .5), (px0 - .5, py0, px0, py1), (px1, py0, px1 + .5, py1)):
            q.box(a[0], a[1], -.1, a[2], a[3], .32, mat('limestone'))
        if g.dark:
            q.box(px0, py1 - .05, .25, px1, py1 - .01, .31, emit('g_led', (1, .64, .34), 3))
        q.build()
        still(px0, py0, px1, py1, .22, .04, .6, (.012, .016, .022))
    for x in g.span(g.x0 - 40, g.x1 + 40, g.spec.get('every', 9)):
        if g.R.random() < g.spec.get('density', .75):
            g.tree(x + g.R.uniform(-1, 1), g.y0 - 5.5, 0, g.spec.get('trees', 't'))
    b = MB('beds')
    for x in g.span(g.x0 - 34, g.x1 + 34, 17):
        y = g.y0 - 7.2
        b.box(x - 5, y - 1.4, 0, x + 5, y + 1.4, .45, mat('limestone'))
        b.box(x - 4.8, y - 1.2, .4, x + 4.8, y + 1.2, .47, mat('soil'))
        g.shrubs(26, x - 4.7, y - 1.1, x + 4.7, y + 1.1, .44, 'bggf', (.5, .9), False)
        if g.dark:
            b.box(x - 5, y - 1.44, .05, x + 5, y - 1.42, .09, emit('g_led', (1, .64, .34), 3))
    b.build()
    side_beds(g)
    verge(g)
    bands(g, g.pos[1] - 4, g.y0 - 2)
    g.woods(110, g.y1 + 30, g.y1 + 100, 160)


def street(g):
    """Pavement, kerb and wet setts, an avenue of trees, neighbours on both sides."""
    y = g.y0 - g.spec.get('walk', 6)
    gd = MB('street')
    gd.box(-300, y, -.5, 300, g.y1 + 60, 0, mat('wetpave'))
    gd.box(-300, y - .25, -.5, 300, y, .01, mat('limestone'))
    gd.box(-300, y - 14, -.6, 300, y - .25, -.12, mat(g.spec.get('road', 'setts')))
    if g.spec.get('road') == 'wetroad':
        for x in g.span(-120, 120, 6):
            gd.box(x, y - 7.2, -.12, x + 2.6, y - 7.06, -.115, mat('ivory'))
    gd.box(-300, y - 14.25, -.5, 300, y - 14, .01, mat('limestone'))
    gd.box(-300, y - 200, -.5, 300, y - 14.25, 0, mat('wetpave'))
    gd.box(-3000, g.y1 + 60, -2, 3000, 4000, -.3, mat('far'))
    gd.build()
    for x in g.span(-90, 90, g.spec.get('every', 10)):
        if g.x0 - 4 < x < g.x1 + 4 and g.R.random() < g.spec.get('open', .45) * .6:
            continue
        g.tree(x, y + 1.5, 0, g.spec.get('trees', 't'), (.7, .95))
    g.shrubs(120, g.x0 - 30, g.y0 - 1.6, g.x1 + 30, g.y0 - .5, 0, 'bbg', (.5, .85))
    side_beds(g, y - 15)
    verge(g, y - 15)
    bands(g, g.pos[1] - 4, y - 14.4)
    for x in g.span(g.x0 - 60, g.x1 + 60, g.spec.get('every', 10) * 1.6):
        if not g.x0 + 6 < x < g.x1 - 6 or g.R.random() > .7:
            g.tree(x + g.R.uniform(-2, 2), y - 15.6, 0, g.spec.get('trees', 't'), (.65, .85), False)
    bench(g, (g.x0 + g.x1) / 2 + g.spec.get('benchx', -4), y + 3)
    if g.spec.get('neighbours', True):
        neighbours(g)
    g.woods(70, g.y1 + 24, g.y1 + 80, 120)


def approach(g):
    """A road that we stand beside: its far pavement with poles and wires, a compound wall with a gate, trees within."""
    y, R = g.y0 - g.spec.get('yard', 40), g.R
    k = y - 3.6
    gd = MB('approach')
    gd.box(-300, y, -.5, 300, g.y1 + 60, 0, mat('pave'))
    gd.box(-300, k, -.5, 300, y, .01, mat('stonepave'))
    gd.box(-300, k - 10.5, -.6, 300, k - .25, -.13, mat(g.spec.get('road', 'wetroad')))
    gd.box(-300, k - 200, -.5, 300, k - 10.75, 0, mat('stonepave'))
    gd.box(-3000, g.y1 + 60, -2, 3000, 4000, -.3, mat('far'))
    for i in range(-80, 80):
        for q in (k - .25, k - 10.75):
            gd.box(1.5 * i, q, -.4, 1.5 * i + 1.48, q + .25, .02, mat('limestone' if i % 2 else 'dark'))
    for x in g.span(-120, 120, 6):
        gd.box(x, k - 5.5, -.13, x + 2.4, k - 5.38, -.122, mat('ivory'))
    gate = g.spec.get('gate', 0)
    compound_wall(gd, -96, 96, y, R, g.spec.get('wall', 1.5), gate=(gate - 3, gate + 3))
    gd.build()
    for a, b in g.spec.get('flowers', []):
        bougainvillea(a, b, y + .25, 1.55, R, n=round((b - a) * 3))
    lines([pole(x, k + .6, 0, 7.6, (0, 1), (0, -1, 220) if g.dark else None) for x in g.spec.get('poles', (-60, -34, -8, 18, 44))], R)
    for d in g.spec.get('rows', (3.2, 16)):
        for x in g.span(-90, 90, g.spec.get('every', 9)):
            if abs(x - gate) > 5 and R.random() < g.spec.get('density', .8):
                g.tree(x + R.uniform(-1.5, 1.5), y + d + R.uniform(-1, 1), 0, g.spec.get('trees', 't'), (.55, .8))
    g.shrubs(260, -70, y + .8, 70, y + 2.6, 0, 'bbgf', (.6, 1.0))
    g.shrubs(200, g.x0 - 6, g.y0 - 4, g.x1 + 6, g.y0 - 1, 0, 'bbgf', (.6, 1.0))
    neighbours(g)
    g.woods(90, g.y1 + 24, g.y1 + 90, 140)


def neighbours(g):
    """Quiet walls with windows to the left and right of the plot, and a farther row."""
    L, R = lits(.5 if g.dark else 1.0, 'nb'), g.R
    mb = MB('neighbours')
    cols = [pbr('g_nb%d' % i, c, .75, var=.08, scale=.3) for i, c in enumerate(((.52, .46, .38), (.44, .37, .30), (.58, .53, .46)))]
    dk = pbr('room_dark', (.11, .11, .14), .8)
    for sg in (-1, 1):
        x = g.x1 + g.spec.get('gap', 9) if sg > 0 else g.x0 - g.spec.get('gap', 9)
        for k in range(5):
            w, h = R.uniform(16, 24), R.choice((3, 4, 4, 5)) * 3.4 + 1
            a, b = (x, x + w) if sg > 0 else (x - w, x)
            m, y = R.choice(cols), g.y0 + R.uniform(-.4, 1.2)
            mb.box(a + .05, y, 0, b - .05, y + 18, h, m)
            mb.box(a - .1, y - .35, h - .4, b + .1, y + 18, h + .25, m)
            n = int(w / 2.7)
            for f in range(int(h / 3.4)):
                for i in range(n):
                    xx, z = a + (i + .5) * w / n, f * 3.4 + .9
                    mb.box(xx - .72, y - .1, z - .12, xx + .72, y, z, m)
                    mb.quad((xx - .6, y - .02, z), (xx + .6, y - .02, z), (xx + .6, y - .02, z + 1.9), (xx - .6, y - .02, z + 1.9), R.choice(L) if R.random() < (.4 if g.dark else .12) else dk)
                    mb.box(xx - .03, y - .06, z, xx + .03, y - .02, z + 1.9, mat('dark'))
            x = b + R.uniform(0, 1) if sg > 0 else a - R.uniform(0, 1)
    mb.build()


def court(g):
    """Inside a court: paving in two tones, long rill, beds with trees. The camera stands in it."""
    c = g.spec['court']
    x0, y0, x1, y1 = c
    base(g, g.spec.get('pave', 'pave'), 0, 60, 40, 60)
    if 'bench' in g.spec:
        bench(g, *g.spec['bench'])
    cx = (x0 + x1) / 2 + g.spec.get('rillx', 0)
    q = MB('rill')
    rw = g.spec.get('rill', 1.6)
    for e in (-1, 1):
        q.box(cx + e * rw / 2 - .25, y0, 0, cx + e * rw / 2 + .25, y1 - 6, .3, mat('limestone'))
    q.box(cx - rw / 2, y1 - 6.2, 0, cx + rw / 2, y1 - 5.9, .3, mat('limestone'))
    still(cx - rw / 2 + .25, y0 - 30, cx + rw / 2 - .25, y1 - 6.2, .2, .05, 1.2, (.012, .025, .03))
    for sg in (-1, 1):
        for k in range(3):
            ya = y0 + (y1 - y0) * (.16 + .27 * k)
            yb = ya + (y1 - y0) * .2
            xa = cx + sg * (rw / 2 + 2.4)
            xb = cx + sg * min(abs(x1 - cx), abs(cx - x0)) * .72
            a, b = min(xa, xb), max(xa, xb)
            q.box(a, ya, 0, b, yb, .45, mat('limestone'))
            q.box(a + .2, ya + .2, .3, b - .2, yb - .2, .48, mat('soil'))
            g.shrubs(int((b - a) * (yb - ya) * g.spec.get('plants', 1.1)), a + .4, ya + .4, b - .4, yb - .4, .45, 'bggf', (.5, 1), False)
            g.tree((a + b) / 2, (ya + yb) / 2, .45, g.spec.get('trees', 't'), (.6, .85))
    q.build()
    g.woods(60, g.y1 + 20, g.y1 + 70, 100)


def lane(g):
    """A car-free lane between two rows: stone paving with a runnel, pots and climbers along the walls."""
    gd = MB('lane')
    hw = g.spec.get('half', 4)
    gd.box(-200, g.y0 - 80, -.5, 200, g.y1 + 60, 0, mat(g.spec.get('pave', 'stonepave')))
    gd.box(-.35 + g.spec.get('cx', 0), g.y0 - 60, 0, .35 + g.spec.get('cx', 0), g.y1 + 40, .004, mat('setts'))
    gd.box(-3000, g.y1 + 60, -2, 3000, 4000, -.3, mat('far'))
    pots = mat('terracotta')
    cx = g.spec.get('cx', 0)
    for y in g.span(g.y0 + 1, g.y1, 2.1):
        for sg in (-1, 1):
            if g.R.random() < .6:
                x = cx + sg * (hw - .55)
                gd.lathe([(0, 0), (.24, 0), (.32, .5), (.27, .5), (.24, .42), (0, .42)], (x, y + g.R.uniform(-.3, .3), 0), pots, 18)
                inst(g.R.choice(g.K[g.R.choice('bbgf')]), (x, y, .4), g.R.uniform(0, 6), g.R.uniform(.5, .8))
    gd.build()
    for i, y in enumerate(g.span(g.y0 + 9, g.y1 - 2, g.spec.get('every', 13))):
        g.tree(cx + (hw - 1.5) * (1 if i % 2 else -1), y, 0, g.spec.get('trees', 'o'), (.75, 1.0))
    b = g.spec.get('bench')
    if b:
        bench(g, *b)
    g.woods(50, g.y1 + 14, g.y1 + 60, 60)
