"""What is built into a room: beams and filler slabs, timber roofs, screens, benches, counters, gates, a ring of shops."""
import random
from math import cos, radians, sin

from mathutils import Matrix

from archkit import MB, emit, litwall, pbr
from gen import openings
from gen.finishes import cloth, finish, gel
from gen.furniture import place
from parts import lits


def box(o):
    """A plain block: 'size' [w, d, h] from its middle, 'm' its finish."""
    w, d, h = o['size']
    mb = MB('box')
    mb.box(-w / 2, -d / 2, 0, w / 2, d / 2, h, finish(o['m']))
    place(mb, o, o.get('bevel', .006))


def slab(o):
    """A sheet on the floor or under the ceiling with its own finish: 'size' [w, d], 'thick'."""
    w, d = o['size']
    mb, t = MB('sheet'), o.get('thick', .004)
    mb.box(-w / 2, -d / 2, 0, w / 2, d / 2, t, finish(o['m']))
    place(mb, o, 0)


def beams(o):
    """Beams across the room: 'n' of 'size' [w, h] over 'span' (x0, x1), from y0 by step."""
    mb, m = MB('beams'), finish(o.get('m', 'teak'))
    w, h = o['size']
    for i in range(o['n']):
        y = o['y'] + i * o['step']
        if o.get('along'):
            mb.box(y - w / 2, o['span'][0], o['ceil'] - h, y + w / 2, o['span'][1], o['ceil'], m)
        else:
            mb.box(o['span'][0], y - w / 2, o['ceil'] - h, o['span'][1], y + w / 2, o['ceil'], m)
    mb.build(.008, 2)


def filler(o):
    """A filler slab: clay pots set upside down in the concrete, seen from below."""
    mb, c, (x0, y0, x1, y1) = MB('filler'), finish('clay'), o['area']
    step = o.get('step', .42)
    nx, ny = int((x1 - x0) / step), int((y1 - y0) / step)
    for i in range(nx):
        for j in range(ny):
            x, y = x0 + (x1 - x0) * (i + .5) / nx, y0 + (y1 - y0) * (j + .5) / ny
            mb.lathe([(.155, -.004), (.15, -.012), (.135, -.004), (.13, .0)], (x, y, o['ceil']), c, 28)
            mb.lathe([(0, -.0035), (.135, -.0035)], (x, y, o['ceil']), pbr('r_potin', (.27, .125, .07), .85, var=.25, scale=3), 28)
    mb.build()


def gable(o):
    """A pitched timber roof over the room: eaves at 'eaves', 'ridge' in the middle, rafters and boards; gable wall behind."""
    W, D, e, r = o['w'], o['d'], o['eaves'], o['ridge']
    mb, t, b = MB('gable'), finish(o.get('wood', 'teak')), finish(o.get('boards', 'boards'))
    for s in (-1, 1):
        mb.quad((s * (W / 2 + .4), -.3, e - .1), (s * (W / 2 + .4), D + 2.4, e - .1), (0, D + 2.4, r + .1), (0, -.3, r + .1), b)
        for k in range(int(D / o.get('step', .8)) + 3):
            y = .1 + k * o.get('step', .8)
            mb.add([(s * W / 2, y - .04, e - .16), (s * W / 2, y + .04, e - .16), (0, y + .04, r - .06), (0, y - .04, r - .06), (s * W / 2, y - .04, e), (s * W / 2, y + .04, e), (0, y + .04, r + .1), (0, y - .04, r + .1)],
                   [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], t)
    mb.box(-.05, -.3, r - .16, .05, D + 2.4, r + .04, t)
    for y in o.get('ties', []):
        mb.box(-W / 2, y - .06, e - .18, W / 2, y + .06, e, t)
        mb.box(-.06, y - .05, e, .06, y + .05, r - .1, t)
    y = o.get('end', D)   # the gable wall: glass between timbers
    mb.add([(-W / 2, y, e), (W / 2, y, e), (0, y, r)], [(0, 1, 2)], gel(o.get('gel', .75)))
    mb.box(-W / 2, y - .05, e - .06, W / 2, y + .05, e + .06, t)
    for x in (-W * .3, -W * .1, W * .1, W * .3):
        mb.box(x - .03, y - .04, e, x + .03, y + .04, e + (r - e) * (1 - abs(x) / (W / 2)), t)
    mb.build(.006, 1)


def lattice(o):
    """A free screen of cut stone across the view: 'size' [w, h]."""
    mb, (w, h) = MB('lattice'), o['size']
    mb.M = Matrix.Translation((*o['at'], 0)) @ Matrix.Rotation(radians(o.get('to', 0)), 4, 'Z')
    openings.jaali(mb, {**o, 'at': [-w / 2, w / 2], 'z': [0, h]}, 0)
    mb.build()


