"""Settings: what lies between the camera and the building. No plain ground: water, wet stone, planting."""
import random
from math import atan2, cos, pi, radians, sin

from mathutils import Vector, noise

from archkit import MB, emit, inst, make_tree, make_palm, make_bush, make_grassclump, context_city, point, area, pbr, litwall
from parts import dusk_city, hills, still, ashlar, stones, lits
from gen.materials import mat, WARM

_kit = {}


def flora():
    """Trees, palms, shrubs and grasses, made once."""
    if not _kit:
        _kit['t'] = [make_tree(i + 3, 8.5 + i, .5, 6500, .24, (.088 + .012 * i, .14, .036)) for i in range(3)]
        _kit['p'] = [make_palm(i, 8 + 1.3 * i, 24) for i in range(2)]
        _kit['o'] = [make_tree(22, 4.4, .75, 4200, .15, (.15, .19, .09), clear=.22)]
        _kit['c'] = [make_tree(31 + i, 11 + 2 * i, .16, 5200, .2, (.06, .105, .04), clear=.12) for i in range(2)]
        _kit['b'] = [make_bush(3, .7, .75, 1000, .11, (.10, .165, .05)), make_bush(4, .8, .6, 1000, .1, (.13, .18, .06))]
        _kit['g'] = [make_grassclump(2, 90, .9, .28, .011, (.22, .25, .09)), make_grassclump(7, 80, .8, .3, .010, (.34, .29, .12))]
        _kit['r'] = [make_grassclump(i + 11, 60, 1.7, .3, .011, c, .35) for i, c in enumerate(((.26, .28, .10), (.34, .30, .12)))]
        _kit['f'] = [make_bush(9, .5, .45, 600, .07, (.50, .17, .02)), make_bush(8, .5, .45, 600, .07, (.42, .30, .40))]
    return _kit


class Ground:
    """A setting's tools: bounds of the building, camera, random source, light."""

    def __init__(s, spec, pts, pos, cam_az, dark, seed):
        xs, ys = [p[0] for p in pts], [p[1] for p in pts]
        s.x0, s.x1, s.y0, s.y1 = min(xs), max(xs), min(ys), max(ys)
        s.spec, s.pos, s.az, s.dark = spec, pos, cam_az, dark
        s.R = random.Random(seed)
        s.K = flora()
        s.feet = [(x, y) for x, y, z in pts]

    def free(s, x, y, d=2):
        """True outside the building's rectangle grown by d."""
        return not (s.x0 - d < x < s.x1 + d and s.y0 - d < y < s.y1 + d)

    def ahead(s, x, y, lim=7):
        """True when (x, y) is not right in front of the lens."""
        return (x - s.pos[0]) ** 2 + (y - s.pos[1]) ** 2 > lim * lim

    def tree(s, x, y, z=0, kind='t', k=(.8, 1.05), lamp=True):
        if not s.ahead(x, y, 15 if kind in 't' else 11):
            return
        inst(s.R.choice(s.K[s.R.choice(kind)]), (x, y, z), s.R.uniform(0, 6), s.R.uniform(*k))
        if s.dark and lamp:
            point((x + .9, y - 1.1, z + .4), 60, (1, .72, .42), .1)

    def row(s, xs, y, z=0, kind='t', jit=.5, k=(.8, 1.05)):
        for x in xs:
            s.tree(x + s.R.uniform(-jit, jit), y + s.R.uniform(-jit, jit), z, kind, k)

    def shrubs(s, n, x0, y0, x1, y1, z=0, kinds='bbgg', k=(.6, 1.1), free=True):
        for _ in range(n):
            x, y = s.R.uniform(x0, x1), s.R.uniform(y0, y1)
            if s.ahead(x, y, 2.2) and (not free or s.free(x, y, .5)):
                inst(s.R.choice(s.K[s.R.choice(kinds)]), (x, y, z), s.R.uniform(0, 6), s.R.uniform(*k))

    def span(s, a, b, step):
        x = a
        while x <= b:
            yield x
            x += step

    def woods(s, n, y0, y1, spread=200, z=-.3):
        for _ in range(n):
            inst(s.R.choice(s.K['t']), (s.R.uniform(s.x0 - spread, s.x1 + spread), s.R.uniform(y0, y1), z), s.R.uniform(0, 6), s.R.uniform(1, 1.6))


def city(g):
    """The town behind: pale by day, windows lit at night."""
    c = g.spec.get('city', {})
    if c is None:
        return
    v = (g.az - 180) % 360
    if g.dark:
        dusk_city(g.R, c.get('n', 220), c.get('big', 34), (240, 900), (170, 900), (v - 75, v + 75), c.get('h', 75), p=.16,
                  center=(g.pos[0], g.pos[1]), avoid=lambda x, y: y < g.y1 + 60)
    else:
        o = (g.pos[0], g.pos[1])
        context_city(c.get('big', 46), 300, 1100, c.get('h', 72), (v - 68, v + 68), 5 + g.R.randrange(9), center=o)
        context_city(c.get('n', 260), 260, 1500, 26, (v - 72, v + 72), 6, center=o)


