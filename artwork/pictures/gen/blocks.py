"""Blocks: a footprint, some floors, a façade kit for its sides, a roof. A project is a list of blocks."""
import random
from math import sin, cos, pi, radians

from mathutils import Matrix

from archkit import MB
from gen.facades import KITS, RINGS
from gen.materials import mat
from gen.plans import shape, offset, edges, turn
from gen.roofs import roof
from gen.side import Side


def expand(blocks):
    """Blocks with their 'repeat' unrolled: {"repeat": {"n", "step": [x, y, z], "vary": [{...}, ...]}}."""
    out = []
    for b in blocks:
        rep = b.get('repeat')
        if not rep:
            out.append(b)
            continue
        for i in range(rep['n']):
            c = {k: v for k, v in b.items() if k != 'repeat'}
            c.update(rep.get('vary', [{}])[i % len(rep.get('vary', [{}]))])
            at = c['plan'].get('at', [0, 0])
            sx, sy, sz = (list(rep['step']) + [0])[:3]
            dx, dy = c.get('shift', [0, 0])
            c['plan'] = {**c['plan'], 'at': [at[0] + sx * i + dx, at[1] + sy * i + dy]}
            c['z'] = c.get('z', 0) + sz * i
            out.append(c)
    return out


def outline(b, f=0):
    """A block's outline at floor f, with its twist, slide and taper."""
    P = shape(b['plan'])
    if not any(b.get(k) for k in ('twist', 'slide', 'taper')):
        return P
    cx, cy = sum(p[0] for p in P) / len(P), sum(p[1] for p in P) / len(P)
    Q = [(x - cx, y - cy) for x, y in P]
    dx, dy = b.get('slide', [0, 0])
    return turn(Q, b.get('twist', 0) * f, (cx + dx * f, cy + dy * f), 1 - b.get('taper', 0) * f / max(1, b['floors']))


def top(b):
    """Height of a block's eaves."""
    return b.get('z', 0) + b['floors'] * b.get('fh', 3.4)


def faces_away(heading, cam_az):
    """True when a side cannot be seen by a camera at compass angle cam_az (several allowed)."""
    nx, ny = sin(heading), -cos(heading)
    return all(nx * sin(radians(a)) + ny * cos(radians(a)) < -.42 for a in cam_az)


def side_kit(b, i):
    kit = b.get('sides', {}).get(str(i))
    return {**b['kit'], **kit} if kit and 'name' not in kit else (kit or b['kit'])


def draw_sides(mb, b, P, z, F, f0, R, light, cam_az):
    """Every side of one outline, its façade or (unseen) a plain wall."""
    for i, (p, q, L, a) in enumerate(edges(P)):
        if L < .6:
            continue
        kit = side_kit(b, i)
        k = (L - .03) / L
        mb.M = Matrix.Translation((p[0], p[1], 0)) @ Matrix.Rotation(a, 4, 'Z') @ Matrix.Translation((.015, 0, 0)) @ Matrix.Diagonal((k, 1, 1, 1))
        away = faces_away(a, cam_az)
        s = Side(mb, L, z, b.get('fh', 3.4), F, R, light, {'wall': 'concrete'} if away else kit, f0, i)
        KITS['blank' if away else kit['name']](s)
        mb.M = None


