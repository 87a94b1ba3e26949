"""Settings on open land: park, garden, terraced hillside, avenue through a field, grove."""
from math import cos, radians, sin

from mathutils import Vector, noise

from archkit import MB, inst, point
from parts import hills, still, ashlar, stones
from gen.materials import mat, WARM


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
    g.shrubs(g.spec.get('foot', 1500), g.x0 - 40, y - 34, g.x1 + 40, y, z - .06, 'gggbf', (.5, 1.0), False)
    gd.box(-3000, g.y1 + 40, -60, 3000, 4000, -.5, mat('far'))
    gd.build()
    w.build()
    hills(((330, 70), (620, 130), (1100, 210)), (-2800, 2800), (.10, .12, .085), g.spec.get('hillseed', 3))
    g.woods(170, g.y1 + 16, g.y1 + 90, 120, 0)


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
