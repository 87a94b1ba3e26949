"""Two-wheelers, an auto-rickshaw and a wooden boat: plain lofted bodies that hold from some eight metres."""
from math import cos, pi, radians, sin

from archkit import MB, emit, glass, pbr
from people import ball, between, skinned
from mathutils import Matrix


def paint(col):
    return pbr('paint_%.2f_%.2f_%.2f' % col, col, .3, .1, var=0, coat=.6)


def dark():
    return pbr('trim_dark', (.025, .025, .027), .55, .1, var=0)


def hull(mb, keys, m, power=2.6, n=24):
    """A body along Y: keys are (y, height of its middle, half width, half height)."""
    rings = []
    for y, z, rx, rz in between(keys, 5):
        rings.append([])
        for j in range(n):
            t = 2 * pi * j / n
            k = (abs(cos(t)) ** power + abs(sin(t)) ** power) ** (-1 / power)
            rings[-1].append((rx * k * cos(t), y, z + rz * k * sin(t)))
    skinned(mb, rings, m)


def wheel(mb, x, y, r=.235, wide=.09):
    mb.M, base = mb.M @ Matrix.Translation((x, y, r)) @ Matrix.Rotation(pi / 2, 4, 'Y'), mb.M
    mb.lathe([(r * .62, -wide * .4), (r * .9, -wide * .5), (r, -wide * .25), (r, wide * .25), (r * .9, wide * .5), (r * .62, wide * .4)], (0, 0, 0), pbr('tyre', (.02, .02, .02), .8, var=0), 28)
    mb.lathe([(0, -wide * .3), (r * .6, -wide * .36), (r * .64, -wide * .2), (r * .64, wide * .2), (r * .6, wide * .36), (0, wide * .3)], (0, 0, 0), pbr('rim', (.35, .35, .36), .4, .7, var=0), 20)
    mb.M = base


def scooter(x, y, z=0, heading=0, col=(.10, .20, .22), lean=9):
    """A parked scooter, on its side stand, its front towards the heading."""
    mb = MB('scooter')
    mb.M = Matrix.Translation((x, y, z)) @ Matrix.Rotation(-radians(heading), 4, 'Z') @ Matrix.Rotation(radians(lean), 4, 'Y')
    p, d = paint(col), dark()
    wheel(mb, 0, -.52)
    wheel(mb, 0, .66)
    hull(mb, [(-.92, .60, .05, .05), (-.80, .58, .13, .12), (-.55, .53, .17, .17), (-.25, .49, .165, .17), (-.02, .44, .12, .14), (.04, .40, .06, .1)], p)
    hull(mb, [(-.86, .745, .06, .03), (-.70, .755, .135, .06), (-.40, .745, .15, .065), (-.12, .715, .135, .065), (.02, .69, .07, .04)], d)
    mb.box(-.15, -.05, .255, .15, .36, .31, d)
    # the leg shield, seen from behind as a curved sheet
    rows = [[(.19 * w * u, .36 + rise - .05 * u * u, zz) for u in (-1, -.6, -.2, .2, .6, 1)] for zz, w, rise in ((.27, .8, .0), (.42, 1, .03), (.6, 1, .07), (.76, .85, .11), (.86, .6, .14))]
    for thick, m in ((0, d), (.05, p)):
        mb.add([(a, b + thick, c) for row in rows for a, b, c in row], [(i * 6 + j, i * 6 + j + 1, i * 6 + j + 7, i * 6 + j + 6) for i in range(4) for j in range(5)], m, True)
    hull(mb, [(.40, .60, .05, .22), (.48, .62, .11, .24), (.57, .60, .10, .2), (.62, .56, .04, .1)], p)
    hull(mb, [(.42, .42, .03, .03), (.52, .50, .07, .045), (.68, .505, .075, .04), (.84, .43, .06, .03), (.90, .36, .03, .02)], p)
    mb.tube((0, .62, .3), (0, .46, .9), .028, .028, d, 8)
    hull(mb, [(.36, .95, .05, .04), (.44, .955, .13, .065), (.52, .94, .1, .06), (.56, .93, .04, .04)], p)
    ball(mb, (0, .545, .935), (.06, .03, .05), pbr('lens', (.7, .7, .68), .15, var=0), 12)
    for sg in (-1, 1):
        mb.tube((sg * .1, .43, .96), (sg * .34, .36, .985), .018, .02, d, 8)
        mb.tube((sg * .24, .40, .98), (sg * .30, .42, 1.13), .007, .007, d, 5)
        ball(mb, (sg * .31, .42, 1.16), (.055, .015, .04), d, 10)
    ball(mb, (0, -.925, .62), (.06, .02, .03), emit('tail_off', (.25, .01, .01), .5), 10)
    mb.box(-.09, -.93, .42, .09, -.915, .50, pbr('plate', (.75, .74, .68), .5, var=0))
    mb.tube((-.1, -.1, .28), (-.3, -.02, .02), .012, .012, d, 6)
    return mb.build()


