"""A high street between two showers: arcade, street trees, wires, scooters, an auto-rickshaw, people with umbrellas."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arcade import *
from people import person
from street import compound_wall, iron, lines, pole, wire
from vehicles import rickshaw, scooter
from weather import damp, monsoon

A = args()
reset()
R = random.Random(71)
INDIGO = (.055, .06, .17)

# right: the arcade, facing -X, its arches at x = 5.2
building = arcade(R, Matrix.Translation((8.4, 74, 0)) @ Matrix.Rotation(-pi / 2, 4, 'Z'), 17, lamps=26, upper=.42, lamped=6, fascia=pbr('awni', INDIGO, .85, var=.05))
building.build()

# the road with its hollows full of water, the pavement before the arcade, kerbs in black and white
road = damp('monsoon_road', (.062, .062, .064), .19, .03, .50, .17)
pavement = planks('monsoon_pave', (.27, .25, .22), .45, .9, .16, 'z', .014, .14, .5)
stone = pbr('kerb', (.44, .42, .38), .5, var=.12, scale=.9)
g = MB('ground')
g.box(-60, -20, -.6, 3.3, 200, -.12, road)
g.box(3.3, -20, -.5, 14, 160, 0, pavement)
g.box(-14, -20, -.5, -6.2, 160, 0, pavement)
for k in range(60):
    y = -6 + 1.5 * k
    m = stone if k % 2 else pbr('kerb_dark', (.05, .05, .052), .45, var=.1)
    g.box(3.14, y, -.3, 3.34, y + 1.48, .012, m)
    g.box(-6.24, y, -.3, -6.04, y + 1.48, .012, m)
for k in range(16):
    g.box(-1.52, 2 + 5.4 * k, -.13, -1.40, 4.6 + 5.4 * k, -.117, pbr('road_line', (.50, .49, .45), .4, var=.35, scale=3))
g.build()

# left: a long plastered wall, trees before and behind it, blocks of flats in the mist
w = MB('wall')
w.M = Matrix.Translation((-9.0, 0, 0)) @ Matrix.Rotation(pi / 2, 4, 'Z')
compound_wall(w, -6, 90, 0, R, 2.0, (.58, .47, .33), 4, gate=(15, 19))
w.build()
T = [make_tree(i + 5, 9.5 + i, .62, 8200, .26, ((.070, .125, .030), (.085, .135, .035), (.060, .105, .028))[i], clear=.30) for i in range(3)]
for i in range(9):
    inst(T[i % 3], (-7.3, 9.5 + i * 8.6 + R.uniform(-.8, .8), -.05), R.uniform(0, 6), R.uniform(.86, 1.06))
for i in range(16):
    inst(R.choice(T), (R.uniform(-24, -11), 6 + i * 6, 0), R.uniform(0, 6), R.uniform(.9, 1.2))
for i in range(5):
    inst(R.choice(T), (3.9, 62 + i * 9, 0), R.uniform(0, 6), R.uniform(.8, 1))
B = make_bush(3, .7, .75, 1000, .11, (.09, .16, .045))
for i in range(90):
    inst(B, (R.uniform(-8.9, -6.6), R.uniform(4, 70), 0), R.uniform(0, 6), R.uniform(.5, .9))
flats = MB('flats')
L = lits(.5, 'm')
dim = pbr('room_dark', (.10, .10, .13), .8)
for i in range(8):
    y0, h = 14 + i * 15, (4, 6, 5, 7)[i % 4] * 3.2
    m = pbr('flat%d' % (i % 3), ((.50, .46, .40), (.42, .44, .43), (.55, .48, .38))[i % 3], .85, var=.14, scale=.5)
    flats.box(-34, y0, 0, -19, y0 + 12, h + .9, m)
    for f in range(int(h / 3.2)):
        for k in range(4):
            y, z = y0 + .7 + k * 2.9, f * 3.2
            flats.quad((-18.98, y, z + .9), (-18.98, y + 1.5, z + .9), (-18.98, y + 1.5, z + 2.5), (-18.98, y, z + 2.5), R.choice(L) if R.random() < .3 else dim)
            if k % 2:
                flats.box(-19, y - .3, z - .1, -17.7, y + 1.9, z + .04, m)
                flats.box(-17.75, y - .3, z + .04, -17.7, y + 1.9, z + .95, m)
    for k in range(int(h / 3.2)):
        flats.box(-19, y0, 3.2 * k - .12, -18.6, y0 + 12, 3.2 * k, m)
    flats.cbox(-26, y0 + 6, h + .9, 2.4, 2.4, 1.6, pbr('tank', (.04, .042, .045), .6))
flats.build()
context_city(70, 170, 620, 58, (-24, 16), 8, (.50, .52, .54))

# poles and wires on the left pavement, and lines over the street to the arcade
ends = [pole(-6.75, y, 0, 8.0, (1, .15)) for y in (-6, 15.5, 38, 60)]
lines(ends, R)
over = MB('over')
for y, z in ((15.5, 7.3), (15.5, 7.9), (38, 7.6), (38, 8.0), (60, 7.6)):
    wire(over, (-6.4, y, z), (5.1, y + R.uniform(-3, 6), 9.6 + R.uniform(-.4, 1.4)), .5, .011, 18)
over.build()
sign = MB('blade_signs')
for y, c in ((12.2, INDIGO), (26.6, (.30, .07, .05)), (36.2, (.07, .16, .13))):
    sign.box(4.15, y - .05, 3.55, 5.0, y + .05, 4.55, pbr('blade_%.2f' % c[0], c, .6, var=.05))
    sign.tube((5.2, y, 4.62), (4.1, y, 4.62), .02, .02, iron(), 6)
sign.build()

# scooters along the kerb, the rickshaw on the road
for i, c in enumerate(((.32, .035, .03), (.50, .50, .48), (.045, .10, .13), (.10, .10, .11), (.42, .40, .36), (.06, .065, .16))):
    scooter(2.5 + R.uniform(-.08, .08), 11.6 + i * 1.15 + (6.5 if i > 2 else 0), -.12, -62 + R.uniform(-7, 7), c)
rickshaw(-.3, 24.5, -.12, 2, lamps=5)
rickshaw(-3.6, 49, -.12, 178, hood=(.06, .13, .10))

# people: on the pavement, under the arches, crossing the road
person(4.45, 10.6, 0, 2, 'sari', (.34, .055, .075), (.52, .36, .10), 1.58, carry='umbrella', hold='tote', tone=1)
person(4.0, 16.6, 0, -4, 'shirt', (.52, .56, .60), (.055, .06, .085), 1.72, carry='umbrella', hold='sling')
person(4.75, 16.9, 0, -2, 'kameez', (.10, .22, .24), (.62, .58, .50), 1.60, hold='sling', tone=2)
person(6.6, 21.5, 0, 88, 'kurta', (.66, .63, .56), (.60, .57, .50), 1.70, tone=1)
person(-2.4, 18.4, -.12, 78, 'shirt', (.20, .22, .26), (.11, .095, .075), 1.71, carry='umbrella', tone=1, brolly=(.045, .05, .12))
person(-3.35, 18.9, -.12, 80, 'kameez', (.46, .30, .10), (.22, .06, .06), 1.57, carry='umbrella', brolly=(.02, .02, .025))
person(4.3, 29, 0, 0, 'sari', (.08, .20, .16), (.40, .30, .12), 1.57, carry='umbrella')
person(6.9, 33, 0, 180, 'shirt', (.6, .6, .57), (.05, .05, .06), 1.72, hold='pack')
person(4.6, 41, 0, 4, 'kurta', (.55, .52, .45), (.5, .48, .42), 1.7, carry='umbrella')
person(3.9, 47, 0, 0, 'kameez', (.40, .10, .14), (.5, .46, .40), 1.6, carry='umbrella')
person(-7.2, 30, 0, 0, 'shirt', (.45, .50, .42), (.06, .06, .07), 1.7, carry='umbrella')

monsoon(-60, .60, .85, 6.4, .3, 4)
camera((.55, 0, 1.5), (1.1, 20, 4.6), 26)
render(A, .02)
