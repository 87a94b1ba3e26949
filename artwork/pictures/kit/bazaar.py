"""A market street's houses: narrow shops, open or shuttered, under two or three floors with balconies and grilles."""
from math import pi, sin

from archkit import MB, emit, pbr, point
from parts import WARM, lits
from people import ball
from street import awning, hanging, iron, shutter
from mathutils import Matrix, Vector

WALLS = ((.50, .36, .23), (.34, .40, .36), (.52, .46, .37), (.42, .25, .19), (.30, .33, .38), (.55, .50, .42))
SIGNS = ((.055, .06, .17), (.20, .05, .045), (.05, .14, .11), (.30, .27, .22), (.10, .10, .11))
CLOTHS = ((.45, .06, .08), (.08, .20, .26), (.50, .30, .06), (.20, .08, .22), (.10, .26, .16), (.55, .48, .38), (.48, .16, .05), (.06, .07, .20))
SHUTTERS = ((.16, .19, .21), (.10, .15, .14), (.24, .23, .21), (.09, .11, .17))


def goods(mb, x0, x1, y, z0, kind, R):
    """What a shop sells, on shelves along its back wall: 'cloth', 'tins', 'pots'."""
    wood = pbr('shop_wood', (.20, .12, .07), .6, var=.15)
    for z in (.5, .95, 1.4, 1.85, 2.3):
        mb.box(x0, y - .42, z0 + z, x1, y, z0 + z + .03, wood)
        x = x0 + .06
        while x < x1 - .2:
            c = R.choice(CLOTHS)
            m = pbr('ware_%.2f_%.2f_%.2f' % c, c, .8, var=.06)
            if kind == 'cloth':
                w, n = R.uniform(.28, .36), R.randrange(2, 6)
                for q in range(n):
                    c = R.choice(CLOTHS)
                    mb.box(x, y - .38 + R.uniform(0, .03), z0 + z + .03 + q * .062, x + w, y - .03, z0 + z + .088 + q * .062, pbr('ware_%.2f_%.2f_%.2f' % c, c, .8, var=.06))
                x += w + .04
            elif kind == 'tins':
                r, h = R.uniform(.06, .10), R.uniform(.16, .32)
                mb.tube((x + r, y - .2, z0 + z + .03), (x + r, y - .2, z0 + z + .03 + h), r, r, m, 14)
                x += 2 * r + R.uniform(.01, .05)
            else:
                k = R.uniform(.7, 1.15)
                mb.lathe([(0, 0), (.08 * k, 0), (.13 * k, .10 * k), (.115 * k, .19 * k), (.06 * k, .24 * k), (.085 * k, .29 * k)], (x + .14, y - .2, z0 + z + .03), pbr('shop_brass', (.62, .40, .15), .3, .9, var=.05), 18)
                x += .3


