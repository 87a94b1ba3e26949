"""What a room looks out on, and its daylight. The outside lies `up` metres below the floor and spreads towards +y; `turn` swings it
(degrees to the left) for a room whose windows are in a side wall."""
import random
from math import cos, pi, radians, sin

import bpy
from mathutils import Matrix

from archkit import MB, context_city, gradient_sky, inst, make_lawn, pbr, point, sun
from gen import extras
from gen.finishes import finish
from gen.ground import flora
from gen.materials import mat
from parts import dusk_city, hills
from weather import monsoon, night, overcast

DAYS = {
    # horizon to zenith, strength, colour of the cloud
    'golden': ([(0, (1.0, .70, .44)), (.07, (.94, .72, .52)), (.2, (.66, .66, .66)), (.5, (.36, .47, .60)), (1, (.20, .33, .52))], .95, (1, .80, .62)),
    'morning': ([(0, (.92, .86, .76)), (.1, (.80, .82, .82)), (.35, (.50, .64, .80)), (1, (.26, .43, .68))], 1.0, (1, .96, .90)),
    'noon': ([(0, (.86, .88, .90)), (.12, (.66, .76, .86)), (.4, (.40, .56, .78)), (1, (.22, .40, .70))], 1.15, (1, 1, 1)),
    'mist': ([(0, (.80, .81, .82)), (.08, (.76, .785, .81)), (.3, (.66, .71, .77)), (1, (.50, .57, .66))], .95, (.84, .85, .87)),
    'dusk': ([(0, (.98, .50, .34)), (.06, (.82, .44, .42)), (.16, (.48, .38, .50)), (.4, (.18, .23, .42)), (1, (.06, .10, .26))], .62, (.62, .36, .40)),
    'blue': ([(0, (.62, .42, .38)), (.05, (.42, .35, .45)), (.14, (.20, .24, .42)), (.4, (.075, .12, .29)), (1, (.03, .05, .16))], .62, (.22, .19, .32)),
}


def day(v):
    """Sky, and the sun as a lamp of its own, which samples cleaner than a disc in the sky: 'sun' [height, compass, strength]."""
    name, s = v.get('sky', 'morning'), v.get('seed', 2.3)
    if name == 'monsoon':
        monsoon(0, v.get('strength', .9), .85, s, 0, v.get('glow', 0))
    elif name == 'overcast':
        overcast(0, v.get('strength', 1.0), .7, s, 0)
    elif name == 'night':
        night(v.get('strength', 1.2), v.get('glow', 0), s)
    else:
        stops, k, cc = DAYS[name]
        gradient_sky(stops, v.get('strength', k), v.get('glow'), v.get('glowcol', (1.2, .66, .30)), .7, v.get('clouds', .45), cc, v.get('cscale', 1.0), s)
    if v.get('sun'):
        e, az, k = v['sun'][:3]
        sun(e, az, k, tuple(v.get('suncol', (1, .80, .56))), v.get('soft', .8))


def trees(R, n, x, y, kind='t', k=(.8, 1.2), z=-.2, keep=None):
    for _ in range(n):
        p = (R.uniform(*x), R.uniform(*y))
        if not keep or keep(*p):
            inst(R.choice(flora()[R.choice(kind)]), (*p, z), R.uniform(0, 6), R.uniform(*k))


def slab(x0, y0, x1, y1, z, m):
    mb = MB('land')
    mb.box(x0, y0, z - .4, x1, y1, z, m)
    mb.build()


def sheet(x0, y0, x1, y1, z, col, rough):
    """Water seen from far: no waves of its own, which would only sparkle, but a blurred mirror."""
    mb = MB('water')
    mb.quad((x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z), pbr('r_water_%.2f_%.3f' % (rough, col[0]), tuple(col), rough, spec=1, var=.12, scale=.015))
    mb.build()


def town(v, R, dark, near=220):
    c = v.get('city')
    if not c:
        return
    arc = c.get('arc', [-70, 70])
    if dark:
        dusk_city(R, c.get('n', 300), c.get('big', 50), (near, 1000), (near * .8, 1100), arc, c.get('h', 90), c.get('low', (8, 24)), c.get('lit', .18), e=c.get('e', 1.0))
    else:
        context_city(c.get('big', 40), near + 60, 1300, c.get('h', 80), arc, 5 + c.get('seed', 1), tuple(c.get('col', (.55, .52, .48))))
        context_city(c.get('n', 240), near, 1500, c.get('lowh', 24), arc, 7, tuple(c.get('col', (.55, .52, .48))))