def base(g, m='pave', z=0, front=40, back=60, sides=120):
    """Paved apron under and around the building, far ground beyond."""
    gd = MB('apron')
    gd.box(g.x0 - sides, g.y0 - front, z - .5, g.x1 + sides, g.y1 + back, z, mat(m))
    gd.box(-3000, g.y1 + back, -2, 3000, 4000, -.3, mat('far'))
    gd.box(-3000, g.y0 - 600, -2.2, 3000, g.y1 + back, -1.2, mat('far'))
    gd.build()


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


def bench(g, x, y, z=0):
    """The picture's one marigold: a long bench."""
    b = MB('bench')
    b.box(x - 2.6, y - .28, z + .36, x + 2.6, y + .28, z + .46, mat('marigold'))
    for k in (-2.2, 2.05):
        b.box(x + k, y - .22, z, x + k + .15, y + .22, z + .36, mat('dark'))
    b.build(.01)


def verge(g, limit=None):
    """Planted beds across the foreground with a way between them, and bands of paler stone that lead to the building."""
    dx, dy = -sin(radians(g.az)), -cos(radians(g.az))
    rot, b = atan2(-dx, dy), MB('verge')
    gap, mid, skip = g.spec.get('gapw', g.R.uniform(2.6, 4.6)), g.spec.get('gapx', g.R.uniform(-3.5, 3.5)), g.R.choice((-1, 1))
    for d, deep, far in ((9.6, 3.2, 22), (19, 2.6, 30)):
        for sg in (-1, 1) if d < 12 else (skip,):
            a, c = mid + sg * (gap + d * .12), sg * far
            o, w = (a + c) / 2, abs(c - a)
            x, y = g.pos[0] + dx * d + dy * o, g.pos[1] + dy * d - dx * o
            if limit is not None and y + 4 > limit or not g.free(x, y, 3):
                continue
            b.cbox(x, y, 0, w, deep, .38, mat('limestone'), rot)
            b.cbox(x, y, .3, w - .3, deep - .3, .11, mat('soil'), rot)
            for _ in range(int(w * deep * 5.5)):
                u, v = g.R.uniform(-w / 2 + .25, w / 2 - .25), g.R.uniform(-deep / 2 + .25, deep / 2 - .25)
                inst(g.R.choice(g.K[g.R.choice('ggggbbf' if d > 12 else 'gggggbb')]), (x + dy * u + dx * v, y - dx * u + dy * v, .38), g.R.uniform(0, 6), g.R.uniform(.45, .85))
            if d > 12:
                for u in (-w * .3, w * .12):
                    g.tree(x + dy * u, y - dx * u, .4, g.spec.get('trees', 't')[0], (.6, .8), False)
    b.build()


def bands(g, y0, y1, step=5.4, z=.003):
    """Bands of limestone in the paving between y0 and y1, towards the building and across."""
    b = MB('bands')
    for x in g.span(g.x0 - 54, g.x1 + 54, step):
        b.quad((x - .22, y0, z), (x + .22, y0, z), (x + .22, y1, z), (x - .22, y1, z), mat('sand'))
    for y in g.span(y0 + step, y1, step * 1.5):
        b.quad((g.x0 - 60, y - .22, z + .001), (g.x1 + 60, y - .22, z + .001), (g.x1 + 60, y + .22, z + .001), (g.x0 - 60, y + .22, z + .001), mat('sand'))
    b.build()


def side_beds(g, limit=None):
    """Deep planted beds either side of the view, so that the frame never ends in bare paving."""
    dx, dy = -sin(radians(g.az)), -cos(radians(g.az))
    b = MB('sidebeds')
    for sg in (-1, 1):
        for d, o, w in ((13, 9.5, 3.0), (24, 16, 4.2), (38, 25, 5)):
            x, y = g.pos[0] + dx * d + sg * dy * o, g.pos[1] + dy * d - sg * dx * o
            if not g.free(x, y, 6) or limit is not None and y + w > limit:
                continue
            b.cbox(x, y, 0, w * 2, w * 1.5, .42, mat('limestone'))
            b.cbox(x, y, .3, w * 2 - .4, w * 1.5 - .4, .17, mat('soil'))
            g.shrubs(int(w * 16), x - w + .5, y - w * .75 + .5, x + w - .5, y + w * .75 - .5, .44, 'bbgggf', (.5, 1.0), False)
            if d > 13:
                g.tree(x, y, .4, g.spec.get('trees', 't')[0], (.7, .95))
    b.build()


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


