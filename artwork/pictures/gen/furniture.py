"""Furniture of rooms. Every piece takes its entry of the spec: `is`, `at` [x, y], `z`, `to` (degrees it is turned to the
left; 0 faces the camera's side, -y), sizes and finishes. Things that hang take the height of the ceiling from `ceil`."""
import random
from math import cos, pi, radians, sin

from mathutils import Matrix

from archkit import MB, inst, make_bush, make_grassclump, make_palm, make_tree, pbr
from gen.finishes import cloth, finish, sheer, stripes
from parts import shell, sofa

INK, MARIGOLD, BONE, RUST = (.055, .06, .16), (.74, .36, .03), (.68, .625, .54), (.40, .14, .06)


def place(mb, o, bevel=.006, seg=2):
    mb.build(bevel, seg, loc=(*o['at'], o.get('z', 0)), rotz=radians(o.get('to', 0)))


def ball(mb, c, r, m, n=24):
    mb.lathe([(0, r)] + [(r * sin(k * pi / 12), r * cos(k * pi / 12)) for k in range(1, 12)] + [(0, -r)], c, m, n)


def pad(mb, x0, y0, z0, x1, y1, z1, m):
    """One cushion, to be rounded by a bevel."""
    mb.box(x0, y0, z0, x1, y1, z1, m)


def settee(o):
    """A sofa with loose cushions in 'cushions' colours."""
    w, m = o.get('w', 2.1), cloth(o.get('col', BONE))
    x, y = o['at']
    sofa(x, y, radians(o.get('to', 0)), w, m, o.get('z', 0), finish(o.get('leg', 'iron')))
    c, n = MB('loose'), len(o.get('cushions', []))
    for i, col in enumerate(o.get('cushions', [])):
        u = -w / 2 + .32 + (w - .64) * (i / max(1, n - 1) if n > 1 else 0)
        c.M = Matrix.Translation((u, -.02, .575)) @ Matrix.Rotation(radians(-14), 4, 'X') @ Matrix.Rotation(radians((-5, 4, -3)[i % 3]), 4, 'Z')
        pad(c, -.22, -.06, 0, .22, .06, .42, cloth(col))
    if n:
        place(c, o, .055, 4)


def easy(o):
    """A round upholstered chair."""
    shell(*o['at'], radians(o.get('to', 0)), cloth(o.get('col', INK)), finish(o.get('leg', 'teak')), o.get('seat', .38), o.get('r', .42), o.get('z', 0))


def cane(o):
    """An armchair of teak and cane; 'long' for a planter's chair with arms to put the legs on."""
    t, c, mb = finish(o.get('wood', 'teak')), finish('cane'), MB('cane')
    back = o.get('long', 0)
    for sx in (-.3, .3):
        mb.tube((sx, -.34, 0), (sx, -.30, .62), .019, .022, t, 10)
        mb.tube((sx, .34, 0), (sx * .95, .30, .42), .018, .022, t, 10)
        mb.tube((sx * .95, .30, .40), (sx * .95, .52, .92), .021, .018, t, 10)
        mb.box(sx - .035, -.38 - back, .61, sx + .035, .40, .64, t)
        mb.box(sx - .018, -.33, .36, sx + .018, .33, .41, t)
    mb.box(-.3, -.34, .365, .3, -.30, .41, t)
    mb.box(-.28, -.31, .398, .28, .31, .408, c)
    a = Matrix.Translation((0, .315, .42)) @ Matrix.Rotation(radians(-23), 4, 'X')
    mb.M = a
    mb.box(-.26, -.006, 0, .26, .006, .50, c)
    for z in (0, .5):
        mb.box(-.29, -.015, z, .29, .015, z + .04, t)
    mb.M = None
    place(mb, o, .004)
    if o.get('pad'):
        q = MB('chairpad')
        pad(q, -.27, -.30, .41, .27, .28, .48, cloth(o['pad']))
        place(q, o, .03, 3)