def shop(mb, x, w, R, state, wall, kind, glow, lamps):
    """One bay at ground level. state: 'open', 'half', 'shut'. lamps: watts that fall on the street, kept for the near shops."""
    a, b, z0, zt, deep = x + .22, x + w - .22, .22, 2.95, 3.4
    step = pbr('shop_step', (.34, .32, .29), .45, var=.14)
    mb.box(x, -.05, 0, x + w, .5, z0, step)
    mb.box(a, -.45, 0, b, -.05, .11, step)
    for e in (x, b):
        mb.box(e, 0, z0, e + .22, deep, zt, wall)
    mb.box(x, 0, zt, x + w, .3, 4.05, wall)
    c = R.choice(SIGNS)
    mb.box(a - .1, -.16, 3.08, b + .1, 0, 3.82, pbr('sign_%.2f' % c[0], c, .5, var=.06))
    if state == 'shut':
        shutter(mb, a, b, .10, z0, zt - .34, R.choice(SHUTTERS))
        return
    if state == 'half':
        shutter(mb, a, b, .10, z0, zt - .34, R.choice(SHUTTERS), .35)
    room = R.choice(lits(glow, 'bz'))
    for q in ((a, b, deep, deep), (a, a, .1, deep), (b, b, .1, deep)):
        mb.quad((q[0], q[2], z0), (q[1], q[3], z0), (q[1], q[3], zt), (q[0], q[2], zt), room)
    mb.quad((a, .1, zt - .02), (b, .1, zt - .02), (b, deep, zt - .02), (a, deep, zt - .02), room)
    mb.quad((a, 0, z0 + .01), (b, 0, z0 + .01), (b, deep, z0 + .01), (a, deep, z0 + .01), step)
    goods(mb, a + .1, b - .1, deep - .02, z0, kind, R)
    place = mb.M
    for e, turn, side in ((a, pi / 2, 1), (b, -pi / 2, -1)):
        mb.M = place @ Matrix.Translation((e, 0, 0)) @ Matrix.Rotation(turn, 4, 'Z')
        goods(mb, *sorted((side * .3, side * (deep - .45))), -.01, z0, kind, R)
    mb.M = place
    mb.box(a + .1, .8, z0, b - .9, 1.3, z0 + .95, pbr('counter', (.26, .16, .09), .45, var=.15))
    mb.box(a + .08, .76, z0 + .95, b - .88, 1.34, z0 + .99, pbr('counter_top', (.40, .37, .33), .3, var=.05))
    mb.box((a + b) / 2 - .55, 1.6, zt - .12, (a + b) / 2 + .55, 1.68, zt - .07, emit('tube_lamp', (1, .84, .62), 9))
    if lamps:
        p = mb.M @ Vector(((a + b) / 2, .6, zt - .35))
        point(tuple(p), lamps, (1, .80, .54), .25)
    mb.box(a + .2, -.34, 3.86, b - .2, -.30, 3.90, iron())
    mb.box(a + .3, -.35, 3.82, b - .3, -.29, 3.86, emit('sign_lamp', (1, .80, .52), 3))


def upper(mb, x, w, floors, R, wall, lit, z0=4.05, fh=3.1):
    """The floors above a shop: windows with hoods, a balcony, an air conditioner, pipes, a parapet and a tank."""
    dark, d, hood = pbr('room_dark', (.10, .10, .12), .8), iron(), pbr('chajja', (.38, .36, .33), .85, var=.15)
    L = lits(lit, 'bu')
    for f in range(floors):
        z = z0 + f * fh
        n = 2 if w > 3.2 else 1
        ww = 1.05
        xs = [x + w * (i + .5) / n - ww / 2 for i in range(n)]
        cuts = [x] + [q for s in xs for q in (s, s + ww)] + [x + w]
        for i in range(0, len(cuts), 2):
            mb.box(cuts[i], 0, z, cuts[i + 1], .3, z + fh, wall)
        balcony = R.random() < .5
        for s in xs:
            low = z + (.1 if balcony else .95)
            if low > z + .1:
                mb.box(s, 0, z, s + ww, .3, low, wall)
            mb.box(s, 0, z + 2.35, s + ww, .3, z + fh, wall)
            mb.quad((s, .2, low), (s + ww, .2, low), (s + ww, .2, z + 2.35), (s, .2, z + 2.35), R.choice(L) if R.random() < .36 else dark)
            for q in (s, s + ww / 2 - .02, s + ww - .05):
                mb.box(q, .12, low, q + .05, .19, z + 2.35, hood)
            mb.box(s, .12, z + 1.8, s + ww, .19, z + 1.85, hood)
            mb.box(s - .15, -.5, z + 2.42, s + ww + .15, .05, z + 2.49, hood)
            if not balcony:
                k = s + .1
                while k < s + ww:
                    mb.box(k, -.02, low, k + .015, 0, z + 2.3, d)
                    k += .14
        mb.box(x, -.06, z - .08, x + w, .3, z + .06, hood)
        if balcony:
            mb.box(x + .15, -.85, z - .06, x + w - .15, .02, z + .07, hood)
            mb.box(x + .15, -.85, z + .98, x + w - .15, -.80, z + 1.03, d)
            k = x + .2
            while k < x + w - .15:
                mb.box(k, -.83, z + .07, k + .016, -.814, z + .98, d)
                k += .12
        elif R.random() < .6:
            s = x + R.uniform(.1, w - .9)
            mb.box(s, -.38, z + .3, s + .8, -.02, z + .85, pbr('aircon', (.55, .54, .51), .6, var=.08))
            mb.box(s + .1, -.39, z + .36, s + .56, -.38, z + .79, pbr('aircon_fan', (.12, .12, .12), .6))
    top = z0 + floors * fh
    mb.box(x - .02, -.1, top, x + w + .02, .3, top + .9, wall)
    mb.box(x - .06, -.16, top + .9, x + w + .06, .36, top + 1.0, hood)
    mb.box(x, .3, z0, x + w, 9, top, dark)
    hanging(mb, [(x + .08, -.06, .3), (x + .08, -.06, 3), (x + .09, -.07, top * .7), (x + .08, -.06, top)], .045, pbr('pipe', (.30, .28, .26), .6, var=.2))
    if R.random() < .6:
        mb.tube((x + w / 2, 3, top + .4), (x + w / 2, 3, top + 2.1), .65, .65, pbr('tank', (.03, .032, .036), .6, var=0), 18)