def leaves(o):
    """Louvred leaves that stand free on a line: 'list' of [u, width, angle], from the floor to z1."""
    mb = MB('leaves')
    for u, w, a in o['list']:
        mb.M = Matrix.Translation((o['at'][0] + u, o['at'][1], 0)) @ Matrix.Rotation(radians(a + (180 if w < 0 else 0)), 4, 'Z')
        openings.leaf(mb, abs(w), o.get('z0', .02), o['z1'], finish(o.get('wood', 'teak')), o.get('tilt', 38) * (1 if w > 0 else -1), rails=(.42,))
    mb.M = None
    mb.box(o['at'][0] - 2.4, o['at'][1] - .05, o['z1'], o['at'][0] + 2.4, o['at'][1] + .05, o['z1'] + .12, finish(o.get('wood', 'teak')))
    mb.build()


def awning(o):
    """A louvred leaf hung by its head and propped outwards."""
    mb, w, h, a = MB('awning'), o['w'], o['z1'] - o['z0'], radians(o.get('angle', 60))
    M0 = Matrix.Translation((o['at'][0], o['at'][1], o['z1'])) @ Matrix.Rotation(a, 4, 'X')
    for k in (-1, 0):
        mb.M = M0 @ Matrix.Translation((k * w / 2, 0, -h))
        openings.leaf(mb, w / 2, 0, h, finish(o.get('wood', 'teak')), 30)
    mb.M = None
    for x in (-w / 2 + .1, w / 2 - .1):
        mb.tube((o['at'][0] + x, o['at'][1] + h * sin(a), o['z1'] - h * cos(a)), (o['at'][0] + x, o['at'][1], o['z0'] - .1), .012, .012, finish('iron'), 8)
    mb.build()


def railing(o):
    """Turned bars under a timber rail: 'w' long, .85 high."""
    mb, w, m = MB('railing'), o['w'], finish(o.get('m', 'rosewood'))
    for i in range(int(w / .14)):
        x = -w / 2 + .07 + i * .14
        mb.lathe([(.012, 0), (.024, .2), (.014, .4), (.024, .6), (.012, .8)], (x, 0, 0), m, 10)
    mb.box(-w / 2, -.035, .8, w / 2, .035, .86, m)
    mb.box(-w / 2, -.03, .02, w / 2, .03, .06, m)
    place(mb, o, 0)


def bench(o):
    """A long seat of stone or timber: 'size' [w, d]."""
    w, d = o.get('size', [2.4, .5])
    mb, m = MB('bench'), finish(o.get('m', 'limestone'))
    mb.box(-w / 2, -d / 2, .36, w / 2, d / 2, .45, m)
    for x in (-w / 2 + .25, w / 2 - .37):
        mb.box(x, -d / 2 + .04, 0, x + .12, d / 2 - .04, .36, m)
    place(mb, o, .012)


def reception(o):
    """A stone desk with a timber front and a lamp line at its foot."""
    w, mb = o.get('w', 4), MB('reception')
    mb.box(-w / 2, -.35, .04, w / 2, .35, 1.04, finish(o.get('m', 'walnut')))
    mb.box(-w / 2 - .06, -.42, 1.04, w / 2 + .06, .40, 1.10, finish(o.get('top', 'marble_white')))
    mb.box(-w / 2 + .03, -.33, 0, w / 2 - .03, -.31, .035, finish('cove'))
    for x in (-w * .2, w * .22):
        mb.box(x - .28, .12, 1.16, x + .28, .14, 1.46, finish('screenblack'))
        mb.box(x - .02, .13, 1.10, x + .02, .15, 1.2, finish('iron'))
    place(mb, o, .01)


def gates(o):
    """A row of 'n' speed gates with glass leaves."""
    mb, n = MB('gates'), o.get('n', 6)
    for i in range(n + 1):
        x = (i - n / 2) * .95
        mb.box(x - .13, -.75, 0, x + .13, .75, .98, finish(o.get('m', 'bronze')))
        mb.box(x - .10, -.6, .98, x + .10, .6, 1.0, finish('screenblack'))
        if i < n:
            mb.quad((x + .13, 0, .18), (x + .45, 0, .18), (x + .45, 0, 1.05), (x + .13, 0, 1.05), gel(.8, .1))
            mb.quad((x + .50, 0, .18), (x + .82, 0, .18), (x + .82, 0, 1.05), (x + .50, 0, 1.05), gel(.8, .1))
    place(mb, o, .02, 3)


def linear(o):
    """A line of light under the ceiling, along y unless turned: 'l' its length, 'drop' of it."""
    mb, l, z = MB('linear'), o['l'], o['ceil'] - o.get('drop', .7)
    mb.box(-.03, -l / 2, z, .03, l / 2, z + .06, finish('iron'))
    mb.box(-.022, -l / 2, z - .004, .022, l / 2, z, emit('r_line%.1f' % o.get('k', 8), tuple(o.get('col', (1, .88, .72))), o.get('k', 8)))
    for y in (-l / 2 + .2, l / 2 - .2):
        mb.tube((0, y, z + .06), (0, y, o['ceil']), .004, .004, finish('iron'), 5)
    place(mb, o, 0)