def park(g):
    """A meadow with a stone path and scattered trees; 'pond' adds still water in front."""
    gd = MB('park')
    gd.box(-400, g.y0 - 400, -1.6, 400, g.y1 + 60, -.06, mat(g.spec.get('earth', 'meadow')))
    if g.spec.get('tank'):
        a = g.spec['tank']
        gd.box(a[0] - .5, a[1] - .5, -.3, a[2] + .5, a[3] + .5, .02, mat('sand'))
        still(a[0], a[1], a[2], a[3], .05, .04, .6, (.012, .018, .02))
    gd.box(g.x0 - 5, g.y0 - 5, -.3, g.x1 + 5, g.y1 + 5, 0.0, mat('pave'))
    gd.box(-3000, g.y1 + 60, -2, 3000, 4000, -.3, mat('far'))
    dx, dy = -sin(radians(g.az)), -cos(radians(g.az))
    tx, ty = (g.x0 + g.x1) / 2, g.y0 - 2
    n, w = 40, g.spec.get('path', 1.6)
    Q = []
    for i in range(n + 1):
        t = i / n
        Q.append((g.pos[0] + (tx - g.pos[0]) * t + 6 * sin(t * 3.1) * g.spec.get('bend', 1), g.pos[1] - 3 + (ty - g.pos[1] + 3) * t))
    for (xa, ya), (xb, yb) in zip(Q, Q[1:]):
        gd.quad((xa - w, ya, .0), (xa + w, ya, .0), (xb + w, yb, .004), (xb - w, yb, .004), mat('wetpave'))
    gd.build()

    def path(x, y):
        j = min(range(n + 1), key=lambda i: abs(Q[i][1] - y))
        return abs(Q[j][0] - x) < w + .35 and Q[0][1] < y < Q[-1][1] + 1
    D = max(20, g.y0 - g.pos[1])
    for _ in range(g.spec.get('clumps', 3000) * 2):
        t = g.R.random() ** 1.7
        d = 2.5 + t * min(D + 6, 75)
        o = g.R.uniform(-1, 1) * (3 + d * .95)
        x, y = g.pos[0] + dx * d + dy * o, g.pos[1] + dy * d - dx * o
        k = g.spec.get('tank')
        if k and k[0] - 1 < x < k[2] + 1 and k[1] - 1 < y < k[3] + 1:
            continue
        if g.free(x, y, 5.2) and not path(x, y) and g.ahead(x, y, 2.6):
            drift = noise.noise(Vector((x * .11, y * .11, 3)))
            kinds = 'bbbg' if drift > .42 else 'fgggg' if drift < -.44 else 'g'
            inst(g.R.choice(g.K[g.R.choice(kinds)]), (x, y, -.08), g.R.uniform(0, 6), g.R.uniform(.4, .8) * (.8 if t < .3 else 1))
    g.shrubs(160, g.x0 - 7, g.y0 - 6.4, g.x1 + 7, g.y0 - 4.9, -.05, 'bbgf', (.6, 1.0), False) if g.spec.get('hedge', True) else 0
    for k in range(g.spec.get('scatter', 16)):
        d, o = g.R.uniform(16, D), g.R.uniform(.55, 1.0) * g.R.choice((-1, 1))
        x, y = g.pos[0] + dx * d + dy * o * d * .8, g.pos[1] + dy * d - dx * o * d * .8
        if g.free(x, y, 7):
            g.tree(x, y, -.1, g.spec.get('trees', 't'), (.75, 1.1))
    g.woods(170, g.y1 + 26, g.y1 + 110, 180)


