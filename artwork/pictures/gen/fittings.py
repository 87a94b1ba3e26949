"""What is fixed or stands against the walls of a room: lamps, shelves, pictures, counters, desks, screens, stairs, columns.
Entries as in furniture.py."""
import random
from math import cos, pi, radians, sin

from mathutils import Matrix

from archkit import MB, emit, litwall, pbr, point
from gen.finishes import cloth, finish
from gen.furniture import BONE, INK, MARIGOLD, RUST, ball, place
from parts import WARM

def glow(k, tag=''):
    return litwall('r_globe_%.1f' % k, (.88, .82, .70), k, (1, .78, .5))


def lamp(o):
    """A floor lamp, or with 'table' a table lamp; 'watt' lights it."""
    mb, w = MB('lamp'), o.get('watt', 0)
    s, b = finish('shade' if w else 'shade_off'), finish(o.get('metal', 'brass'))
    if o.get('table'):
        mb.lathe([(0, 0), (.085, 0), (.11, .13), (.03, .30), (.02, .34)], (0, 0, 0), finish(o.get('base', 'ceramic')), 28)
        mb.lathe([(.19, .31), (.14, .56)], (0, 0, 0), s, 36)
        h = .42
    else:
        h = o.get('h', 1.5)
        mb.lathe([(0, 0), (.16, 0), (.16, .018), (.013, .03), (.013, h)], (0, 0, 0), b, 24)
        mb.lathe([(.24, h - .06), (.18, h + .24)], (0, 0, 0), s, 36)
        h += .08
    place(mb, o, 0)
    if w:
        point((*o['at'], o.get('z', 0) + h), w, WARM, .1)


def pendant(o):
    """Globes, brass bells or paper drums that hang; 'spots' [[dx, dy, z, r], ...]."""
    mb, w, kind = MB('pendant'), o.get('watt', 0), o.get('kind', 'globe')
    x, y = o['at']
    for dx, dy, z, r in o['spots']:
        if kind == 'globe':
            ball(mb, (dx, dy, z), r, glow(o.get('glow', 1.6)) if w or o.get('glow') else finish('shade_off'), 32)
            e = z + r
        elif kind == 'drum':
            mb.lathe([(r, z), (r, z + r * .9)], (0 + dx, dy, 0), finish('shade') if w else finish('shade_off'), 44)
            e = z + r * .9
            mb.lathe([(0, e - .02), (r, e - .02)], (dx, dy, 0), finish('shade') if w else finish('shade_off'), 44)
        else:
            mb.lathe([(.02, r * 1.25), (r * .3, r * 1.2), (r * .75, r * .85), (r, r * .3), (r * 1.04, 0), (r, 0), (r * .95, r * .28), (r * .7, r * .8), (.03, r * 1.15)], (dx, dy, z), finish(o.get('metal', 'brass')), 40)
            ball(mb, (dx, dy, z + .05), .04, finish('bulb') if w else finish('shade_off'), 16)
            e = z + r * 1.2
        mb.tube((dx, dy, e), (dx, dy, o['ceil']), .005, .005, finish('iron'), 6)
    place(mb, o, 0)
    if w:
        for dx, dy, z, r in o['spots'][:o.get('lit', 9)]:
            point((x + dx, y + dy, z - (r + .04 if kind == 'globe' else .04)), w, WARM, .08)


def diya(o):
    """A tall brass oil lamp; 'lit' for its flames."""
    h, mb, b = o.get('h', .9), MB('diya'), finish('brass')
    mb.lathe([(0, 0), (.15, 0), (.16, .02), (.10, .045), (.035, .08), (.025, .14), (.05, .17), (.02, .21), (.018, h * .5), (.04, h * .52), (.018, h * .56), (.018, h * .8), (.06, h * .82), (.15, h * .86), (.155, h * .88), (.05, h * .87), (.02, h * .88), (.035, h * .93), (.012, h * .97), (0, h)], (0, 0, 0), b, 36)
    if o.get('lit'):
        for k in range(5):
            a = 2 * pi * k / 5
            mb.lathe([(0, 0), (.010, .012), (.006, .03), (0, .045)], (.14 * cos(a), .14 * sin(a), h * .885), emit('r_flame', (1, .62, .2), 18), 8)
    place(mb, o, 0)
    if o.get('lit'):
        point((*o['at'], o.get('z', 0) + h), o['lit'], (1, .62, .3), .08)


def media(o):
    """A low cabinet with a television over it."""
    w, h, mb = o.get('w', 1.7), o.get('h', .42), MB('media')
    m = finish(o.get('wood', 'laminate'))
    mb.box(-w / 2, -.40, .10, w / 2, 0, h, m)
    for k in (1, 2):
        x = -w / 2 + w * k / 3
        mb.box(x - .004, -.404, .13, x + .004, -.398, h - .02, finish('iron'))
    mb.box(-w / 2 + .08, -.36, 0, w / 2 - .08, -.04, .10, finish('iron'))
    t = o.get('tv', 1.1)
    if t:
        mb.box(-t / 2, -.07, h + .34, t / 2, -.03, h + .34 + t * .57, finish('screenblack'))
    place(mb, o, .006)