def diwan(o):
    """A low bed to sit on, with bolsters."""
    w, d, t, mb = o.get('w', 2.0), o.get('d', .95), finish(o.get('wood', 'teak')), MB('diwan')
    mb.box(-w / 2, -d / 2, .16, w / 2, d / 2, .25, t)
    for sx in (-w / 2 + .07, w / 2 - .07):
        for sy in (-d / 2 + .07, d / 2 - .07):
            mb.lathe([(0, 0), (.03, 0), (.042, .05), (.028, .09), (.045, .13), (.045, .17)], (sx, sy, 0), t, 16)
    place(mb, o)
    q = MB('mattress')
    pad(q, -w / 2 + .03, -d / 2 + .03, .25, w / 2 - .03, d / 2 - .03, .39, cloth(o.get('col', BONE)))
    place(q, o, .05, 4)
    b, cols = MB('bolsters'), o.get('bolsters', [INK, INK, RUST])
    for sx, col in zip((-w / 2 + .17, w / 2 - .17), cols):
        b.tube((sx, -d / 2 + .12, .50), (sx, d / 2 - .12, .50), .115, .115, cloth(col), 28)
        for y in (-d / 2 + .12, d / 2 - .12):
            ball(b, (sx, y, .50), .112, cloth(col))
    for i, col in enumerate(cols[2:]):
        u = -.35 + .7 * (i / max(1, len(cols) - 3)) if len(cols) > 3 else 0
        b.M = Matrix.Translation((u, d / 2 - .22, .39)) @ Matrix.Rotation(radians(-16), 4, 'X')
        pad(b, -.23, -.055, 0, .23, .055, .40, cloth(col))
        b.M = None
    place(b, o, .05, 3)


def jhoola(o):
    """A plank swing on four brass rods, with a mattress and bolsters."""
    w, d, z, top, mb = o.get('w', 1.7), .62, o.get('seat', .44), o['ceil'], MB('jhoola')
    t, br = finish(o.get('wood', 'rosewood')), finish('brass')
    mb.box(-w / 2, -d / 2, z - .06, w / 2, d / 2, z, t)
    for sx in (-w / 2 + .1, w / 2 - .1):
        for sy in (-d / 2 + .06, d / 2 - .06):
            mb.tube((sx, sy, z - .02), (sx, 0, z + 1.35), .011, .011, br, 10)
            ball(mb, (sx, sy, z + .01), .028, br, 16)
        for k in range(int((top - z - 1.35) / .42)):
            ball(mb, (sx, 0, z + 1.35 + .42 * k), .03, br, 16)
        mb.tube((sx, 0, z + 1.35), (sx, 0, top), .011, .011, br, 10)
        mb.lathe([(0, -.04), (.05, -.03), (.05, 0), (0, 0)], (sx, 0, top), br, 20)
    place(mb, o, .005)
    q = MB('swingpad')
    pad(q, -w / 2 + .14, -d / 2 + .03, z, w / 2 - .14, d / 2 - .03, z + .075, cloth(o.get('col', BONE)))
    for sx, col in zip((-w / 2 + .27, w / 2 - .27), o.get('bolsters', [RUST, INK])):
        for y in (-d / 2 + .06, d / 2 - .06):
            q.tube((sx, 0, z + .165), (sx, y, z + .165), .09, .09, cloth(col), 28)
    place(q, o, .03, 3)


def fan(o):
    """A ceiling fan with three blades, or a large slow one ('r')."""
    r, top, drop, m, mb = o.get('r', .62), o['ceil'], o.get('drop', .34), finish(o.get('col', 'bronze')), MB('fan')
    mb.tube((0, 0, top - drop), (0, 0, top), .014, .014, m, 10)
    mb.lathe([(0, -.01), (.055, -.05), (.02, -.09)], (0, 0, top), m, 24)
    mb.lathe([(0, -.075), (.09, -.06), (.125, -.02), (.12, .03), (.05, .07), (0, .07)], (0, 0, top - drop), m, 32)
    for k in range(o.get('n', 3)):
        a = 2 * pi * k / o.get('n', 3) + radians(o.get('turn', 20))
        mb.M = Matrix.Translation((0, 0, top - drop + .005)) @ Matrix.Rotation(a, 4, 'Z') @ Matrix.Rotation(radians(11), 4, 'X')
        mb.add([(.10, -.03, 0), (r * .4, -.075, 0), (r, -.06, 0), (r, .06, 0), (r * .4, .075, 0), (.10, .03, 0)], [tuple(range(6))], finish(o.get('blade', o.get('col', 'bronze'))))
        mb.M = None
    place(mb, o, 0)