def garden(g):
    """Stone terrace, long pool, beds and a lawn edge: for houses."""
    gd = MB('garden')
    y = g.y0
    gd.box(-200, y - 200, -1.2, 200, g.y1 + 60, -.12, mat('meadow'))
    gd.box(g.x0 - 6, y - 16, -.4, g.x1 + 6, g.y1 + 2, 0, mat('wetpave'))
    gd.box(-3000, g.y1 + 60, -2, 3000, 4000, -.3, mat('far'))
    cx = (g.x0 + g.x1) / 2 + g.spec.get('poolx', 0)
    w, d = g.spec.get('poolw', 18), g.spec.get('poold', 5.5)
    for a in ((cx - w / 2 - .4, y - 5.2, cx + w / 2 + .4, y - 4.8), (cx - w / 2 - .4, y - 4.8 - d - .8, cx + w / 2 + .4, y - 4.8 - d - .4),
              (cx - w / 2 - .4, y - 5.2 - d, cx - w / 2, y - 5.2), (cx + w / 2, y - 5.2 - d, cx + w / 2 + .4, y - 5.2)):
        gd.box(a[0], a[1], -.2, a[2], a[3], .14, mat('limestone'))
    gd.build()
    still(cx - w / 2, y - 5.2 - d, cx + w / 2, y - 5.2, .06, .06, .8, (.012, .03, .04) if g.dark else (.02, .06, .07))
    for sg in (-1, 1):
        xx = g.x0 - 3.5 if sg < 0 else g.x1 + 3.5
        g.shrubs(130, xx - 2.4, y - 15, xx + 2.4, y + 4, -.05, 'bbggf', (.6, 1.15), False)
    for x in (g.x0 - 4, g.x1 + 4):
        g.tree(x, y - 3.5, 0, g.spec.get('trees', 'o'), (.95, 1.2))
    g.shrubs(4200, g.x0 - 26, y - 44, g.x1 + 26, y - 16.2, -.12, 'ggggggggbf', (.4, .8), False)
    for k in range(g.spec.get('palms', 8)):
        g.tree(g.R.uniform(g.x0 - 16, g.x1 + 16), g.y1 + g.R.uniform(2, 9), -.1, g.R.choice('tpc'), (.75, 1.05), False)
    g.woods(120, g.y1 + 10, g.y1 + 60, 90)


def terraces(g):
    """Retaining walls of coursed stone with planted shelves below the building, hills behind."""
    dry = g.spec.get('dry')  # field stones without mortar, or coursed blocks
    st = stones((.33, .285, .24), .2, 'gd', .7) if dry else stones((.50, .44, .36), .13, 'gt', .4)
    sizes = ((.13, .18, .24), (.2, .62), .03, .09) if dry else ((.26, .34, .42), (.5, 1.5), .014, .03)
    w = MB('retaining')
    y, z = g.y0 - g.spec.get('apron', 5), 0
    gd = MB('shelves')
    gd.box(g.x0 - 90, y, -.4, g.x1 + 90, g.y1 + 40, 0, mat(g.spec.get('apron_mat', 'pave')))
    g.shrubs(g.spec.get('scrub', 0), g.x0 - 30, y + .5, g.x1 + 30, g.y1 + 20, -.05, 'gggggggbf', (.45, .8), False)
    for _ in range(g.spec.get('grove', 0)):
        g.tree(g.R.uniform(g.x0 - 24, g.x1 + 24), g.R.choice((y + 1.8, g.y0 + 10, g.y1 + 4)) + g.R.uniform(-1, 1), -.05, g.R.choice('to'), (.55, .8), False)
    for k in range(g.spec.get('steps', 3)):
        h, run = g.spec.get('rise', 2.1), g.spec.get('run', 5)
        ashlar(w, g.x0 - 90, g.x1 + 90, z - h, z + .25, y, g.R, st, *sizes)
        w.box(g.x0 - 90, y + .1, z - h, g.x1 + 90, y + .5, z + .2, st[1])
        gd.box(g.x0 - 90, y - run, z - h - .5, g.x1 + 90, y + .1, z - h, mat('soil'))
        g.shrubs(g.spec.get('plants', 420), g.x0 - 45, y - run + .3, g.x1 + 45, y - .3, z - h - .05, 'ggggggbbf', (.6, 1.1), False)
        for x in g.span(g.x0 - 40, g.x1 + 40, 15):
            if g.R.random() < .45:
                g.tree(x + g.R.uniform(-4, 4), y - run / 2, z - h, g.R.choice(g.spec.get('trees', 'oc')), (.6, .95))
        if g.dark:
            for x in g.span(g.x0 - 24, g.x1 + 24, 6):
                point((x, y - .9, z - h + .3), 16, WARM, .05)
        y, z = y - run, z - h
    gd.box(-500, y - 300, z - 3, 500, y + .1, z, mat('meadow'))
    g.shrubs(1500, g.x0 - 40, y - 34, g.x1 + 40, y, z - .06, 'gggbf', (.5, 1.0), False)
    gd.box(-3000, g.y1 + 40, -60, 3000, 4000, -.5, mat('far'))
    gd.build()
    w.build()
    hills(((330, 70), (620, 130), (1100, 210)), (-2800, 2800), (.10, .12, .085), g.spec.get('hillseed', 3))
    g.woods(170, g.y1 + 16, g.y1 + 90, 120, 0)