def shelf(o):
    """Open shelves with books and jars: 'size' [w, h], 'rows', 'share' of filled places."""
    (w, h), n, d, R = o['size'], o.get('rows', 4), o.get('d', .32), random.Random(o.get('seed', 5))
    m, mb = finish(o.get('wood', 'teak')), MB('shelf')
    cols = [cloth(c) for c in (BONE, INK, RUST, (.30, .26, .21), (.10, .15, .13), (.60, .55, .47), (.5, .36, .2))]
    for k in range(n + 1):
        mb.box(-w / 2 + .005, -d + .004, h * k / n + .03 * (k < 1), w / 2 - .005, -.002, h * k / n + .035 + .03 * (k < 1), m)
    for k in range(o.get('bays', 2) + 1):
        x = -w / 2 + (w - .035) * k / o.get('bays', 2)
        mb.box(x, -d, 0, x + .035, 0, h, m)
    mb.box(-w / 2, -.015, 0, w / 2, 0, h, finish(o.get('back', o.get('wood', 'teak'))))
    for k in range(n):
        for b in range(o.get('bays', 2)):
            x0, x1 = -w / 2 + w * b / o.get('bays', 2) + .06, -w / 2 + w * (b + 1) / o.get('bays', 2) - .06
            z, x = h * k / n + .035 + .03 * (k < 1), x0 + R.uniform(0, .2)
            end = x0 + (x1 - x0) * R.uniform(.35, .8) if R.random() < o.get('share', .8) else x
            while x < end:
                q, hh = R.uniform(.02, .045), min(h / n - .09, R.uniform(.17, .27))
                mb.box(x, -d + R.uniform(.04, .09), z, x + q * .94, -.03, z + hh, R.choice(cols))
                x += q
            if x1 - end > .3 and R.random() < .75:
                k2 = R.uniform(.7, 1)
                mb.lathe([(0, 0), (.06 * k2, 0), (.085 * k2, .09), (.05 * k2, .17), (.035 * k2, .2), (.045 * k2, .22)], ((end + x1) / 2 + .05, -d / 2, z), finish(R.choice(('ceramic', 'clay', 'brass'))), 22)
    place(mb, o, .003, 1)


def art(o):
    """A framed picture on a wall, its blocks of colour from 'cols'; 'size' [w, h], 'z' its foot."""
    (w, h), R = o['size'], random.Random(o.get('seed', 2))
    mb = MB('art')
    mb.box(-w / 2, -.035, 0, w / 2, -.004, h, finish(o.get('frame', 'teak')))
    mb.box(-w / 2 + .025, -.038, .025, w / 2 - .025, -.03, h - .025, finish('paper'))
    for i, c in enumerate(o.get('cols', [INK, MARIGOLD, (.6, .52, .4)])):
        a, b = R.uniform(.1, .45), R.uniform(.12, .45)
        p, q = R.uniform(.08, .92 - a), R.uniform(.08, .92 - b)
        if o.get('round') and i == 0:
            mb.M = Matrix.Translation((0, -.040, h * .55)) @ Matrix.Rotation(pi / 2, 4, 'X')
            mb.lathe([(0, 0), (min(w, h) * .27, 0)], (0, 0, 0), cloth(c), 48)
            mb.M = None
            continue
        mb.box(-w / 2 + w * p, -.0385 - .0008 * (i + 1), h * q, -w / 2 + w * (p + a), -.036, h * (q + b), cloth(c))
    place(mb, o, 0)


def cabinet(o):
    """A sideboard, chest or kitchen run: 'size' [w, d, h], 'doors', 'top'; 'pieces' are a vase, bowl or jars on it."""
    w, d, h = o['size']
    mb, m = MB('cabinet'), finish(o.get('wood', 'teak'))
    f = o.get('foot', .08)
    mb.box(-w / 2, -d, f, w / 2, 0, h - .03, m)
    mb.box(-w / 2 + .04, -d + .04, 0, w / 2 - .04, -.02, f, finish('iron'))
    mb.box(-w / 2 - .01, -d - .012, h - .03, w / 2 + .01, 0, h, finish(o.get('top', o.get('wood', 'teak'))))
    n = o.get('doors', 3)
    for k in range(1, n):
        mb.box(-w / 2 + w * k / n - .004, -d - .003, f + .03, -w / 2 + w * k / n + .004, -d + .01, h - .05, finish('iron'))
    for k in range(n):
        ball(mb, (-w / 2 + w * (k + .5) / n + (w / n * .4 if k % 2 == 0 else -w / n * .4), -d - .014, h * .62), .014, finish('brass'), 12)
    for i, (kind, u) in enumerate(o.get('pieces', [])):
        if kind == 'vase':
            mb.lathe([(0, 0), (.07, 0), (.11, .12), (.05, .24), (.06, .28)], (u, -d / 2, h), finish('ceramic'), 28)
        elif kind == 'pot':
            mb.lathe([(0, 0), (.07, 0), (.125, .09), (.10, .18), (.06, .2), (.08, .23)], (u, -d / 2, h), finish('brass'), 32)
        elif kind == 'marigolds':
            mb.lathe([(0, 0), (.09, 0), (.17, .06), (.175, .075), (.16, .07), (.08, .02)], (u, -d / 2, h), finish('brass'), 32)
            R = random.Random(8)
            for _ in range(46):
                a, q = R.uniform(0, 6.3), R.random() ** .5 * .135
                ball(mb, (u + q * cos(a), -d / 2 + q * sin(a), h + .075 + .03 * (1 - q / .14)), .026, pbr('r_marigold', (.80, .36, .02), .8, var=.15, scale=30), 8)
        else:
            for k in range(5):
                mb.lathe([(0, 0), (.05, 0), (.056, .1), (.05, .14), (0, .145)], (u + k * .13, -d / 2, h), finish(('ceramic', 'clay', 'brass')[k % 3]), 18)
    place(mb, o, .004)