def chair(o):
    """A dining chair with a cane or upholstered seat."""
    t, mb, s = finish(o.get('wood', 'teak')), MB('chair'), finish(o['seat']) if isinstance(o.get('seat'), str) else cloth(o['seat']) if o.get('seat') else finish('cane')
    for sx in (-.2, .2):
        mb.tube((sx, -.2, 0), (sx * .95, -.19, .44), .015, .019, t, 8)
        mb.tube((sx, .21, 0), (sx * .95, .19, .46), .015, .02, t, 8)
        mb.tube((sx * .95, .19, .45), (sx * .95, .26, .86), .019, .016, t, 8)
    mb.box(-.215, -.215, .42, .215, .215, .45, t)
    mb.box(-.20, -.20, .45, .20, .19, .478, s)
    mb.box(-.19, .225, .60, .19, .245, .80, s)
    mb.box(-.205, .222, .80, .205, .258, .86, t)
    place(mb, o, .006)


def table(o):
    """A dining table, [w, d] or a round one, with 'chairs' along its sides (long, ends)."""
    w, d = o.get('size', [1.5, .85])
    t, top, h, mb = finish(o.get('wood', 'teak')), finish(o.get('top', o.get('wood', 'teak'))), .74, MB('table')
    if o.get('round'):
        mb.lathe([(0, h - .04), (w / 2 - .02, h - .04), (w / 2, h - .02), (w / 2 - .01, h), (0, h)], (0, 0, 0), top, 64)
        mb.lathe([(w * .24, 0), (w * .24, .02), (.09, .07), (.07, .35), (.13, h - .04)], (0, 0, 0), t, 40)
    else:
        mb.box(-w / 2, -d / 2, h - .045, w / 2, d / 2, h, top)
        for sx in (-1, 1):
            for sy in (-1, 1):
                x, y = sx * (w / 2 - .09), sy * (d / 2 - .09)
                mb.add([(x - .03, y - .03, 0), (x + .03, y - .03, 0), (x + .03, y + .03, 0), (x - .03, y + .03, 0), (x - .04, y - .04, h - .04), (x + .04, y - .04, h - .04), (x + .04, y + .04, h - .04), (x - .04, y + .04, h - .04)],
                       [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], t)
        mb.box(-w / 2 + .1, -d / 2 + .07, h - .12, w / 2 - .1, d / 2 - .07, h - .045, t)
    place(mb, o, .006)
    a0, (x, y) = radians(o.get('to', 0)), o['at']
    long, ends = o.get('chairs', [2, 0])
    spots = [(k * 2 * pi / long + .4) for k in range(long)] if o.get('round') else []
    seats = [(sin(a) * (w / 2 + .12), -cos(a) * (w / 2 + .12), 180 + a * 180 / pi) for a in spots]
    if not o.get('round'):
        for i in range(long):
            u = -w / 2 + w * (i + .5) / long
            seats += [(u, -d / 2 - .10, 180), (u, d / 2 + .10, 0)][:o.get('sides', 2)]
        seats += [(-w / 2 - .12, 0, 90), (w / 2 + .12, 0, -90)][:ends]
    R = random.Random(3)
    for u, v, r in seats:
        chair({**o, 'at': [x + u * cos(a0) - v * sin(a0), y + u * sin(a0) + v * cos(a0)], 'to': r + o.get('to', 0) + R.uniform(-5, 5)})


def low(o):
    """A coffee table: round with a foot, or [w, d] with a shelf; books and a bowl on it unless 'bare'."""
    mb, t, top, h = MB('low'), finish(o.get('wood', 'teak')), finish(o.get('top', o.get('wood', 'teak'))), o.get('h', .36)
    if o.get('r'):
        r = o['r']
        mb.lathe([(0, 0), (r * .5, 0), (r * .5, .02), (r * .16, .05), (r * .14, h - .06), (r * .97, h - .04), (r, h - .02), (r * .97, h), (0, h)], (0, 0, 0), top, 56)
    else:
        w, d = o.get('size', [1.1, .6])
        mb.box(-w / 2, -d / 2, h - .04, w / 2, d / 2, h, top)
        for sx in (-w / 2 + .05, w / 2 - .05):
            for sy in (-d / 2 + .05, d / 2 - .05):
                mb.box(sx - .025, sy - .025, 0, sx + .025, sy + .025, h - .04, t)
        mb.box(-w / 2 + .06, -d / 2 + .06, .13, w / 2 - .06, d / 2 - .06, .15, t)
    if not o.get('bare'):
        mb.box(-.32, -.10, h, -.06, .12, h + .03, finish('paper'))
        mb.box(-.30, -.09, h + .03, -.08, .10, h + .055, cloth(o.get('book', INK)))
        mb.lathe([(0, 0), (.06, 0), (.12, .05), (.125, .065), (.115, .06), (.05, .015)], (.2, -.02, h), finish('brass'), 32)
    place(mb, o, .005)