def sea(v, R, dark):
    """Open water to the horizon; a headland with a town on one side, a stayed bridge if 'bridge'."""
    sheet(-9000, v.get('shore', 60), 9000, 16000, 0, v.get('water', (.020, .045, .055)), .2)
    slab(-600, -200, 600, v.get('shore', 60), -.2, mat('sand'))
    trees(R, 60, (-140, 140), (22, 52), 't', (.9, 1.3))
    hills(((5200, 120),), (-9000, -1200) if v.get('head', 'left') == 'left' else (1200, 9000), (.20, .215, .235), 4)
    if v.get('bridge'):
        b, x0, y0 = MB('bridge'), v['bridge'][0], v['bridge'][1]
        c, w = pbr('r_bridge', (.50, .49, .47), .7), 4.2
        b.box(-3200, y0 - w, 24, 3200, y0 + w, 26.5, c)
        for k in range(-30, 31):
            b.box(k * 100 - 2, y0 - 2.5, -4, k * 100 + 2, y0 + 2.5, 24, c)
        for x in (x0, x0 + 210):
            for s in (-1, 1):
                b.tube((x, y0 + s * 13, 0), (x, y0 + s * 7, 30), 3, 2.6, c, 8)
                b.tube((x, y0 + s * 7, 30), (x, y0, 100), 2.6, 2.0, c, 8)
            b.tube((x, y0, 98), (x, y0, 126), 2.6, 1.4, c, 8)
            for k in range(1, 12):
                for s in (-1, 1):
                    b.tube((x, y0, 70 + k * 4.6), (x + s * k * 9, y0, 26), .22, .22, c, 4)
        b.build()


def river(v, R, dark):
    """A planted near bank, moving water, woods and hills beyond."""
    y0, y1 = v.get('banks', [70, 190])
    slab(-900, -120, 900, y0, 0, finish(v.get('land', 'meadow')))
    sheet(-1500, y0 - 3, 1500, y1 + 3, -.9, v.get('water', (.05, .055, .045)), v.get('rough', .1))
    slab(-3000, y1, 3000, 5000, .3, mat('far'))
    if v.get('path'):
        mb = MB('path')
        for k in range(60):
            x = -240 + 8 * k
            mb.quad((x, y0 - 22 + 5 * sin(x * .02), .03), (x + 8, y0 - 22 + 5 * sin((x + 8) * .02), .03), (x + 8, y0 - 19 + 5 * sin((x + 8) * .02), .03), (x, y0 - 19 + 5 * sin(x * .02), .03), finish('sand'))
        mb.build()
    for x, y, a, b in v.get('ponds', []):
        mb = MB('pond')
        mb.prism([(x + a * cos(t / 20 * pi), y + b * sin(t / 20 * pi) * (1 + .2 * sin(t))) for t in range(40)], .02, .04, pbr('r_pond', (.03, .04, .035), .04, spec=1, var=0))
        mb.build()
    K = flora()
    for _ in range(v.get('clumps', 1600)):
        x, y = R.uniform(-130, 130), v.get('clear', 14) + R.random() ** .8 * (y0 - v.get('clear', 14) + 2)
        inst(R.choice(K[R.choice('gggbr')]), (x, y, -.05), R.uniform(0, 6), R.uniform(.8, 1.7))
    trees(R, v.get('trees', 26), (-110, 110), (v.get('clear', 14) + 6, y0 - 6), v.get('kinds', 't'), (.7, 1.1))
    trees(R, 320, (-420, 420), (y1 + 4, y1 + 90), v.get('far_kinds', 'ttt'), (.8, 1.4))
    hills(((900, 60), (1500, 120)), (-2600, 2600), (.13, .15, .12), v.get('hills', 4))
    town(v, R, dark, y1 + 160)


