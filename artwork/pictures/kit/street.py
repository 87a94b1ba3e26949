"""Furniture of an Indian street: compound walls and gates, shutters, awnings, poles, wires and their droop, kerbs."""
from math import cos, pi, sin

from archkit import MB, emit, inst, make_bush, pbr, point
from people import between
from mathutils import Vector


def iron():
    return pbr('street_iron', (.035, .036, .04), .5, .3, var=0)


def concrete():
    return pbr('street_concrete', (.42, .40, .37), .85, var=.16, scale=.7, var2=.2, scale2=9)


def shutter(mb, x0, x1, y, z0, z1, col, down=1.0):
    """A rolling shutter facing -Y between two jambs, let down by a share; its drum stands above."""
    m, d = pbr('shutter_%.2f_%.2f_%.2f' % col, col, .5, .35, var=.16, scale=1.2, var2=.15, scale2=9), iron()
    low = z1 - (z1 - z0) * down
    rows = []
    z = low
    while z < z1:
        rows += [(y - .022, z), (y - .022, z + .035), (y, z + .05), (y, z + .085)]
        z += .1
    rows = [(q, min(zz, z1)) for q, zz in rows]
    mb.add([p for q, zz in rows for p in ((x0, q, zz), (x1, q, zz))], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(rows) - 1)], m)
    mb.box(x0, y - .05, low - .07, x1, y + .03, low, d)
    mb.box((x0 + x1) / 2 - .07, y - .08, low + .06, (x0 + x1) / 2 + .07, y - .04, low + .10, d)
    mb.box(x0 - .05, y - .16, z1, x1 + .05, y + .25, z1 + .34, m)
    for e in (x0, x1):
        mb.box(e - .05, y - .07, z0, e + .05, y + .05, z1, d)


def awning(mb, x0, x1, y, z, out, drop, col):
    """A canvas slope with a scalloped edge, facing -Y."""
    m = pbr('canvas_%.2f_%.2f_%.2f' % col, col, .9, var=.1, scale=1.4, spec=.1)
    n = 14
    top, edge, hem = [], [], []
    for i in range(n + 1):
        u = i / n
        x = x0 + (x1 - x0) * u
        sag = .05 * sin(pi * u)
        top.append((x, y, z))
        edge.append((x, y - out, z - drop - sag))
        hem.append((x, y - out - .01, z - drop - sag - .12 - .06 * abs(sin(pi * u * 7))))
    for a, b in ((top, edge), (edge, hem)):
        mb.add(a + b, [(i, i + 1, n + 2 + i, n + 1 + i) for i in range(n)], m, True)
    for x in (x0 + .04, x1 - .04):
        mb.tube((x, y, z - drop - .25), (x, y - out, z - drop - .04), .015, .015, iron(), 6)


def wire(mb, a, b, droop=.5, r=.011, n=14):
    """A cable that hangs between two points."""
    a, b, d = Vector(a), Vector(b), iron()
    ps = [a + (b - a) * (i / n) - Vector((0, 0, 4 * droop * (i / n) * (1 - i / n))) for i in range(n + 1)]
    for p, q in zip(ps, ps[1:]):
        mb.tube(p, q, r, r, d, 5, True, False)


def pole(x, y, z=0, h=8.2, arm=(1, 0), lamp=None, coil=True):
    """A concrete pole with its cross arm, insulators, a coil of spare cable and perhaps a street lamp. Returns where wires start."""
    mb, c, d = MB('pole'), concrete(), iron()
    mb.tube((x, y, z), (x, y, z + h), .15, .095, c, 12)
    ax, ay = arm
    ends = []
    for k, zz in ((1, h - .35), (.8, h - .95)):
        mb.tube((x - ax * .8 * k, y - ay * .8 * k, z + zz), (x + ax * .8 * k, y + ay * .8 * k, z + zz), .04, .04, d, 6)
        for t in (-.72, -.3, .3, .72):
            p = (x + ax * t * k, y + ay * t * k, z + zz)
            mb.tube(p, (p[0], p[1], p[2] + .2), .025, .035, pbr('insulator', (.62, .58, .52), .25, var=0), 8)
            ends.append((p[0], p[1], p[2] + .2))
    if coil:
        for k in range(5):
            r, cz = .26 + .03 * k, z + h * .62 + .03 * (k % 2)
            ring = [(x + .16 + .015 * k, y + r * cos(2 * pi * j / 18), cz + r * .8 * sin(2 * pi * j / 18)) for j in range(19)]
            for p, q in zip(ring, ring[1:]):
                mb.tube(p, q, .013, .013, d, 5, True, False)
        mb.box(x - .2, y - .24, z + 1.5, x + .2, y - .13, z + 2.1, pbr('meter_box', (.30, .31, .30), .6, var=.1))
    if lamp:
        mb.tube((x, y, z + h - 1.4), (x + lamp[0] * 1.5, y + lamp[1] * 1.5, z + h - .9), .03, .03, d, 6)
        tip = (x + lamp[0] * 1.7, y + lamp[1] * 1.7, z + h - .95)
        mb.box(tip[0] - .2, tip[1] - .12, tip[2], tip[0] + .2, tip[1] + .12, tip[2] + .08, d)
        if lamp[2]:
            mb.box(tip[0] - .15, tip[1] - .09, tip[2] - .02, tip[0] + .15, tip[1] + .09, tip[2] - .002, emit('street_lamp', (1, .74, .42), 60))
            point((tip[0], tip[1], tip[2] - .15), lamp[2], (1, .70, .40), .12)
    mb.build()
    return ends