def yard(g):
    """Wet service yard with marigold bay lines, a planted verge, a hedge of trees."""
    gd = MB('yard')
    gd.box(-400, g.y0 - 200, -.5, 400, g.y1 + 80, 0, mat(g.spec.get('surface', 'wetyard')))
    for x in g.span(g.x0 + 3, g.x1 - 3, g.spec.get('bay', 7)):
        gd.box(x - .07, g.y0 - 15, 0, x + .07, g.y0 - 1.5, .006, mat('marigold'))
    gd.box(-3000, g.y1 + 80, -2, 3000, 4000, -.3, mat('far'))
    gd.box(g.x0 - 30, g.y0 - g.spec.get('verge', 24) - 5, 0, g.x1 + 30, g.y0 - g.spec.get('verge', 24), .3, mat('limestone')) if g.spec.get('verge') else 0
    gd.build()
    if g.spec.get('verge'):
        y = g.y0 - g.spec['verge']
        g.shrubs(380, g.x0 - 29, y - 4.7, g.x1 + 29, y - .3, .28, 'bgggf', (.6, 1.1), False)
    for sg in (-1, 1):
        for k in range(16):
            g.tree((g.x0 - 9 - g.R.uniform(0, 25)) if sg < 0 else (g.x1 + 9 + g.R.uniform(0, 25)), g.y0 + g.R.uniform(-14, 40), 0, 't', (.8, 1.2), False)
        g.shrubs(90, (g.x0 - 24) if sg < 0 else g.x1 + 5, g.y0 - 14, (g.x0 - 5) if sg < 0 else g.x1 + 24, g.y0 + 2, 0, 'bbg', (.7, 1.2), False)
    g.woods(90, g.y1 + 12, g.y1 + 60, 120)


def depot(g):
    """Sheds seen from a height: aprons with bay lines, a planted drain between them, a road with trees, fields beyond."""
    gd, x0, x1, ya = MB('depot'), g.x0 - 15, g.x1 + 15, g.y0 - g.spec.get('apron', 34)
    gd.box(-1500, g.y0 - 400, -1.5, 1500, g.y1 + 900, -.1, mat('meadow'))
    gd.box(x0, ya, -.5, x1, g.y1 + 15, 0, mat('slab'))
    for x in g.span(g.x0 + 5, g.x1 - 4, g.spec.get('bay', 10)):
        if abs(x - g.spec['drain'][0]) > 9:
            gd.box(x - 4.9, g.y0 - 17, 0, x - 4.78, g.y0 - 1.5, .006, mat('ivory'))
    cx, w = g.spec['drain']
    gd.box(cx - w - .4, ya + 10, 0, cx + w + .4, g.y1 + 14, .22, mat('limestone'))
    gd.box(cx - w, ya + 10.4, .1, cx + w, g.y1 + 13.6, .24, mat('soil'))
    for y0, y1, m in ((ya - 3, ya, 'meadow'), (ya - 14, ya - 3, 'wetroad'), (ya - 14.6, ya - 14, 'limestone'), (ya - 3, ya - 2.4, 'limestone')):
        gd.box(-900, y0, -.4, 900, y1, .02 if m == 'wetroad' else .12 if m == 'limestone' else -.02, mat(m))
    for x in g.span(-300, 300, 8):
        gd.box(x, ya - 8.6, 0, x + 3.4, ya - 8.44, .026, mat('ivory'))
    crop = [pbr('g_crop%d' % i, c, .95, var=.25, scale=.12, var2=.25, scale2=3) for i, c in enumerate(((.15, .19, .045), (.33, .25, .09), (.075, .13, .03), (.30, .19, .10)))]
    y = g.y1 + 46
    for k in range(9):  # fields, with a hedge between one and the next
        d, x = 34 + 9 * k, -700
        while x < 700:
            e = x + g.R.uniform(70, 170)
            gd.quad((x + 1.5, y + 1.5, -.05), (e - 1.5, y + 1.5, -.05), (e - 1.5, y + d - 1.5, -.05), (x + 1.5, y + d - 1.5, -.05), g.R.choice(crop))
            for u in g.span(x, e, 5.5):
                if g.R.random() < .8:
                    inst(g.R.choice(g.K['t']), (u + g.R.uniform(-3, 3), y + g.R.uniform(-1, 1), -.1), g.R.uniform(0, 6), g.R.uniform(.45, .85))
            for u in g.span(y, y + d, 6):
                inst(g.R.choice(g.K['t' if g.R.random() < .5 else 'b']), (e + g.R.uniform(-1, 1), u, -.1), g.R.uniform(0, 6), g.R.uniform(.4, .75))
            x = e
        y += d
    gd.box(-3000, y, -2, 3000, 5000, -.1, mat('far'))
    gd.build()
    g.shrubs(620, cx - w + .4, ya + 10.8, cx + w - .4, g.y1 + 13, .2, 'bbggggf', (.7, 1.3), False)
    for y in g.span(ya + 14, g.y1 + 10, 9):
        g.tree(cx + g.R.uniform(-1.5, 1.5), y, .2, 't', (.65, .9), False)
    for x in g.span(-190, 190, 9):
        if abs(x - g.spec.get('gate', 0)) > 9:
            g.tree(x + g.R.uniform(-1.5, 1.5), ya - 1.5, -.05, 't', (.6, .85), False)
            inst(g.R.choice(g.K['b']), (x + 4, ya - 1.4, -.05), g.R.uniform(0, 6), g.R.uniform(.8, 1.3))
    gd = MB('gate')
    k = g.spec.get('gate', 0)
    gd.box(k - 8, ya - 3, .0, k + 8, ya + .1, .03, mat('slab'))
    gd.build()
    for _ in range(90):
        inst(g.R.choice(g.K['t']), (g.R.choice((g.R.uniform(x0 - 130, x0 - 6), g.R.uniform(x1 + 6, x1 + 130))), g.R.uniform(ya + 4, g.y1 + 60), -.1), g.R.uniform(0, 6), g.R.uniform(.6, 1.1))
    g.shrubs(2600, g.pos[0] - 40, ya - 60, g.pos[0] + 70, ya - 15.4, -.1, 'ggggggb', (.6, 1.2), False)


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