def column(o):
    """A round or square column, turned or plain: 'r', 'h' from the floor, 'kind' round, square or turned."""
    r, h, m, mb = o.get('r', .2), o.get('h', o['ceil']), finish(o.get('col', 'limestone')), MB('column')
    if o.get('kind') == 'square':
        mb.box(-r, -r, 0, r, r, h, m)
    elif o.get('kind') == 'turned':
        mb.lathe([(r * 1.5, 0), (r * 1.5, .12), (r * 1.15, .2), (r * 1.3, .3), (r, .42), (r * 1.06, h * .45), (r * .86, h - .5), (r * 1.1, h - .42), (r * .95, h - .34), (r * 1.45, h - .14), (r * 1.5, h)], (0, 0, 0), m, 40)
        mb.box(-r * 1.6, -r * 1.6, h - .1, r * 1.6, r * 1.6, h, m)
    else:
        mb.lathe([(r, 0), (r, h)], (0, 0, 0), m, 40)
    place(mb, o, 0 if o.get('kind') != 'square' else .012)


def desks(o):
    """Rows of desks with screens and chairs: 'n' [across, along], two facing each other, 'gap' [x, y]."""
    (nx, ny), (gx, gy) = o['n'], o.get('gap', [1.6, 4.2])
    R, mb, top, fr, sc = random.Random(4), MB('desks'), finish(o.get('wood', 'oak')), finish('iron'), finish('screenblack')
    for j in range(ny):
        y = j * gy
        w = nx * gx
        for s in (-1, 1):
            mb.box(0, y + s * .03, .71, w, y + s * .78, .74, top)
        mb.box(.05, y - .012, .74, w - .05, y + .012, 1.06, cloth(o.get('divider', (.36, .34, .31))))
        for x in (.12, w / 2, w - .12):
            mb.box(x - .03, y - .68, 0, x + .03, y + .68, .71, fr)
        for i in range(nx):
            for s in (-1, 1):
                x = (i + .5) * gx + R.uniform(-.06, .06)
                mb.box(x - .30, y + s * .26 - .012, .88, x + .30, y + s * .26 + .012, 1.23, sc)
                mb.box(x - .02, y + s * .22 - .01, .74, x + .02, y + s * .22 + .01, .95, fr)
                mb.box(x - .10, y + s * .15, .74, x + .10, y + s * .32, .75, fr)
                mb.box(x - .21, y + s * .5 - .07, .74, x + .21, y + s * .5 + .07, .755, finish('paper'))
    place(mb, o, .004, 1)
    x0, y0 = o['at']
    cols = [cloth(c) for c in o.get('chairs', [INK, (.30, .28, .26), INK])]
    a = radians(o.get('to', 0))
    for j in range(ny):
        for i in range(nx):
            for s in (-1, 1):
                u, v = (i + .5) * gx + R.uniform(-.12, .12), j * gy + s * R.uniform(.98, 1.2)
                task(x0 + u * cos(a) - v * sin(a), y0 + u * sin(a) + v * cos(a), a + (pi if s < 0 else 0) + R.uniform(-.35, .35), R.choice(cols))


def task(x, y, rot, m):
    """A swivel chair; its back away from what it faces at -y."""
    c, k = MB('task'), finish('iron')
    for i in range(5):
        t = 2 * pi * i / 5 + .3
        c.tube((0, 0, .10), (.27 * cos(t), .27 * sin(t), .055), .02, .015, k, 6)
        ball(c, (.27 * cos(t), .27 * sin(t), .03), .03, k, 10)
    c.tube((0, 0, .08), (0, 0, .42), .025, .025, k, 10)
    c.box(-.03, .22, .42, .03, .27, .62, k)
    c.build(loc=(x, y, 0), rotz=rot)
    q = MB('seat')
    q.box(-.24, -.24, .43, .24, .22, .50, m)
    q.add([(-.22, .20, .58), (.22, .20, .58), (.22, .25, .58), (-.22, .25, .58), (-.20, .27, 1.0), (.20, .27, 1.0), (.20, .31, 1.0), (-.20, .31, 1.0)], [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], m)
    q.build(.025, 3, loc=(x, y, 0), rotz=rot)