def ringhall(o):
    """A gallery of a round building, seen from within: columns on the court's side (radius 'r'), shops on the other."""
    r, w, h, a0, a1, n = o['r'], o['w'], o['h'], radians(o['a0']), radians(o['a1']), o['n']
    cx, cy = -r - o.get('in', 1.2), 0
    mb, col, fl, R = MB('ringhall'), finish(o.get('col', 'tandur')), finish(o.get('floor', 'tandur')), random.Random(6)
    L, g, dk = lits(.5, 'rh'), gel(.9, .08), finish('bronze')

    def p(q, t, z):
        return (cx + q * cos(t), cy + q * sin(t), z)

    def band(q0, q1, z0, z1, m, t0=a0, t1=a1, k=80):
        for i in range(k):
            t, u = t0 + (t1 - t0) * i / k, t0 + (t1 - t0) * (i + 1) / k
            V = [p(q, s, z) for z in (z0, z1) for s in (t, u) for q in (q0, q1)]
            mb.add(V, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 2, 6, 4), (1, 5, 7, 3)], m)
    band(r - .8, r + w + 9, -.3, 0, fl)
    band(r - .8, r - .55, 0, .14, finish('sand'))
    for f in range(o.get('floors', 2)):
        z = (f + 1) * h
        band(r - .75, r + w + .2, z - .55, z, finish('ceiling'))
        band(r - .85, r - .62, z - .75, z + .15, col)
        band(r - .72, r - .66, z + .15, z + 1.1, gel(.9, .06))
        band(r - .74, r - .64, z + 1.1, z + 1.16, dk)
    band(r - .9, r + w + 9, o.get('floors', 2) * h + 3.6, o.get('floors', 2) * h + 4.1, finish('ceiling'))
    for i in range(n):
        t = a0 + (a1 - a0) * (i + .5) / n
        for f in range(o.get('floors', 2)):
            z = f * h
            x, y, _ = p(r - .15, t, 0)
            mb.lathe([(.52, z), (.52, z + .22), (.40, z + .30), (.45, z + .42), (.36, z + .55), (.37, z + h * .45), (.31, z + h - 1.35), (.39, z + h - 1.27), (.33, z + h - 1.18), (.50, z + h - .86), (.52, z + h - .55)], (x, y, 0), col, 36)
        for f in range(o.get('floors', 2)):   # a shop between piers, its sign band and awning
            z, u0, u1 = f * h, t - (a1 - a0) / n * .46, t + (a1 - a0) / n * .46
            for s in (u0, u1):
                mb.add([p(q, s + d, zz) for zz in (z, z + h - .55) for d, q in ((-.009, r + w - .1), (.009, r + w - .1), (.009, r + w + .5), (-.009, r + w + .5))], [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], col)
            m = R.choice(L)
            A, B, C, D = p(r + w + .2, u0, 0), p(r + w + .2, u1, 0), p(r + w + 5.5, u1, 0), p(r + w + 5.5, u0, 0)
            for (q0, q1), mm, zt in (((A, B), g, z + 3.1), ((D, C), m, z + 4), ((A, D), m, z + 4), ((B, C), m, z + 4)):
                mb.quad((q0[0], q0[1], z), (q1[0], q1[1], z), (q1[0], q1[1], zt), (q0[0], q0[1], zt), mm)
            mb.quad((*A[:2], z + 3.9), (*B[:2], z + 3.9), (*C[:2], z + 3.9), (*D[:2], z + 3.9), litwall('rh_c', (.7, .64, .55), .5, (1, .8, .56)))
            band(r + w + .1, r + w + .26, z + 3.1, z + h - .55, finish('sand'), u0, u1, 6)
            band(r + w + .04, r + w + .1, z + 3.25, z + 3.75, finish(('indigo', 'teal', 'terracotta', 'leafgreen', 'bronze')[i % 5]), u0 + .012, u1 - .012, 6)
            for k in range(1, 4):
                s = u0 + (u1 - u0) * k / 4
                x, y, _ = p(r + w + .2, s, 0)
                mb.box(x - .03, y - .03, z, x + .03, y + .03, z + 3.1, dk)
            for k in range(5):
                s, q = u0 + (u1 - u0) * R.uniform(.15, .85), r + w + R.uniform(.9, 3.5)
                x, y, _ = p(q, s, 0)
                mb.cbox(x, y, z, R.uniform(.5, 1.3), .5, R.choice((.9, 1.3, 1.7)), cloth(R.choice(((.5, .2, .08), (.62, .55, .44), (.09, .1, .2), (.16, .24, .18)))), s)
    mb.build()
