"""People, vehicles and what lies at the camera's feet, as a view lists them under 'life' and 'foreground'."""
import random
from math import cos, radians, sin

from archkit import MB, emit, inst, point
from gen.ground import flora
from gen.materials import mat
from people import person
from street import lines, pole
from vehicles import boat, rickshaw, scooter
from mathutils import Matrix, Vector

NAMES = {'to': 'heading', 'tall': 'height'}


def spot(pos, az, d, r, up=0):
    """The place d metres before the camera and r to the right of its axis."""
    a = radians(az)
    return (pos[0] - sin(a) * d - cos(a) * r, pos[1] - cos(a) * d + sin(a) * r, up)


def draw(entries, pos, az):
    """Each entry names what it is ('sari', 'kameez', 'kurta', 'shirt', 'scooter', 'rickshaw' or 'boat'), where, and which way it faces.

    'at' is a place in the scene. 'ahead' is [distance, to the right] from the camera; the heading then counts from the
    direction of view, so that 0 walks away from us."""
    for entry in entries:
        more = {NAMES.get(k, k): tuple(v) if isinstance(v, list) else v for k, v in entry.items() if k not in ('is', 'at', 'ahead')}
        if 'ahead' in entry:
            place = spot(pos, az, *entry['ahead'])
            more['heading'] = more.get('heading', 0) + az - 180
        else:
            place = (*entry['at'], 0)[:3]
        if entry['is'] == 'scooter':
            scooter(*place, **more)
        elif entry['is'] == 'rickshaw':
            rickshaw(*place, **more)
        elif entry['is'] == 'boat':
            boat(*place, **more)
        else:
            person(*place, dress=entry['is'], **more)


def promenade(e, pos, az):
    """A walk on our side of the water: paving from behind the camera to 'to' metres ahead, and a low wall at its edge."""
    mb, d, w = MB('promenade'), e.get('to', 16), e.get('wide', 90)
    mb.M = Matrix.Translation((pos[0], pos[1], e.get('z', 0))) @ Matrix.Rotation(radians(180 - az), 4, 'Z')
    mb.box(-w, -30, -3, w, d, 0, mat(e.get('pave', 'stonepave')))
    mb.box(-w, d - .75, -.2, w, d, e.get('wall', .55), mat('limestone'))
    mb.box(-w, d - .8, e.get('wall', .55), w, d + .05, e.get('wall', .55) + .09, mat('sand'))
    for k in range(-w, w, 3):
        mb.box(k, d - .76, 0, k + .03, d - .74, e.get('wall', .55), mat('dark'))
    R, K = random.Random(e.get('seed', 5)), flora()
    for x0, x1 in e.get('beds', []):
        mb.box(x0, d - 2.5, 0, x1, d - .8, .36, mat('limestone'))
        mb.box(x0 + .15, d - 2.35, .3, x1 - .15, d - .85, .4, mat('soil'))
        for _ in range(int((x1 - x0) * 8)):
            inst(R.choice(K[R.choice('bbgggf')]), mb.M @ Vector((R.uniform(x0 + .3, x1 - .3), d - R.uniform(1.1, 2.2), .36)), R.uniform(0, 6), R.uniform(.35, .7))
    for x, y, k in e.get('trees', []):
        inst(K['t'][k % 3], mb.M @ Vector((x, y, -.1)), x, .8)
    mb.build(.012)


def poles(e, pos, az):
    """Concrete poles at 'at' (or 'ahead' of the camera) with wires between them, or street lamps without; 'arm' is the direction
    of their cross arms, 'lamp' that of a lamp with its strength."""
    wires = e.get('wires', True)
    spots = e.get('at') or [spot(pos, az, *p)[:2] for p in e['ahead']]
    if wires:
        lines([pole(x, y, e.get('z', 0), e.get('h', 7.8), tuple(e.get('arm', (0, 1))), e.get('lamp')) for x, y in spots], random.Random(e.get('seed', 5)))
        return
    mb, d = MB('lamps'), mat('dark')
    for x, y in spots:
        z, h = e.get('z', 0), e.get('h', 4.4)
        mb.tube((x, y, z), (x, y, z + h), .07, .05, d, 10)
        mb.lathe([(0, 0), (.26, 0), (.2, .1), (.05, .16), (0, .16)], (x, y, z + h), d, 20)
        mb.lathe([(0, -.02), (.2, -.02), (.2, 0), (0, 0)], (x, y, z + h), emit('lamp_disc', (1, .74, .42), 40), 20)
        point((x, y, z + h - .25), e.get('lamp', 120), (1, .70, .40), .15)
    mb.build()


FOREGROUNDS = {f.__name__: f for f in (promenade, poles)}


def foreground(items, pos, az):
    """Draw what a view names under 'foreground'."""
    for e in items:
        FOREGROUNDS[e['type']](e, pos, az)
