"""A lane of flats under a white sky: loggias with plants and washing, a garden wall, scooters, people walking past."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from parts import *
from people import person
from street import bougainvillea, compound_wall, iron, laundry, lines, pole
from vehicles import scooter
from weather import damp, overcast

A = args()
reset()
R = random.Random(44)
ROSE = pbr('lane_rose', (.56, .365, .265), .88, var=.07, scale=.5, var2=.12, scale2=5, bump=.1, bscale=24)
PALE = pbr('lane_pale', (.70, .64, .54), .85, var=.06, scale=.5, var2=.08, scale2=6)
DIM, GLASS, D = pbr('room_dark', (.085, .085, .095), .8), glass('lane_glass', (.70, .76, .78), .12), iron()
L = lits(.55, 'ln')
BAY, FH, Y, BASE = 4.0, 3.15, 6.5, 2.9
POTS = pbr('lane_pot', (.42, .20, .11), .8, var=.1)
B = [make_bush(3, .34, .42, 500, .08, (.09, .17, .045)), make_bush(4, .3, .5, 420, .09, (.12, .19, .06))]
WASH = ((.60, .58, .54), (.10, .20, .27), (.34, .08, .09), (.50, .46, .38), (.16, .24, .18))


def window(x, z):
    """A wall bay with a window under its hood, an air conditioner beside it."""
    a, b, low, top = x + 1.15, x + 2.85, z + .95, z + 2.4
    for q in ((x, z, a, z + FH), (b, z, x + BAY, z + FH), (a, z, b, low), (a, top, b, z + FH)):
        mb.box(q[0], Y, q[1], q[2], Y + .3, q[3], ROSE)
    mb.quad((a, Y + .2, low), (b, Y + .2, low), (b, Y + .2, top), (a, Y + .2, top), GLASS)
    mb.quad((a - .3, Y + 2.6, z), (b + .3, Y + 2.6, z), (b + .3, Y + 2.6, z + FH), (a - .3, Y + 2.6, z + FH), R.choice(L) if R.random() < .35 else DIM)
    for q in (a, (a + b) / 2 - .025, b - .05):
        mb.box(q, Y + .12, low, q + .05, Y + .24, top, PALE)
    mb.box(a - .25, Y - .55, top + .05, b + .25, Y + .02, top + .13, PALE)
    mb.box(a - .1, Y - .1, low - .08, b + .1, Y + .2, low, PALE)
    s = R.uniform(.25, .7)
    mb.ribbon([(a + (b - a) * s * j / 12, Y + .34 + .03 * (j % 2)) for j in range(13)], low - .1, top, pbr('lane_curtain', (.66, .60, .50), .9, var=.06), False, True)
    if R.random() < .45:
        mb.box(a + .4, Y - .36, z + .18, a + 1.2, Y - .02, z + .74, pbr('aircon', (.60, .59, .56), .6, var=.06))
        mb.box(a + .48, Y - .37, z + .24, a + .92, Y - .36, z + .68, pbr('aircon_fan', (.12, .12, .12), .6))


def loggia(x, z, i):
    """A recessed balcony with its rail, door, plants and perhaps the day's washing."""
    a, b, back = x + .3, x + BAY - .3, Y + 1.7
    for e in (x, b):
        mb.box(e, Y, z, e + .3, back, z + FH, ROSE)
    mb.box(a, Y, z + 2.62, b, Y + .3, z + FH, ROSE)
    mb.box(a, Y - .35, z - .12, b, back, z + .06, PALE)
    mb.quad((a, Y + .3, z + 2.64), (b, Y + .3, z + 2.64), (b, back, z + 2.64), (a, back, z + 2.64), PALE)
    d0, d1 = a + .5, b - .9
    for q in ((a, d0, z, z + 2.64), (d1, b, z, z + 2.64), (d0, d1, z + 2.25, z + 2.64)):
        mb.box(q[0], back, q[2], q[1], back + .2, q[3], PALE)
    mb.quad((d0, back + .1, z), (d1, back + .1, z), (d1, back + .1, z + 2.25), (d0, back + .1, z + 2.25), GLASS)
    mb.quad((d0 - .3, back + 3, z), (d1 + .3, back + 3, z), (d1 + .3, back + 3, z + 2.6), (d0 - .3, back + 3, z + 2.6), R.choice(L) if R.random() < .5 else DIM)
    for q in (d0, (d0 + d1) / 2, d1 - .06):
        mb.box(q, back + .03, z, q + .06, back + .14, z + 2.25, pbr('lane_wood', (.24, .145, .08), .55, var=.2))
    k = a + .06
    while k < b:
        mb.box(k, Y - .30, z + .06, k + .014, Y - .286, z + 1.0, D)
        k += .105
    mb.box(a, Y - .32, z + 1.0, b, Y - .27, z + 1.05, D)
    if i % 3 == 1:
        laundry(mb, a + .15, b - .2, Y + .5, z + 2.25, R, WASH)
    for _ in range(R.randrange(1, 5)):
        px = R.uniform(a + .2, b - .2)
        mb.lathe([(0, 0), (.10, 0), (.14, .24), (.12, .24), (0, .2)], (px, Y - .08, z + .06), POTS, 16)
        inst(R.choice(B), (px, Y - .08, z + .26), R.uniform(0, 6), R.uniform(.7, 1.25))


