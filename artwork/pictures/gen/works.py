"""Settings of works and roads: service yard, depot from above, round plaza from above, expressway."""
from math import cos, pi, sin

from archkit import MB, emit, inst, point, pbr
from gen.materials import mat, WARM


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
    for _ in range(g.spec.get('reeds', 4600)):
        d = 4 + g.R.random() ** 1.5 * 90
        x, yy = g.pos[0] + g.R.uniform(-1, 1) * (6 + d * 1.1), g.pos[1] + d
        if yy < y - 60.4:
            inst(g.R.choice(g.K[g.R.choice('ggggbr')]), (x, yy, .05), g.R.uniform(0, 6), g.R.uniform(.7, 1.2))
    for x in g.span(g.x0 - 80, g.x1 + 80, 8):
        g.tree(x + g.R.uniform(-3, 3), y + 15, 4, 't', (.6, .9), False)
    g.woods(120, g.y1 + 30, g.y1 + 90, 200)