def lake(v, R, dark):
    """Wide still water with reeds, an island of trees, the far shore and a pale town."""
    y0, y1 = v.get('banks', [60, 620])
    slab(-900, -120, 900, y0, 0, mat('meadow'))
    sheet(-3000, y0 - 2, 3000, y1, -.5, (.035, .05, .05), .07)
    slab(-3000, y1, 3000, 5000, .3, mat('far'))
    x, y, a, b = v.get('island', [60, 240, 62, 26])
    mb = MB('island')
    mb.prism([(x + a * cos(t / 24 * pi) * (1 + .12 * sin(3 * t)), y + b * sin(t / 24 * pi)) for t in range(48)], -.6, .3, mat('meadow'))
    mb.build()
    trees(R, 90, (x - a * .85, x + a * .85), (y - b * .7, y + b * .7), 't', (.7, 1.15), keep=lambda p, q: ((p - x) / a) ** 2 + ((q - y) / b) ** 2 < .8)
    trees(R, 70, (-160, 160), (12, y0 - 4), 't', (.8, 1.2))
    trees(R, 420, (-900, 900), (y1 + 2, y1 + 120), 't', (1, 1.6))
    town(v, R, dark, y1 + 120)


def scrub(v, R, dark):
    """Dry low hills under thorn and grass as far as one sees."""
    from mathutils import Vector, noise
    hv = MB('ridge')
    n, s, P = 90, 26, {}

    def z(x, y):
        return max(0, min(1, (y - 60) / 500)) * v.get('ridge', 95) * (.45 + .8 * noise.fractal(Vector((x * .0022, y * .0022, v.get('hills', 3))), 1, 2, 4)) + 2.5 * noise.noise(Vector((x * .02, y * .02, 1)))
    V = [((i - n / 2) * s, j * s * .8 - 60, z((i - n / 2) * s, j * s * .8 - 60)) for j in range(n) for i in range(n)]
    hv.add(V, [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(n - 1) for i in range(n - 1)], pbr('r_scrub', tuple(v.get('land', (.33, .25, .16))), .95, var=.25, scale=.02, var2=.3, scale2=.5), True)
    hv.build()
    K = flora()
    for _ in range(v.get('clumps', 6000)):
        y = 14 + R.random() ** 1.7 * 760
        x = R.uniform(-1, 1) * (40 + y)
        k = R.choice('obbbg')
        inst(R.choice(K[k]), (x, y, z(x, y) - .1), R.uniform(0, 6), R.uniform(.7, 1.4) * (1 if k == 'o' else 1.9))
    hills(((1900, 90), (2800, 170)), (-4200, 4200), (.22, .19, .17), 7)
    town(v, R, dark, 700)


def rocks(v, R, dark):
    """Boulders among grass and small trees, the city behind."""
    slab(-900, -200, 900, 260, 0, mat('sandground') if not dark else mat('earth'))
    slab(-3000, 260, 3000, 4000, -.1, mat('far'))
    extras.boulders({'spots': v['spots']}, None, dark)
    K = flora()
    for _ in range(v.get('clumps', 1500)):
        x, y = R.uniform(-90, 90), 6 + R.random() ** 1.4 * 130
        inst(R.choice(K[R.choice('gggb')]), (x, y, -.05), R.uniform(0, 6), R.uniform(.7, 1.3))
    trees(R, 40, (-120, 120), (34, 200), 'ot', (.7, 1.0))
    for x, y, w, z in v.get('lamps', []):
        point((x, y, z), w, (1, .66, .36), .2)
    town(v, R, dark, 260)


def garden(v, R, dark):
    """A small garden at the level of the floor: paving, lawn, a wall with climbers, trees behind it."""
    d, x0, x1 = v.get('deep', 6), *v.get('span', [-9, 9])
    g = MB('gardenground')
    g.box(x0 - 30, -30, -.5, x1 + 30, d + 40, -.12, finish(v.get('ground', 'soil')))
    g.box(x0, 0, -.3, x1, v.get('pave', 1.4), -.04, finish(v.get('stone', 'kota')))
    w = finish(v.get('wall', 'brick'))
    if v.get('wallh', 2.1):
        g.box(x0 - 30, d, -.3, x1 + 30, d + .25, v.get('wallh', 2.1), w)
        g.box(x0 - 30, d - .04, v.get('wallh', 2.1), x1 + 30, d + .29, v.get('wallh', 2.1) + .07, finish('limestone'))
    g.build()
    lawn, K = make_lawn(3, 2, 2200, .07, (.12, .20, .05)), flora()
    x = x0
    while x < x1 and v.get('lawn', True):
        y = v.get('pave', 1.4)
        while y < d - 1.2:
            inst(lawn, (x, y, -.10))
            y += 2
        x += 2
    for _ in range(v.get('plants', 160)):
        p = (R.uniform(x0 - 2, x1 + 2), R.uniform(d - 1.15, d - .25))
        inst(R.choice(K[R.choice(v.get('kinds', 'bbgf'))]), (*p, -.1), R.uniform(0, 6), R.uniform(.5, 1.0))
    for x, y, k, kind in v.get('near', []):
        inst(R.choice(K[kind]), (x, y, -.1), R.uniform(0, 6), k)
    trees(R, v.get('behind', 26), (x0 - 14, x1 + 14), (d + 2, d + 22), v.get('behind_kinds', 't'), (.6, .95), -.2)