def houses(at, states, R, glow=.8, lit=.5, lamps=60, near=6, kinds=('cloth', 'tins', 'pots')):
    """A row of houses along X, facing -Y, placed by 'at': one for each of 'states'; the nearest cast light on the street."""
    mb = MB('houses')
    mb.M = at
    x = 0
    for i, state in enumerate(states):
        w = (3.5, 4.1, 3.2, 3.8)[(i * 3 + len(states)) % 4]
        c = WALLS[(i * 5 + len(states)) % len(WALLS)]
        wall = pbr('bazaar_wall%.2f' % c[0], c, .88, var=.14, scale=.7, var2=.2, scale2=6, bump=.1, bscale=20)
        shop(mb, x, w, R, state, wall, kinds[i % len(kinds)], glow, lamps if i < near else 0)
        upper(mb, x, w, 1 + (i * 7 + len(states)) % 3, R, wall, lit)
        if state != 'shut' and i % 2 == 0:
            awning(mb, x + .1, x + w - .1, -.17, 3.0, 1.3, .5, R.choice(((.28, .26, .22), (.06, .07, .18), (.10, .18, .15))))
        x += w
    mb.M = None
    return mb.build()


def flowers(x, y, R, z=0):
    """A flower seller's frame with marigold garlands and a basket stand."""
    mb = MB('flowers')
    gold, white, wood = pbr('g_marigold', (.87, .43, .03), .8, var=.12, scale=9), pbr('jasmine', (.74, .72, .62), .8, var=.05), pbr('shop_wood', (.20, .12, .07), .6, var=.15)
    for k in (0, 1.9):
        mb.tube((x, y + k, z), (x, y + k, z + 2.15), .03, .03, wood, 8)
    mb.tube((x, y - .1, z + 2.1), (x, y + 2.0, z + 2.1), .025, .025, wood, 8)
    mb.box(x - .35, y + .05, z + .55, x + .35, y + 1.85, z + .62, wood)
    for sx in (-.3, .25):
        for k in (.1, 1.75):
            mb.box(x + sx, y + k, z, x + sx + .06, y + k + .06, z + .55, wood)
    for i in range(12):
        yy, m = y + .12 + i * .152, white if i % 4 == 2 else gold
        for j in range(R.randrange(11, 16)):
            ball(mb, (x + .02 * sin(j), yy + .012 * sin(2 * j), z + 2.05 - j * .085), (.05, .05, .045), m, 10)
    for k in (.35, .95, 1.5):
        mb.lathe([(0, 0), (.20, 0), (.26, .14), (.24, .14), (0, .08)], (x, y + k, z + .62), pbr('basket', (.30, .19, .09), .8, var=.2), 22)
        for _ in range(40):
            ball(mb, (x + R.gauss(0, .09), y + k + R.gauss(0, .09), z + .76 + R.uniform(0, .08)), (.045, .045, .04), white if k == .95 else gold, 8)
    for yy in (y + .5, y + 1.4):
        ball(mb, (x - .1, yy, z + 1.98), (.04, .04, .055), emit('stall_bulb', (1, .78, .48), 90), 10)
    mb.build()
    point((x - .15, y + .95, z + 1.9), 38, WARM, .1)
