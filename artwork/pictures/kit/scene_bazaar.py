"""A market street at night after rain: lit and shuttered shops, wires, scooters, a flower seller, people on their way."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from parts import *
from bazaar import flowers, houses
from people import person
from street import lines, pole, wire
from vehicles import rickshaw, scooter
from weather import damp, night

A = args()
reset()
R = random.Random(29)
# left row faces +X, right row faces -X
houses(Matrix.Translation((-3.6, 1, 0)) @ Matrix.Rotation(pi / 2, 4, 'Z'), 'shut open open half open shut open open shut open open shut'.split(), R, glow=.2, lamps=24, near=9)
houses(Matrix.Translation((4.3, 46, 0)) @ Matrix.Rotation(-pi / 2, 4, 'Z'), 'open open shut open open shut open half open open shut open'.split(), R, glow=.2, lamps=24, near=11, kinds=('tins', 'cloth', 'pots'))

g = MB('ground')
g.box(-12, -20, -.5, 12, 160, -.02, damp('bazaar_road', (.075, .072, .070), .2, .04, .5, .25))
kerb = pbr('kerb', (.36, .34, .31), .5, var=.14, scale=.9)
for x0, x1 in ((-3.6, -2.75), (3.55, 4.3)):
    g.box(x0, -10, -.3, x1, 60, .10, planks('bazaar_flags', (.26, .24, .21), .45, .6, .22, 'z', .02, .18, .5))
    e = x1 if x0 < 0 else x0
    g.box(e - .08, -10, -.3, e + .08, 60, .115, kerb)
g.build()

T = [make_tree(i + 3, 8.5 + i, .55, 6000, .24, (.06, .10, .03)) for i in range(2)]
for x, y in ((-2.3, 30), (3.0, 41), (-3, 52), (2.5, 60)):
    inst(T[int(y) % 2], (x, y, 0), y, .85)
end = MB('end')
wall = pbr('end_wall', (.40, .35, .28), .9, var=.12)
L = lits(.16, 'e')
end.box(-30, 66, 0, 30, 76, 11, wall)
for f in range(3):
    for k in range(16):
        if R.random() < .5:
            end.quad((-20 + k * 2.5, 65.97, 1 + f * 3.4), (-18.9 + k * 2.5, 65.97, 1 + f * 3.4), (-18.9 + k * 2.5, 65.97, 2.9 + f * 3.4), (-20 + k * 2.5, 65.97, 2.9 + f * 3.4), R.choice(L))
end.build()

ends = [pole(-2.95, y, .1, 7.6, (1, .1), lamp) for y, lamp in ((-5, None), (12.6, (1, 0, 130)), (29, None), (45, (1, 0, 130)))]
lines(ends, R, .011)
other = [pole(3.72, y, .1, 7.2, (.8, 0), None, coil=y > 5) for y in (-8, 19.5, 40)]
lines(other, R, .011)
over = MB('over')
for y in (12.6, 12.6, 29, 29, 45, 19.5, 19.5):
    wire(over, (-2.95, y, R.uniform(6.4, 7.4)), (4.2, y + R.uniform(-7, 8), R.uniform(5.2, 7.4)), R.uniform(.25, .7), .012, 16)
over.build()
flowers(-2.45, 10.4, R)

for i, c in enumerate(((.05, .10, .13), (.30, .04, .035), (.40, .39, .36), (.05, .05, .055), (.07, .075, .18))):
    scooter(2.75 + R.uniform(-.1, .1), 9.4 + i * .98 + (3.2 if i > 2 else 0), -.02, -64 + R.uniform(-8, 8), c)
scooter(-2.1, 21.5, -.02, 66, (.35, .34, .31))
rickshaw(1.1, 30, -.02, 0, hood=(.06, .13, .10), lamps=14)

person(.15, 10.2, -.02, 4, 'sari', (.36, .05, .09), (.50, .36, .12), 1.57, hold='tote', tone=1)
person(.95, 10.6, -.02, 2, 'shirt', (.50, .53, .56), (.05, .055, .075), 1.71)
person(-1.35, 14.2, -.02, -80, 'kameez', (.10, .22, .25), (.55, .50, .42), 1.59, hold='sling', stride=.35)
person(-1.5, 11.3, -.02, -86, 'kurta', (.60, .57, .50), (.56, .53, .46), 1.70, stride=.25, tone=1)
person(2.0, 17.2, -.02, 90, 'shirt', (.16, .20, .27), (.12, .105, .085), 1.70, stride=.4)
person(-.6, 17.8, -.02, 182, 'kurta', (.20, .23, .28), (.45, .42, .36), 1.7, tone=2)
person(.5, 21.8, -.02, 0, 'kameez', (.42, .28, .08), (.20, .06, .07), 1.58)
person(-.1, 22.1, -.02, -3, 'shirt', (.46, .44, .40), (.06, .06, .07), 1.24, hold='pack', stride=.9)
person(-2.0, 25, -.02, 180, 'sari', (.08, .18, .14), (.36, .26, .10), 1.57)
person(1.9, 25.5, -.02, 0, 'shirt', (.50, .50, .47), (.07, .07, .08), 1.72, hold='sling')
person(-.9, 33, -.02, 0, 'sari', (.30, .12, .20), (.40, .30, .12), 1.56)
person(.2, 37, -.02, 0, 'kurta', (.5, .48, .42), (.5, .48, .42), 1.7)

night(2.2, 0, 5.2)
camera((.75, 0, 1.45), (.25, 20, 3.75), 27)
render(A, .02)
