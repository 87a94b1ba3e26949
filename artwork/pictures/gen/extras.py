"""Single things a project is known by: a mast, kilns, a chimney, parasols, boulders, a viaduct, stilts..."""
import random
from math import cos, exp, log, pi, radians, sin

from mathutils import Matrix, Vector, noise

from archkit import MB, emit, litwall, point, pbr
from gen.materials import mat, WARM


def mast(e, L, dark):
    """A tall tapering shadow mast."""
    mb = MB('mast')
    x, y = e['at']
    t = e.get('tilt', 0)
    mb.tube((x, y, e.get('z', 0)), (x + t, y, e['h']), e.get('r', .6), .12, mat(e.get('wall', 'bronze')), 16)
    mb.build()


def kiln(e, L, dark):
    """A brick bottle kiln."""
    mb = MB('kiln')
    h, r = e.get('h', 15), e.get('r', 4.2)
    prof = [(r, 0), (r * 1.02, h * .2), (r * .95, h * .38), (r * .7, h * .58), (r * .42, h * .76), (r * .33, h * .92), (r * .38, h * .97), (r * .38, h), (r * .25, h)]
    mb.lathe(prof, (*e['at'], 0), mat('brick'), 40)
    for z in (.2, .4, .97):
        k = r * (1.03 if z < .3 else .95 if z < .5 else .4)
        mb.lathe([(k, h * z), (k + .12, h * z + .05), (k + .12, h * z + .3), (k, h * z + .36)], (*e['at'], 0), mat('brickdark'), 40)
    mb.build()


def chimney(e, L, dark):
    """A square-based round mill chimney."""
    mb = MB('chimney')
    x, y = e['at']
    h, r = e.get('h', 34), e.get('r', 1.7)
    mb.box(x - r * 1.3, y - r * 1.3, 0, x + r * 1.3, y + r * 1.3, h * .16, mat('brick'))
    mb.tube((x, y, h * .16), (x, y, h), r, r * .64, mat('brick'), 40)
    for z, k in ((.9, .74), (.955, .78), (.97, .86), (.985, .8)):
        mb.tube((x, y, h * z), (x, y, h * z + .34), r * k, r * k, mat('brickdark'), 40)
    mb.tube((x, y, h - .3), (x, y, h + .02), r * .66, r * .66, mat('dark'), 40)
    mb.build()


def birdtower(e, L, dark):
    """A chabutro: carved column, platform, little domed pavilion."""
    mb = MB('chabutro')
    x, y = e['at']
    c, m, k = (x, y, 0), mat('sand'), e.get('k', 1)
    mb.lathe([(r * k, z * k) for r, z in ((1.5, 0), (1.5, .4), (1.1, .4), (1.1, .8), (.55, .9), (.45, 1.4), (.42, 3.2), (.6, 3.4), (.5, 3.6), (1.0, 4.1), (1.5, 4.4), (1.55, 4.6), (0, 4.6))], c, m, 8)
    for i in range(8):
        a = pi / 4 * i + pi / 8
        mb.tube((x + 1.15 * k * cos(a), y + 1.15 * k * sin(a), 4.6 * k), (x + 1.15 * k * cos(a), y + 1.15 * k * sin(a), 6.2 * k), .09 * k, .07 * k, m, 8)
    mb.lathe([(r * k, z * k) for r, z in ((1.75, 6.2), (1.75, 6.35), (1.3, 6.45), (1.25, 6.9), (.95, 7.4), (.45, 7.75), (.1, 7.95), (.06, 8.5), (0, 8.6))], c, m, 8)
    mb.build()
    if dark:
        point((x, y, 5.6 * k), 60, WARM, .2)