def ring(mb, b, P, z, F, f0):
    """Floor rings that carry balconies and bands round the corners, corner piers of grids."""
    kit = b['kit']
    name, fh = kit['name'], b.get('fh', 3.4)
    if name not in RINGS or len(P) > 40 and name == 'grid':
        return
    if name == 'balcony' and kit.get('pattern', 'all') != 'all':
        return
    if kit.get('wave'):
        return wave_rings(mb, b, P, z, F, f0)
    dflt = {'balcony': 1.8, 'planted': 2.2, 'screen': 1.6, 'blades': .9, 'grid': 1.0, 'fins': .37}[name]
    d = (kit.get('min', .25) + .12) if name == 'fins' else kit.get('depth', dflt) * (1.25 if name == 'blades' else 1)
    m = mat(kit.get('band', kit.get('wall', 'ivory' if name in ('balcony', 'planted', 'screen') else 'limestone')) if name == 'fins' else kit.get('wall', 'ivory' if name in ('balcony', 'planted', 'screen') else 'limestone'))
    Q = offset(P, d - .02)
    g = kit.get('group', 1)
    for f in range(F + (1 if name in ('grid', 'blades') else 0)):
        zz = z + f * fh
        if name in ('grid', 'fins'):
            if (f + f0) % g and f < F:
                continue
            h = kit.get('band', .5) * .5 - .01 if name == 'grid' else .15
            mb.prism(Q, zz - h, zz + h, m)
        else:
            mb.prism(Q, zz - .02 if name != 'blades' else zz - .13, zz + RINGS[name] - .012, m, mat('floor'), mat('soffit'))
            if name in ('balcony', 'planted') and kit.get('rail', 'glass') == 'glass' and f < F:
                mb.ribbon(offset(P, d - .09), zz + .24, zz + 1.27, mat('rail'))
    if name == 'grid' and not kit.get('stagger'):
        pw = kit.get('pier', .5)
        C = offset(P, d - pw / 2)
        for (x, y), (_, _, _, a) in zip(C, edges(P)):
            mb.cbox(x, y, z, pw, pw, F * fh, m, a)


def wave_rings(mb, b, P, z, F, f0):
    """Balcony slabs whose edge swells and sinks along the outline and from floor to floor."""
    from archkit import resample
    kit, fh = b['kit'], b.get('fh', 3.4)
    m, d, amp, n = mat(kit.get('wall', 'ivory')), kit.get('depth', 1.8), kit['wave'], kit.get('waves', 3)
    Q = resample(P, 1.1)
    for f in range(F):
        zz = z + f * fh

        def out(extra=0):
            A, B = offset(Q, 0), offset(Q, 1)
            o = []
            for i, (p, q) in enumerate(zip(A, B)):
                k = d + extra + amp * sin(2 * pi * n * i / len(Q) + kit.get('turn', .3) * (f + f0)) * sin(kit.get('rise', .12) * (f + f0) + .6)
                o.append((p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k))
            return o
        mb.prism(out(), zz - .08, zz + .24, m, mat('floor'), mat('soffit'))
        mb.ribbon(out(-.06), zz + .2, zz + .72, m, True, True)
        mb.ribbon(list(reversed(out(-.22))), zz + .2, zz + .72, m, True, True)
        mb.ribbon(out(-.1), zz + .72, zz + 1.25, mat('rail'), True, True)


def build(blocks, light, cam_az, seed=1):
    """Draw every block; returns the outline points (x, y, z) that framing must keep in the picture."""
    pts = []
    for k, b in enumerate(expand(blocks)):
        R = random.Random(seed * 97 + b.get('seed', k))
        mb = MB('block%d' % k)
        fh, F, z = b.get('fh', 3.4), b['floors'], b.get('z', 0)
        moving = any(b.get(q) for q in ('twist', 'slide', 'taper'))
        for f, n in ([(i, 1) for i in range(F)] if moving else [(0, F)]):
            P = outline(b, f)
            ring(mb, b, P, z + f * fh, n, f)
            if moving or b.get('plates'):
                mb.prism(offset(P, .1), z + f * fh - .15, z + f * fh + .15, mat(b['kit'].get('wall', 'limestone')), mat('floor'), mat('soffit'))
            draw_sides(mb, b, P, z + f * fh, n, f, R, light, cam_az)
        P = outline(b, F if moving else 0)
        base = outline(b, 0)
        mb.prism(offset(base, -.05), z - b.get('under', .25), z + .02, mat('concrete'), mat('floor'), mat('soffit'))
        roof(mb, b, P, top(b), R, light)
        mb.build(b.get('bevel', 0))
        if not b.get('unframed'):
            extra = {'flat': 1.5, 'gable': b.get('roof', {}).get('h', 3), 'canopy': b.get('roof', {}).get('h', 3.8)}.get(b.get('roof', {}).get('type', 'flat'), b.get('roof', {}).get('h', 2))
            pts += [(x, y, zz) for Q, zz in ((base, z), (P, top(b) + extra)) for x, y in Q]
    return pts