def rug(o):
    """A rug or dhurrie; 'bands' gives woven stripes."""
    w, d = o['size']
    mb = MB('rug')
    m = stripes('rug_%s' % o['at'], [tuple(c) for c in o['bands']], o.get('step', .12), o.get('across', False)) if o.get('bands') else pbr('rug_%s' % o['at'], tuple(o.get('col', (.55, .49, .41))), 1, var=.12, scale=2, var2=.2, scale2=50, bump=.6, bscale=90, spec=.1)
    mb.box(-w / 2, -d / 2, 0, w / 2, d / 2, .014, m)
    if o.get('edge'):
        e = cloth(o['edge'])
        for s in (-1, 1):
            mb.box(-w / 2 + .1, s * (d / 2 - .16) - .035, .014, w / 2 - .1, s * (d / 2 - .16) + .035, .0165, e)
            mb.box(s * (w / 2 - .16) - .035, -d / 2 + .2, .014, s * (w / 2 - .16) + .035, d / 2 - .2, .0165, e)
    place(mb, o, 0)


def plant(o):
    """A pot with a small tree, a palm, a bush, or upright leaves ('kind': tree, palm, bush, blades)."""
    k, h, s, r, mb = o.get('kind', 'tree'), o.get('h', 1.9), o.get('seed', 41), o.get('pot', .22), MB('pot')
    x, y = o['at']
    z, ph = o.get('z', 0), o.get('pot', .22) * 1.7
    mb.lathe([(0, 0), (r * .78, 0), (r, ph), (r * .92, ph), (r * .88, ph - .06), (0, ph - .06)], (0, 0, 0), finish(o.get('finish', 'clay')), 36)
    place(mb, {**o, 'to': 0}, 0)
    if k == 'tree':
        p = make_tree(s, h - ph, .5, o.get('leaves', 1500), o.get('leaf', .2), (.07, .14, .045), clear=.3, depth=3)
    elif k == 'palm':
        p = make_palm(s, (h - ph) * .35, 13, col=(.09, .17, .05))
        inst(p, (x, y, z + ph - .06), s, (h - ph) / 3.2)
        return
    elif k == 'bush':
        p = make_bush(s, r * 1.5, h - ph, 900, .09, (.08, .16, .05))
    else:
        p = make_grassclump(s, 34, h - ph, r * .45, .022, (.10, .17, .07), .18)
    inst(p, (x, y, z + ph - .06), s)


def curtain(o):
    """A curtain that hangs from a rail along 'from'-'till' ([x, y] each)."""
    (xa, ya), (xb, yb), top = o['from'], o['till'], o.get('high', o['ceil'] - .12)
    L = ((xb - xa) ** 2 + (yb - ya) ** 2) ** .5
    n, m = max(16, int(L * 34)), cloth(o['col']) if o.get('col') and not o.get('sheer') else sheer('r_sheer_%s' % (o.get('col'),), tuple(o.get('col', (.86, .83, .77))), o.get('pass', .4))
    nx, ny = -(yb - ya) / L, (xb - xa) / L
    P = [(xa + (xb - xa) * i / n + nx * .05 * sin(i * 1.9), ya + (yb - ya) * i / n + ny * .05 * sin(i * 1.9)) for i in range(n + 1)]
    mb = MB('curtain')
    mb.ribbon(P, .02, top, m, False, True)
    mb.build()


def rail(o):
    """A curtain rail between two points."""
    mb, z = MB('rail'), o.get('high', o['ceil'] - .1)
    mb.tube((*o['from'], z), (*o['till'], z), .014, .014, finish(o.get('col', 'brass')), 12)
    mb.build()