def parasols(e, L, dark):
    """Square concrete umbrellas on single stems, overlapping at three heights."""
    mb, R = MB('parasols'), random.Random(4)
    x0, y, n, w = e['x'], e['y'], e['n'], e.get('w', 7)
    m = mat(e.get('wall', 'concrete'))
    for i in range(n):
        x, z = x0 + i * w * .93, e.get('h', 4.9) + (0, .42, .21)[i % 3]
        h = w / 2
        P = [(x - h, y - h), (x + h, y - h), (x + h, y + h), (x - h, y + h)]
        mb.add([(*p, z + .35) for p in P] + [(*p, z + .20) for p in P] + [(x, y, z - .35)], [(0, 1, 2, 3), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0), (5, 4, 8), (6, 5, 8), (7, 6, 8), (4, 7, 8)], m)
        mb.tube((x, y, 0), (x, y, z), .16, .30, m, 16)
        if dark:
            point((x, y - .8, z - 1.0), 55, WARM, .25)
    mb.build()


def boulders(e, L, dark):
    """Granite tors: ellipsoids with faces weathered off and rounded again, half sunk. 'spots': [[x, y, size], ...]."""
    m = pbr('g_granite', (.36, .295, .26), .85, var=.3, scale=.3, var2=.45, scale2=2.2, bump=.55, bscale=9)
    for i, (x, y, s) in enumerate(e['spots']):
        mb, R = MB('boulder'), random.Random(i * 5 + 1)
        nu, nv, V, k = 140, 84, [], 26
        kx, ky, kz = R.uniform(.9, 1.3), R.uniform(.85, 1.1), R.uniform(.66, .95)
        cuts = [(Vector((R.gauss(0, 1), R.gauss(0, 1), R.gauss(.15, .8))).normalized(), R.uniform(.62, .92)) for _ in range(13)]
        for j in range(nv + 1):
            for q in range(nu):
                a, b = 2 * pi * q / nu, pi * j / nv
                d = Vector((sin(b) * cos(a), sin(b) * sin(a), cos(b)))
                near = [exp(-k)] + [exp(-k * c / max(.05, d.dot(n))) for n, c in cuts if d.dot(n) > .05]
                r = -log(sum(near)) / k + .06
                o = Vector((i * 7.3, 0, 0))
                r += .05 * noise.noise(d * 1.6 + o) + .022 * noise.noise(d * 4.5 + o) + .009 * noise.noise(d * 11 + o) + .004 * noise.noise(d * 27 + o)
                V.append((x + d.x * r * s * kx, y + d.y * r * s * ky, d.z * r * s * kz + s * .3))
        mb.add(V, [(j * nu + q, (j + 1) * nu + q, (j + 1) * nu + (q + 1) % nu, j * nu + (q + 1) % nu) for j in range(nv) for q in range(nu)], m, True)
        mb.build()