def rickshaw(x, y, z=0, heading=0, body=(.028, .03, .03), hood=(.87, .43, .03), lamps=0):
    """An auto-rickshaw, its front towards the heading. lamps: strength of the tail lights."""
    mb = MB('rickshaw')
    mb.M = Matrix.Translation((x, y, z)) @ Matrix.Rotation(-radians(heading), 4, 'Z')
    p, d, top = paint(body), dark(), pbr('hood_%.2f' % hood[1], hood, .7, var=.04, spec=.2)
    for sg in (-1, 1):
        wheel(mb, sg * .53, -.85, .24, .12)
    wheel(mb, 0, 1.02, .24, .12)
    hull(mb, [(-1.34, .60, .50, .2), (-1.26, .62, .63, .3), (-.9, .62, .66, .33), (-.45, .60, .66, .32), (-.32, .56, .62, .26), (-.28, .5, .5, .16)], p, 5)
    mb.box(-.64, -.4, .30, .64, .62, .40, p)
    hull(mb, [(.50, .62, .60, .34), (.62, .64, .62, .36), (.95, .60, .42, .34), (1.18, .56, .22, .26), (1.27, .52, .10, .14)], p, 3)
    hull(mb, [(.78, .34, .1, .05), (1.0, .50, .12, .05), (1.28, .42, .1, .04)], p)
    mb.box(-.5, -.95, .6, .5, -.42, .74, d)
    mb.box(-.52, -.98, .7, .52, -.84, 1.2, d)
    mb.box(-.2, .12, .55, .2, .42, .7, d)
    # the hood: an arched sheet from the rear sill over the roof to the windscreen
    side = between([(-1.33, .86), (-1.37, 1.15), (-1.30, 1.50), (-1.08, 1.70), (-.6, 1.775), (.1, 1.775), (.50, 1.72), (.60, 1.66)], 4)
    us = [-1 + q / 8 for q in range(17)]
    points = [(.655 * max(-1, min(1, u * 1.06)), yy * (1 - .02 * u ** 4), zz - .16 * abs(u) ** 5 * (1 if zz > 1.2 else 0)) for yy, zz in side for u in us]
    mb.add(points, [(i * 17 + j, i * 17 + j + 1, i * 17 + j + 18, i * 17 + j + 17) for i in range(len(side) - 1) for j in range(16)], top, True)
    for sg in (-1, 1):
        e = sg * .65
        mb.add([(e, -1.33, .84), (e, -.62, .84), (e, -.55, 1.58), (e, -1.05, 1.58), (e, -1.28, 1.42), (e, -1.36, 1.15)], [tuple(range(6))], top)
        mb.tube((sg * .6, .62, .95), (sg * .58, .56, 1.66), .022, .022, d, 8)
        mb.tube((e, -.3, .5), (e, -.3, 1.62), .018, .018, d, 8)
        mb.tube((e, -1.2, 1.61), (e * .97, .58, 1.62), .02, .02, d, 8)
        mb.box(sg * .5 - .06, -1.36, .5, sg * .5 + .06, -1.335, .60, emit('tail%s' % lamps, (1, .05, .02), lamps) if lamps else pbr('tail', (.3, .01, .01), .3, var=0))
        ball(mb, (sg * .70, .66, 1.15), (.03, .02, .06), d, 10)
    mb.quad((-.56, .61, .96), (.56, .61, .96), (.55, .56, 1.62), (-.55, .56, 1.62), glass('screen', (.8, .85, .85), .1))
    mb.box(-.34, -1.395, 1.18, .34, -1.385, 1.40, pbr('hood_window', (.05, .055, .06), .2, var=0))
    mb.box(-.2, -1.36, .46, .2, -1.35, .56, pbr('plate_y', (.62, .50, .12), .5, var=0))
    mb.box(-.62, -1.38, .34, .62, -1.33, .40, d)
    return mb.build()


def boat(x, y, z=0, heading=0, col=(.10, .22, .26), long=7.6, wide=.82, pole=True):
    """An open wooden boat on water at z, with a punting pole at its stern; who stands in it stands .05 above that."""
    mb = MB('boat')
    mb.M = Matrix.Translation((x, y, z)) @ Matrix.Rotation(-radians(heading), 4, 'Z')
    wood = pbr('boat_wood', (.20, .125, .07), .7, var=.2, scale=2)

    def section(t, k, up):
        w = wide * k * max(0, 1 - abs(t) ** 2.6) ** .75 + .03
        low, high = -.22 + .3 * abs(t) ** 5 + up, .38 + .42 * abs(t) ** 3
        return [(w * sin(pi * j / 20), t * long / 2, low + (high - low) * abs(sin(pi * j / 20)) ** 2.4) for j in range(-10, 11)]
    ts = [-1 + i / 14 for i in range(29)]
    outer, inner = [section(t, 1, 0) for t in ts], [section(t * .985, .93, .07) for t in ts]
    faces = [(i * 21 + j, i * 21 + j + 1, i * 21 + 22 + j, i * 21 + 21 + j) for i in range(28) for j in range(20)]
    mb.add([p for row in outer for p in row], faces, paint(col), True)
    mb.add([p for row in inner for p in row], [f[::-1] for f in faces], wood, True)
    for e in (0, 20):
        for i in range(28):
            mb.tube(outer[i][e], outer[i + 1][e], .04, .04, wood, 6, True, False)
    for t in (-.62, -.15, .3, .68):
        w = wide * .74 * (1 - abs(t) ** 2.6) ** .75
        mb.box(-w, t * long / 2 - .14, .2, w, t * long / 2 + .14, .25, wood)
    mb.box(-wide * .3, -long * .3, -.06, wide * .3, long * .3, -.01, wood)
    if pole:
        mb.tube((.26, -long * .26, 2.3), (.62, -long * .36, -.6), .022, .022, pbr('boat_pole', (.42, .32, .17), .6, var=.1), 8)
    return mb.build()