def avenue(g):
    """A field with an earth track between two lines of old trees; pegs and cord mark plots."""
    gd = MB('avenue')
    gd.box(-600, g.y0 - 200, -1.5, 600, g.y1 + 300, -.04, mat('meadow'))
    gd.box(-3.2, g.y0 - 160, -.3, 3.2, g.y1 + 200, 0, mat('earth'))
    gd.box(-3000, g.y1 + 300, -3, 3000, 4000, -.4, mat('far'))
    peg = mat('marigold')
    for sg in (-1, 1):
        for k in range(12):
            x, y = sg * (14 + 13 * (k % 3)), g.pos[1] + 9 + 9 * (k // 3)
            gd.box(x - .05, y - .05, 0, x + .05, y + .05, .9, peg if k == 4 and sg > 0 else mat('ivory'))
            gd.box(min(x, x + sg * 13), y - .012, .78, max(x, x + sg * 13), y + .012, .8, mat('ivory'))
    gd.build()
    for y in g.span(g.pos[1] + 7, g.y1 + 70, 10):
        for sg in (-1, 1):
            g.tree(sg * 6.6 + g.R.uniform(-.4, .4), y + g.R.uniform(-1, 1), -.05, 't', (1.0, 1.25), False)
    for _ in range(4600):
        d = 2 + (g.R.random() ** 1.6) * 90
        x, y = g.R.uniform(-1, 1) * (4 + d), g.pos[1] + d
        if abs(x) > 3.3 + .5 * noise.noise(Vector((0, y * .3, 1))) and g.free(x, y, 2):
            inst(g.R.choice(g.K[g.R.choice('ggggr')]), (x, y, -.06), g.R.uniform(0, 6), g.R.uniform(.5, .9))
    for _ in range(1500):
        y = g.pos[1] + 2.5 + g.R.random() ** 1.5 * 60
        x = g.R.choice((g.R.gauss(0, .22), g.R.choice((-1, 1)) * (2.9 + abs(g.R.gauss(0, .45)))))
        if noise.noise(Vector((x, y * .35, 5))) > -.25:
            inst(g.R.choice(g.K['g']), (x, y, -.05), g.R.uniform(0, 6), g.R.uniform(.16, .38))
    g.woods(120, g.y1 + 90, g.y1 + 200, 300)


def grove(g):
    """Houses under old trees: red earth, ferns and grass round every plot of 'keep', a path round the well."""
    gd = MB('grove')
    gd.box(-400, g.y0 - 300, -1.5, 400, g.y1 + 60, -.03, mat('redearth'))
    gd.box(-3000, g.y1 + 60, -2, 3000, 4000, -.3, mat('far'))
    (wx, wy), wr = g.spec['well'], g.spec.get('wellr', 3.2)
    P = [g.pos[:2], (wx - 3, wy - 9), (wx, wy)]
    Q = [tuple((1 - t) ** 2 * P[0][k] + 2 * t * (1 - t) * P[1][k] + t * t * P[2][k] for k in (0, 1)) for t in [i / 30 for i in range(31)]]
    for i, (x, y) in enumerate(Q[2:-2]):  # stepping stones from the gate to the well
        for o in (-.62, .0, .62):
            gd.cbox(x + o + g.R.uniform(-.03, .03), y + g.R.uniform(-.05, .05), -.05, .58, .62, .09, mat(g.R.choice(('sand', 'laterite', 'laterite'))), g.R.uniform(-.05, .05))
    gd.build()
    keep = g.spec['keep']

    def bare(x, y, d):
        return (all(not (a - d < x < c + d and b - d < y < e + d) for a, b, c, e in keep) and (x - wx) ** 2 + (y - wy) ** 2 > (wr + d) ** 2
                and min((x - a) ** 2 + (y - b) ** 2 for a, b in Q) > (1.1 + d) ** 2)
    for _ in range(g.spec.get('clumps', 9000)):
        d = 2 + g.R.random() ** 1.5 * 70
        x, y = g.pos[0] + g.R.uniform(-1, 1) * (3 + d * 1.1), g.pos[1] + d
        drift = noise.noise(Vector((x * .16, y * .16, 9)))
        if bare(x, y, .15) and g.ahead(x, y, 2.2) and drift > g.R.uniform(-1, -.2):
            inst(g.R.choice(g.K[g.R.choice('bbgf' if drift > .36 else 'g')]), (x, y, -.05), g.R.uniform(0, 6), g.R.uniform(.4, .9))
    for a, b, c, e in keep:  # a planted foot to every plinth
        for _ in range(70):
            x, y = g.R.choice(((g.R.uniform(a, c), b - .5), (a - .5, g.R.uniform(b, e)), (c + .5, g.R.uniform(b, e))))
            if g.ahead(x, y, 3):
                inst(g.R.choice(g.K[g.R.choice('bbgf')]), (x + g.R.uniform(-.3, .3), y + g.R.uniform(-.3, .3), -.05), g.R.uniform(0, 6), g.R.uniform(.5, .9))
    for x, y, k in g.spec.get('old', ()):
        inst(g.R.choice(g.K['t']), (x, y, -.05), g.R.uniform(0, 6), k)
    for x, y, k in g.spec.get('palms', ()):
        inst(g.R.choice(g.K['p']), (x, y, -.05), g.R.uniform(0, 6), k)
    g.woods(190, g.y1 + 6, g.y1 + 70, 110)


def rings(g):
    """A round plaza seen from above: bands of paving, hedges and trees in circles, lawns and streets beyond."""
    gd, r = MB('rings'), g.spec.get('r', 44)
    gd.box(-900, -900, -1, 900, 900, -.08, mat('meadow'))

    def band(a, b, z, m):
        n = 120
        A = [(cos(2 * pi * i / n), sin(2 * pi * i / n)) for i in range(n)]
        for i in range(n):
            p, q = A[i], A[(i + 1) % n]
            gd.quad((p[0] * a, p[1] * a, z), (p[0] * b, p[1] * b, z), (q[0] * b, q[1] * b, z), (q[0] * a, q[1] * a, z), mat(m))
            gd.quad((p[0] * b, p[1] * b, z), (q[0] * b, q[1] * b, z), (q[0] * b, q[1] * b, z - .5), (p[0] * b, p[1] * b, z - .5), mat(m))
    for k, (a, b, m) in enumerate(((0, r + 7, 'pave'), (r + 7, r + 8, 'limestone'), (r + 8, r + 13, 'soil'), (r + 13, r + 14, 'limestone'), (r + 14, r + 24, 'wetpave'),
                                   (r + 24, r + 24.6, 'limestone'), (r + 24.6, r + 34, 'asphalt'), (r + 34, r + 35, 'limestone'))):
        band(a, b, .02 + .012 * (k % 2) - .01 * k if m != 'limestone' else .16, m)
    for k in range(12):
        a = k * pi / 6
        gd.tube((cos(a) * (r - 21), sin(a) * (r - 21), .1), (cos(a) * (r - 19), sin(a) * (r - 19), .1), .35, .35, mat('marigold' if k == 3 else 'limestone'), 4)
    for a, w in ((.4, 9), (1.9, 9), (3.5, 9), (5.1, 9)):
        gd.quad(*[(cos(a) * d - sin(a) * o, sin(a) * d + cos(a) * o, -.05) for d, o in ((r + 30, -w / 2), (900, -w / 2), (900, w / 2), (r + 30, w / 2))], mat('asphalt'))
    gd.build()
    for k in range(44):
        a = 2 * pi * k / 44
        if k % 11:
            g.tree(cos(a) * (r + 10.5), sin(a) * (r + 10.5), 0, 't', (.62, .8), False)
    for _ in range(900):
        a, d = g.R.uniform(0, 2 * pi), r + g.R.uniform(8.4, 12.6)
        inst(g.R.choice(g.K[g.R.choice('bbgf')]), (cos(a) * d, sin(a) * d, 0), g.R.uniform(0, 6), g.R.uniform(.6, 1.2))
    for _ in range(560):
        a, d = g.R.uniform(0, 2 * pi), r + 39 + g.R.random() ** 1.4 * 330
        if all(abs(d * sin(a - q)) > 8 or cos(a - q) < 0 for q in (.4, 1.9, 3.5, 5.1)) and g.ahead(cos(a) * d, sin(a) * d, 34):
            inst(g.R.choice(g.K['t']), (cos(a) * d, sin(a) * d, -.1), g.R.uniform(0, 6), g.R.uniform(.6, 1.1))
    if g.dark:
        for k in range(22):
            a = 2 * pi * (k + .5) / 22
            point((cos(a) * (r + 18), sin(a) * (r + 18), 3.2), 160, WARM, .2)
        point((0, 0, 9), 900, WARM, 1)


def express(g):
    """An expressway in front of a planted earth bank."""
    y = g.y0 - g.spec.get('bank', 26)
    gd = MB('express')
    gd.box(-500, y - 60, -.5, 500, y, 0, mat('tarmac'))
    for x in g.span(-420, 420, 7):
        for q in (-8, -12, -16, -38, -42, -46):
            gd.box(x, y + q - .08, 0, x + 3, y + q + .08, .012, mat('ivory'))
    gd.box(-500, y - 30, 0, 500, y - 26, .35, mat('limestone'))
    gd.box(-500, y - 29.6, .2, 500, y - 26.4, .4, mat('soil'))
    for x in g.span(-330, 330, 33):  # lamps on the middle strip
        gd.tube((x, y - 28, 0), (x, y - 28, 10.4), .13, .08, mat('zinc'), 8)
        for s in (-1, 1):
            gd.tube((x, y - 28, 10.3), (x, y - 28 + s * 2.4, 10.7), .06, .05, mat('zinc'), 6)
            gd.box(x - .18, y - 28 + s * 2.4 - .5, 10.6, x + .18, y - 28 + s * 2.4 + .5, 10.7, emit('g_roadlamp', (1, .80, .52), 16 if g.dark else 0))
            if g.dark:
                point((x, y - 28 + s * 2.6, 10.2), 240, (1, .78, .50), .25)
    gd.box(-500, y - 200, -.5, 500, y - 60, .1, mat('meadow'))
    gd.box(-500, y - .3, -.5, 500, y + .3, .8, mat('concrete'))
    gd.quad((-500, y + .3, .2), (500, y + .3, .2), (500, y + 14, 4.2), (-500, y + 14, 4.2), mat('meadow'))
    gd.quad((-500, y + 14, 4.2), (500, y + 14, 4.2), (500, g.y0 - 3, 0), (-500, g.y0 - 3, 0), mat('meadow'))
    gd.box(-500, g.y0 - 4, -1, 500, g.y1 + 60, 0, mat('pave'))
    gd.box(-3000, g.y1 + 60, -2, 3000, 4000, -.3, mat('far'))
    gd.build()
    for x in g.span(-260, 260, 1.3):
        inst(g.R.choice(g.K[g.R.choice('bbg')]), (x, y - 28 + g.R.uniform(-1.2, 1.2), .35), g.R.uniform(0, 6), g.R.uniform(.6, 1.1))
    for _ in range(1500):
        t = g.R.random()
        inst(g.R.choice(g.K[g.R.choice('bbggf')]), (g.R.uniform(g.x0 - 70, g.x1 + 70), y + .6 + t * 13, .2 + 4 * t - .1), g.R.uniform(0, 6), g.R.uniform(.8, 1.6))
    for _ in range(4600):
        d = 4 + g.R.random() ** 1.5 * 90
        x, yy = g.pos[0] + g.R.uniform(-1, 1) * (6 + d * 1.1), g.pos[1] + d
        if yy < y - 60.4:
            inst(g.R.choice(g.K[g.R.choice('ggggbr')]), (x, yy, .05), g.R.uniform(0, 6), g.R.uniform(.7, 1.2))
    for x in g.span(g.x0 - 80, g.x1 + 80, 8):
        g.tree(x + g.R.uniform(-3, 3), y + 15, 4, 't', (.6, .9), False)
    g.woods(120, g.y1 + 30, g.y1 + 90, 200)


SETTINGS = {f.__name__: f for f in (water, plaza, street, park, garden, terraces, yard, depot, court, lane, avenue, express, grove, rings)}


def lay(spec, pts, pos, cam_az, dark, seed):
    """Draw the setting and the town behind it."""
    g = Ground(spec, pts, pos, cam_az, dark, seed)
    SETTINGS[spec['type']](g)
    if spec.get('hills') and spec['type'] != 'terraces':
        hills(((700, 60), (1200, 120)), tuple(spec.get('hillspan', (-2600, 2600))), (.16, .165, .13) if not dark else (.10, .11, .12), spec['hills'])
    if spec.get('city', {}) is not None:
        city(g)
    if dark:
        cx, y = (g.x0 + g.x1) / 2, g.y0
        area((cx, y - 10, 1), (cx, y, 9), max(8, g.x1 - g.x0), 3, 14 * max(8, g.x1 - g.x0), WARM)
    return g
