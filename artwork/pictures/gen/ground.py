"""What every setting uses: planting, tools, the town behind, paving, beds and the bench."""
import random
from math import atan2, cos, radians, sin

from archkit import MB, inst, make_tree, make_palm, make_bush, make_grassclump, context_city, point
from parts import dusk_city
from gen.materials import mat

_kit = {}


def flora():
    """Trees, palms, shrubs and grasses, made once."""
    if not _kit:
        _kit['t'] = [make_tree(i + 3, 8.5 + i, .5, 6500, .24, (.088 + .012 * i, .14, .036)) for i in range(3)]
        _kit['p'] = [make_palm(i, 8 + 1.3 * i, 24) for i in range(2)]
        _kit['o'] = [make_tree(22, 4.4, .75, 4200, .15, (.15, .19, .09), clear=.22)]
        _kit['c'] = [make_tree(31 + i, 11 + 2 * i, .16, 5200, .2, (.06, .105, .04), clear=.12) for i in range(2)]
        _kit['m'] = [make_tree(51 + i, 8 + i, .8, 5200, .22, c, clear=.2) for i, c in enumerate(((.36, .085, .03), (.27, .10, .035)))]
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