mb = MB('flats')
for f in range(5):
    for i, kind in enumerate('wlwllwlwwl'):
        (window if kind == 'w' else loggia)(-20 + i * BAY, BASE + f * FH, *(() if kind == 'w' else (f * 3 + i,)))
    mb.box(-20.1, Y - .08, BASE + f * FH - .14, 20.1, Y + .25, BASE + f * FH + .02, PALE)
for i in range(11):
    mb.box(-20.25 + i * BAY, Y, 0, -19.75 + i * BAY, Y + .6, BASE, PALE)
mb.box(-20, Y + 7, 0, 20, Y + 7.2, BASE, pbr('stilt', (.34, .31, .27), .8, var=.1))
mb.box(-20, Y + .1, BASE - .2, 20, Y + 12, BASE, PALE)
for i in range(4):
    mb.box(-17 + i * 9, Y + 2.6, BASE - .26, -15.8 + i * 9, Y + 2.8, BASE - .21, emit('stilt_lamp', (1, .86, .66), 9))
    car(mb, -14 + i * 9, Y + 4, pi / 2, ((.42, .42, .41), (.20, .04, .035), (.06, .08, .12), (.5, .49, .46))[i], R)
mb.build()
cloth_mb = MB('marigold_sheet')
laundry(cloth_mb, 4.7, 6.1, Y - .36, BASE + FH + 1.13, random.Random(5), ((.87, .43, .03),))
cloth_mb.build()

w = MB('wall')
compound_wall(w, -24, 24, 0, R, 1.45, (.66, .57, .44), 4, gate=(2.6, 6.4))
w.build()
bougainvillea(-12, -3.4, .25, 1.5, R, (.50, .05, .20), 30)
bougainvillea(8.2, 12, .25, 1.45, R, (.52, .44, .38), 12)
g = MB('ground')
g.box(-60, -1.9, -.5, 60, .3, 0, planks('lane_flags', (.31, .28, .24), .6, .6, .42, 'z', .02, .14))
g.box(-60, .1, -.5, 60, 30, .01, pbr('yard', (.34, .29, .23), .85, var=.15))
g.box(-60, -40, -.6, 60, -1.95, -.14, damp('lane_road', (.078, .076, .074), .55, .06, .60, .4))
for k in range(60):
    g.box(-45 + 1.5 * k, -2.1, -.3, -43.52 + 1.5 * k, -1.88, .012, pbr('kerb', (.44, .42, .38), .6, var=.12) if k % 2 else pbr('kerb_dark', (.05, .05, .052), .55, var=.1))
g.build()

T = [make_tree(i + 5, 10.5 + i, .66, 9000, .24, (.078, .140, .034), clear=.30) for i in range(2)]
for x, y, k, s in ((-7.6, -1.0, 0, 1), (10.6, -1.0, 1, .92), (-15, 3.2, 1, .9), (-11.2, 3.4, 0, .72), (16, 3.2, 0, .95)):
    inst(T[k], (x, y, 0), x, s)
S = make_bush(7, .7, .8, 1100, .11, (.09, .16, .045))
for i in range(46):
    inst(S, (R.choice((R.uniform(-14, 2), R.uniform(7, 14))), R.uniform(.7, 3), 0), R.uniform(0, 6), R.uniform(.7, 1.25))
ends = [pole(x, -1.55, 0, 7.6, (0, 1)) for x in (-26, -2.9, 21)]
lines(ends, R)

scooter(7.4, -1.0, 0, 96, (.055, .11, .13))
scooter(-5.6, -2.75, -.14, -90, (.44, .42, .38))
person(-1.1, -1.0, 0, 88, 'sari', (.09, .20, .24), (.46, .34, .12), 1.58, hold='tote', tone=1)
person(-.25, -1.25, 0, 90, 'shirt', (.56, .58, .60), (.05, .06, .11), 1.16, hold='pack', stride=1.1)
person(4.1, 1.2, 0, -24, 'kurta', (.62, .60, .54), (.58, .55, .49), 1.71, stride=.7, tone=1)
person(4.5, -3.3, -.14, -88, 'kameez', (.42, .12, .15), (.58, .53, .46), 1.61, hold='sling')
person(-9.4, 5.0, 0, 60, 'shirt', (.26, .30, .36), (.09, .085, .075), 1.73, hold='pack')
person(2.1, -.95, 0, -90, 'shirt', (.44, .50, .44), (.07, .07, .075), 1.72, tone=2)

overcast(-150, .9, .7, 4, 1.2)
camera((.4, -13.5, 1.55), (.4, 0, 3.85), 28)
render(A, .02)