def basin(v, R, dark):
    """A sheet of water at the feet of other buildings of the project: 'blocks' are drawn by gen/blocks.py."""
    from gen import blocks, light
    slab(-900, v.get('far', 120), 900, 1200, .2, mat('pave'))
    sheet(-600, v.get('near', 4), 600, v.get('far', 120), -.2, (.03, .055, .06), .06)
    blocks.build(v['blocks'], light.preset({'lit': v.get('lit', .15)}, dark), [180], 5)
    trees(R, 70, (-160, 160), (v.get('far', 120) + 4, v.get('far', 120) + 50), 't', (.8, 1.2))
    for x in range(-90, 91, 7):
        trees(R, 1, (x, x + 3), (v.get('far', 120) + 1, v.get('far', 120) + 3), 't', (.7, .9))
    town(v, R, dark, 260)


def square(v, R, dark):
    """A paved square with rows of trees and the town round it."""
    slab(-400, -200, 400, 90, -.02, mat('stonepave'))
    slab(-3000, 90, 3000, 4000, -.1, mat('far'))
    for y in (9, 19, 30, 42):
        for x in range(-60, 61, 8):
            trees(R, 1, (x - .5, x + .5), (y - .5, y + .5), 't', (.7, .95), -.05)
    K = flora()
    for _ in range(300):
        inst(R.choice(K[R.choice('bggf')]), (R.uniform(-50, 50), R.choice((9, 19, 30)) + R.uniform(-.9, .9), -.05), R.uniform(0, 6), R.uniform(.5, .9))
    town(v, R, dark, 130)


def ring(v, R, dark):
    """The open court of a ring: paving with rings of stone, its mast, and beds of trees."""
    g, r = MB('court'), v['r']
    circle = [(r * cos(t / 36 * pi), r * sin(t / 36 * pi)) for t in range(72)]
    g.prism(circle, -.4, -.01, finish('courtstone'))
    for q, w in ((6, .4), (14, .5), (22, .5), (28, .4)):
        P, Q = ([(k * cos(t / 36 * pi), k * sin(t / 36 * pi), -.004) for t in range(72)] for k in (q, q + w))
        g.add(P + Q, [(i, (i + 1) % 72, 72 + (i + 1) % 72, 72 + i) for i in range(72)], mat('sand'))
    g.tube((0, 0, 0), (0, 0, 40), .9, .12, mat('copper'), 16)
    g.lathe([(0, .5), (4, .5), (4, 0)], (0, 0, 0), mat('limestone'), 48)
    K = flora()
    for k in range(9):
        a = .35 + 2 * pi * k / 9
        x, y = 20 * cos(a), 20 * sin(a)
        g.lathe([(0, .42), (2.4, .42), (2.4, 0)], (x, y, 0), mat('limestone'), 32)
        inst(K['t'][k % 3], (x, y, .35), k, .62)
        for _ in range(26):
            b, q = R.uniform(0, 6.3), R.uniform(.3, 2.1)
            inst(R.choice(K[R.choice('bbgf')]), (x + q * cos(b), y + q * sin(b), .4), b, R.uniform(.5, .9))
    g.build()
    slab(-600, -600, 600, 600, -.6, mat('pave'))


VIEWS = {f.__name__: f for f in (sea, river, lake, scrub, rocks, garden, basin, square, ring)}


def draw(v, dark):
    """Draw the outside and sink it by 'up'."""
    if not v.get('is'):
        return
    flora()
    before = set(bpy.data.objects)
    R = random.Random(v.get('random', 4))
    VIEWS[v['is']](v, R, dark)
    M = Matrix.Rotation(radians(v.get('turn', 0)), 4, 'Z') @ Matrix.Translation((*v.get('at', [0, 0]), -v.get('up', 0)))
    bpy.context.view_layer.update()
    for o in set(bpy.data.objects) - before:
        o.matrix_world = M @ o.matrix_world