def lines(poles, R, thin=.010):
    """Wires from pole to pole."""
    mb = MB('lines')
    for a, b in zip(poles, poles[1:]):
        for p, q in zip(a, b):
            wire(mb, p, q, R.uniform(.35, .75), thin)
    mb.build()


def compound_wall(mb, x0, x1, y, R, h=1.75, plaster=(.66, .58, .45), step=3.2, gate=None):
    """A plastered wall along X facing -Y with piers, coping and a plinth; gate: (from, to) left open for a gate."""
    m = pbr('plaster_%.2f_%.2f_%.2f' % plaster, plaster, .88, var=.10, scale=.6, var2=.16, scale2=5, bump=.12, bscale=22)
    base, cope = concrete(), pbr('wall_coping', (.52, .49, .44), .8, var=.12, scale=1)
    spans = [(x0, gate[0]), (gate[1], x1)] if gate else [(x0, x1)]
    for a, b in spans:
        n = max(1, round((b - a) / step))
        mb.box(a, y - .04, 0, b, y + .24, .32, base)
        mb.box(a, y, .32, b, y + .2, h, m)
        mb.box(a - .02, y - .06, h, b + .02, y + .26, h + .08, cope)
        for i in range(n + 1):
            x = a + (b - a) * i / n
            mb.box(x - .2, y - .08, 0, x + .2, y + .28, h + .22, m)
            mb.box(x - .26, y - .14, h + .22, x + .26, y + .34, h + .31, cope)
    if gate:
        bars(mb, gate[0] + .22, gate[1] - .22, y + .1, h)


def bars(mb, x0, x1, y, h):
    """A two-leaf iron gate."""
    d = iron()
    mid = (x0 + x1) / 2
    for a, b in ((x0, mid - .02), (mid + .02, x1)):
        for z in (.12, .55, h - .15):
            mb.box(a, y - .02, z, b, y + .02, z + .05, d)
        for e in (a, b - .05):
            mb.box(e, y - .025, .05, e + .05, y + .025, h, d)
        k = a + .12
        while k < b - .05:
            mb.tube((k, y, .15), (k, y, h + .06), .011, .008, d, 5)
            k += .115
        mb.box(a + .02, y - .012, .14, b - .02, y + .012, .55, d)


def bougainvillea(x0, x1, y, z, R, col=(.55, .06, .22), n=16):
    """Flowering shrubs that spill over a wall."""
    B = make_bush(41, .55, .5, 900, .075, col), make_bush(42, .6, .55, 900, .09, (.10, .16, .05))
    for i in range(n):
        inst(B[i % 3 == 1], (R.uniform(x0, x1), y + R.uniform(-.12, .3), z + R.uniform(-.35, .1)), R.uniform(0, 6), R.uniform(.6, 1.15))


def laundry(mb, x0, x1, y, z, R, cols):
    """Clothes on a line."""
    wire(mb, (x0, y, z), (x1, y, z), .06, .006, 6)
    x = x0 + .15
    while x < x1 - .5:
        w, h = R.uniform(.3, .75), R.uniform(.5, 1.1)
        col = R.choice(cols)
        m = pbr('wash_%.2f_%.2f_%.2f' % col, col, .9, var=.05)
        rows = [[(x + w * j / 8, y + .03 * sin(j * 1.3 + i) * i / 3, z - .05 - h * i / 4) for j in range(9)] for i in range(5)]
        mb.add([p for row in rows for p in row], [(i * 9 + j, i * 9 + j + 1, i * 9 + j + 10, i * 9 + j + 9) for i in range(4) for j in range(8)], m, True)
        x += w + R.uniform(.05, .3)


def hanging(mb, points, r, m):
    """A pipe or thick cable along points."""
    rows = between(points, 4)
    for p, q in zip(rows, rows[1:]):
        mb.tube(p, q, r, r, m, 6, True, False)