def viaduct(e, L, dark):
    """A metro viaduct along x (along y with 'turn') with a lit train on it."""
    mb = MB('viaduct')
    if e.get('turn'):
        mb.M = Matrix.Translation((e['turn'], 0, 0)) @ Matrix.Rotation(pi / 2, 4, 'Z')
    y, z, m = e['y'], e.get('z', 8.5), mat('concrete')
    mb.box(-200, y - 4.2, z - 1.6, 200, y + 4.2, z - .2, m)
    for s in (-4.3, 4.1):
        mb.box(-200, y + s, z - .5, 200, y + s + .2, z + 1.0, m)
    for x in range(-180, 200, 26):
        mb.box(x - 1.1, y - 1.1, 0, x + 1.1, y + 1.1, z - 2.6, m)
        mb.prism([(x - 1.2, y - 3.6), (x + 1.2, y - 3.6), (x + 1.2, y + 3.6), (x - 1.2, y + 3.6)], z - 2.6, z - 1.6, m)
    x = e.get('train', -60)
    win = litwall('g_train', (.8, .74, .6), .55, (1, .80, .54))
    band = pbr('g_trainband', (.03, .035, .05), .12, spec=.7, var=0)
    for k in range(6):
        a = x + k * 22
        b, w = a + 21.4, y - 1.45
        nose = [(a + 1.5, z + .1), (b, z + .1), (b, z + 3.5), (a + 2.6, z + 3.5), (a + .2, z + 1.5), (a, z + .7)] if k == 0 else [(a, z + .1), (b, z + .1), (b, z + 3.5), (a, z + 3.5)]
        n = len(nose)
        mb.add([(p, y + s, q) for s in (-1.4, 1.4) for p, q in nose], [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [(c, n + c, n + (c + 1) % n, (c + 1) % n) for c in range(n)], mat('metal'))
        if k == 0:
            mb.quad((a + .26, y - 1.2, z + 1.62), (a + .26, y + 1.2, z + 1.62), (a + 2.3, y + 1.2, z + 3.3), (a + 2.3, y - 1.2, z + 3.3), band)
            mb.box(a + .02, y - 1.1, z + .75, a + .1, y - .7, z + 1.0, emit('g_headlamp', (1, .82, .55), 14))
        mb.box(a + (2.2 if k == 0 else .02), w, z + .5, b - .02, y - 1.39, z + .72, mat('marigold'))
        mb.box(a + (3.4 if k == 0 else .5), w + .005, z + 1.4, b - .5, y - 1.39, z + 2.75, band)
        mb.box(a + 5, y - 1.1, z + 3.5, a + 9, y + 1.1, z + 3.75, mat('zinc'))
        mb.box(a + 13, y - 1.1, z + 3.5, a + 17, y + 1.1, z + 3.75, mat('zinc'))
        u = a + (3.7 if k == 0 else .8)
        while u < b - 1.9:
            door = round((u - a) / 2.15) % 3 == 2
            mb.box(u, w - .02, z + (.75 if door else 1.5), u + 1.5, w + .01, z + 2.65, band if door else win)
            for c in ((u + .1, u + .7), (u + .8, u + 1.4)) if door else ():
                mb.box(c[0], w - .03, z + 1.5, c[1], w, z + 2.6, win)
            u += 1.95
        if k:
            mb.box(a - .6, y - 1.1, z + .4, a, y + 1.1, z + 3.2, mat('dark'))
    mb.build()


def stilts(e, L, dark):
    """Round piers at a spacing under a rectangle [x0, y0, x1, y1]."""
    mb = MB('stilts')
    x0, y0, x1, y1 = e['rect']
    nx, ny = e.get('nx', 5), e.get('ny', 3)
    for i in range(nx):
        for j in range(ny):
            x, y = x0 + (x1 - x0) * i / (nx - 1), y0 + (y1 - y0) * j / max(1, ny - 1)
            mb.tube((x, y, e.get('z0', -3)), (x, y, e['h']), e.get('r', .5), e.get('r', .5), mat(e.get('wall', 'concrete')), 20)
    mb.build()
    if dark:
        point(((x0 + x1) / 2, y0 + 3, e['h'] - 1), 240, WARM, .3)


def streaks(e, L, dark):
    """Long-exposure traffic: thin lines of light along x, in the lanes at 'red' (tail lamps) and 'white' (head lamps)."""
    mb, R = MB('streaks'), random.Random(8)
    for lanes, m in ((e['red'], emit('g_tail', (1, .10, .03), 6)), (e['white'], emit('g_head', (1, .80, .5), 4))):
        for y in lanes:
            for side in (-.7, .7):
                a = R.uniform(-260, -120)
                while a < 240:
                    b = a + R.uniform(40, 160)
                    mb.box(a, y + side, .62, b, y + side + .05, .66, m)
                    a = b + R.uniform(14, 60)
    mb.build()


def canopy(e, L, dark):
    """A long pierced canopy on slim posts; spots of light fall through it."""
    mb, R = MB('canopy'), random.Random(3)
    x0, y0, x1, y1, z = *e['rect'], e.get('h', 4.2)
    m = mat(e.get('wall', 'redstone'))
    w = 1.1
    nx, ny = int((x1 - x0) / w), int((y1 - y0) / w)
    for i in range(nx):
        for j in range(ny):
            x, y = x0 + i * w, y0 + j * w
            h = .18 + .16 * ((i * 3 + j * 5) % 4) / 3
            a, b, c, d = x + w / 2 - h, y + w / 2 - h, x + w / 2 + h, y + w / 2 + h
            for q in ((x, y, x + w, b), (x, d, x + w, y + w), (x, b, a, d), (c, b, x + w, d)):
                mb.box(q[0], q[1], z, q[2], q[3], z + .16, m)
    for i in range(int((x1 - x0) / 6) + 1):
        mb.tube((x0 + .6 + i * 6, y0 + .5, 0), (x0 + .6 + i * 6, y0 + .5, z), .09, .09, mat('bronze'), 10)
        if dark:
            point((x0 + 3 + i * 6, y0 + 1.4, z - .35), 36, WARM, .12)
            point((x0 + 3 + i * 6, y0 + 1.4, z + 1.3), 22, (1, .8, .55), .1)
    mb.build()


def oculus(e, L, dark):
    """A thin roof slab with a round opening over [x0, y0, x1, y1]."""
    mb = MB('oculus')
    (x0, y0, x1, y1), z, r = e['rect'], e.get('h', 4), e.get('r', 4)
    cx, cy, n, m, t = *e.get('c', [(x0 + x1) / 2, (y0 + y1) / 2]), 64, mat('white'), .35
    C = [(cx + r * cos(2 * pi * i / n), cy + r * sin(2 * pi * i / n)) for i in range(n)]

    def rim(x, y):
        k = min((x1 - cx) / x if x > 1e-6 else (x0 - cx) / x if x < -1e-6 else 1e9, (y1 - cy) / y if y > 1e-6 else (y0 - cy) / y if y < -1e-6 else 1e9)
        return (cx + x * k, cy + y * k)
    E = [rim(cos(2 * pi * i / n), sin(2 * pi * i / n)) for i in range(n)]
    for i in range(n):
        j = (i + 1) % n
        for zz in (z, z + t):
            mb.quad((*C[i], zz), (*E[i], zz), (*E[j], zz), (*C[j], zz), m)
        mb.quad((*C[i], z), (*C[j], z), (*C[j], z + t), (*C[i], z + t), m)
        mb.quad((*E[i], z), (*E[j], z), (*E[j], z + t), (*E[i], z + t), m)
    mb.build()


def wall(e, L, dark):
    """Stretches of wall: 'runs': [[x0, y0, x1, y1, h], ...] in one material."""
    mb = MB('walls')
    for x0, y0, x1, y1, h in e['runs']:
        mb.box(x0, y0, e.get('z', 0), x1, y1, h, mat(e.get('wall', 'white')))
    mb.build(.03)


def well(e, L, dark):
    """An open well: a coursed rim on a stone step, dark inside, a timber frame with its pulley."""
    (x, y), r, m = e['at'], e.get('r', 1.9), mat(e.get('wall', 'laterite'))
    mb, n = MB('well'), 28
    ring = [(x + cos(2 * pi * i / n), y + sin(2 * pi * i / n)) for i in range(n)]

    def circle(k):
        return [(x + (a - x) * k, y + (b - y) * k) for a, b in ring]
    mb.prism(circle(r + 1.3), -.2, .16, m)
    mb.ribbon(circle(r), .1, .95, m)
    mb.ribbon(list(reversed(circle(r - .38))), -1, .95, m)
    A, B = circle(r + .06), circle(r - .44)
    for i in range(n):
        j = (i + 1) % n
        mb.quad((*A[i], .95), (*A[j], .95), (*B[j], .95), (*B[i], .95), mat('sand'))
        mb.quad((*A[i], .87), (*A[j], .87), (*A[j], .95), (*A[i], .95), mat('sand'))
    mb.prism(circle(r - .37), .17, .2, mat('dark'))
    for s in (-1, 1):
        mb.box(x + s * (r - .2) - .09, y - .09, .9, x + s * (r - .2) + .09, y + .09, 3.0, mat('timberdark'))
    mb.box(x - r - .2, y - .1, 2.85, x + r + .2, y + .1, 3.05, mat('timberdark'))
    mb.tube((x, y - .06, 2.6), (x, y + .06, 2.6), .2, .2, mat('dark'), 16)
    mb.tube((x, y, 2.6), (x, y, 1.1), .012, .012, mat('timber'), 6)
    mb.tube((x, y, .98), (x, y, 1.22), .11, .15, mat('brass'), 14)
    mb.build(.01)


def lamps(e, L, dark):
    """Small lanterns at 'spots' [[x, y, z, watts], ...]."""
    for x, y, z, w in e['spots']:
        point((x, y, z), w if dark else w * .2, WARM, .12)


EXTRAS = {f.__name__: f for f in (mast, kiln, chimney, birdtower, parasols, boulders, viaduct, stilts, streaks, canopy, oculus, wall, well, lamps)}


def bollards(e, L, dark):
    """Marigold bollards at 'spots' [[x, y], ...]."""
    mb = MB('bollards')
    for x, y in e['spots']:
        mb.tube((x, y, 0), (x, y, 1.05), .09, .09, mat('marigold'), 16)
        mb.lathe([(.09, 0), (.06, .06), (0, .08)], (x, y, 1.05), mat('marigold'), 16)
    mb.build()


def trucks(e, L, dark):
    """Lorries at 'spots' [[x, y, heading], ...]: cab, box, wheels, lamps."""
    mb, body, tyre = MB('trucks'), mat('indigo'), mat('dark')
    for i, (x, y, r) in enumerate(e['spots']):
        mb.M = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(r, 4, 'Z')
        box = mat('ivory') if i % 2 else mat('indigo')
        mb.box(-6.4, -1.25, 1.05, 3.6, 1.25, 4.0, box)
        for k in range(22):
            mb.box(-6.3 + k * .45, -1.29, 1.1, -6.26 + k * .45, -1.251, 3.95, box)
        mb.box(4.0, -1.2, .75, 5.9, 1.2, 2.0, body)
        mb.prism([(4.0, -1.2), (5.9, -1.2), (5.9, 1.2), (4.0, 1.2)], 2.0, 2.1, body)
        V = [(4.0, -1.2, 2.1), (5.88, -1.2, 2.1), (5.88, 1.2, 2.1), (4.0, 1.2, 2.1), (4.0, -1.12, 3.3), (5.4, -1.12, 3.3), (5.4, 1.12, 3.3), (4.0, 1.12, 3.3)]
        mb.add(V, [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6)], pbr('g_cabglass', (.02, .025, .035), .06, spec=.8, var=0))
        mb.add(V, [(4, 5, 6, 7), (3, 0, 4, 7)], body)
        mb.box(3.6, -1.0, .6, 4.0, 1.0, 3.0, tyre)
        mb.box(-6.4, -1.1, .7, 5.8, 1.1, 1.0, tyre)
        for wx in (-5.2, -4.0, 1.6, 4.9):
            for wy in (-1.25, .95):
                mb.tube((wx, wy, .5), (wx, wy + .3, .5), .5, .5, tyre, 20)
                mb.tube((wx, wy - .01, .5), (wx, wy + .31, .5), .22, .22, mat('aluminium'), 12)
        for wy in (-1.0, .75):
            mb.box(5.9, wy, .95, 5.94, wy + .25, 1.15, emit('g_headlamp', (1, .82, .55), 14))
        mb.M = None
    mb.build(.02)


EXTRAS['bollards'] = bollards
EXTRAS['trucks'] = trucks


def draw(items, light, pos=(0, 0, 0), az=180):
    """Draw every extra; 'ahead' spots are [distance, to the right, size] from the camera."""
    dx, dy = -sin(radians(az)), -cos(radians(az))
    for e in items:
        if 'ahead' in e:
            e = {**e, 'spots': [[pos[0] + dx * d + dy * r, pos[1] + dy * d - dx * r, s] for d, r, s in e['ahead']]}
        EXTRAS[e['type']](e, light, light['dark'])
