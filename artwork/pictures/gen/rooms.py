"""Builds a room from the `room` of a project's spec: shell, glazed lines, what hangs outside them, things, light, camera.

The room lies between x = -W/2 and W/2 and y = 0 (behind the camera) and D; metres. Walls are far (y = D), left, right, near; their holes
are measured along x or y. A wall that is false is left out, for instance where a line of `glazed` takes its place."""
from math import atan2, cos, hypot, pi, radians, sin

import bpy
from mathutils import Matrix

from archkit import MB, area, point
from gen import builtin, fittings, framing, furniture, openings, outlook
from gen.finishes import finish, gel
from parts import WARM

DARK = ('dusk', 'blue', 'night')
NAMES = dict(sofa='settee')
MODULES = (furniture, fittings, builtin)


def frames(W, D):
    """Where a wall's own coordinates (u, outwards, up) lie in the room, and its ends."""
    flip = Matrix(((0, -1, 0, -W / 2), (1, 0, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)))
    right = Matrix(((0, 1, 0, W / 2), (1, 0, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)))
    near = Matrix(((1, 0, 0, 0), (0, -1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)))
    return {'far': (Matrix.Translation((0, D, 0)), -W / 2, W / 2), 'left': (flip, 0, D), 'right': (right, 0, D), 'near': (near, -W / 2, W / 2)}


def arc(a, b, rise, n):
    """Points from a to b that bulge to the left of the way by 'rise' (a circle's arc)."""
    (xa, ya), (xb, yb) = a, b
    c = hypot(xb - xa, yb - ya)
    r = (c * c / 4 + rise * rise) / (2 * rise)
    nx, ny = -(yb - ya) / c, (xb - xa) / c
    mx, my = (xa + xb) / 2 - nx * (r - rise), (ya + yb) / 2 - ny * (r - rise)
    t0, t1 = atan2(ya - my, xa - mx), atan2(yb - my, xb - mx)
    if t1 > t0:
        t1 -= 2 * pi
    return [(mx + r * cos(t0 + (t1 - t0) * i / n), my + r * sin(t0 + (t1 - t0) * i / n)) for i in range(n + 1)]


def line_of(s):
    """The points of a line: `line` itself, or `arc` [a, b, rise, n]."""
    return arc(*s['arc']) if 'arc' in s else [tuple(p) for p in s['line']]


def offset(P, d):
    """The line moved to its left by d, or by d(i, share along it)."""
    out, n = [], len(P)
    for i, p in enumerate(P):
        a, b = P[max(0, i - 1)], P[min(n - 1, i + 1)]
        l = hypot(b[0] - a[0], b[1] - a[1])
        k = d(i, i / (n - 1)) if callable(d) else d
        out.append((p[0] - (b[1] - a[1]) / l * k, p[1] + (b[0] - a[0]) / l * k))
    return out


def split(P, step):
    """The line with more points, about 'step' apart."""
    out = [P[0]]
    for a, b in zip(P, P[1:]):
        k = max(1, round(hypot(b[0] - a[0], b[1] - a[1]) / step))
        out += [(a[0] + (b[0] - a[0]) * i / k, a[1] + (b[1] - a[1]) * i / k) for i in range(1, k + 1)]
    return out


def along(mb, P, v0, v1, z0, z1, m):
    """A band between two offsets of the line and two heights."""
    A, B = offset(P, v0), offset(P, v1)
    for i in range(len(P) - 1):
        V = [(*A[i], z0), (*A[i + 1], z0), (*B[i + 1], z0), (*B[i], z0), (*A[i], z1), (*A[i + 1], z1), (*B[i + 1], z1), (*B[i], z1)]
        F = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (2, 3, 7, 6)]
        F += [(3, 0, 4, 7)] if i == 0 else []
        F += [(1, 2, 6, 5)] if i == len(P) - 2 else []
        mb.add(V, F, m)


def posts(mb, P, spots, v0, v1, z0, z1, thick, m):
    """Upright boxes across the line, 'thick' along it, at the points whose numbers are in spots."""
    A, B = offset(P, v0), offset(P, v1)
    for i in spots:
        (xa, ya), (xb, yb) = A[i], B[i]
        mb.cbox((xa + xb) / 2, (ya + yb) / 2, z0, thick, abs(v1 - v0), z1 - z0, m, atan2(yb - ya, xb - xa) - pi / 2)


def glazed(s, H):
    """Glass along a line with posts at every 'every'-th point, a sill band and a transom if asked."""
    P, m, mb = split(line_of(s), s['step']) if s.get('step') else line_of(s), finish(s.get('frame', 'bronze')), MB('glazed')
    z0, z1 = s.get('z', [0, H])
    g, w = gel(s.get('gel', .5)), s.get('bar', .055)
    for i in range(len(P) - 1):
        mb.quad((*P[i], z0), (*P[i + 1], z0), (*P[i + 1], z1), (*P[i], z1), g)
    posts(mb, P, range(0, len(P), s.get('every', 1)), -.06, .06, z0, z1, w, m)
    for z in (z0, z1 - .06, *s.get('rails', [])):
        along(mb, P, -.05, .05, z, z + .06, m)
    if z0 > .05:
        along(mb, P, -.12, .1, 0, z0, finish(s.get('below', 'plaster')))
    if z1 < H - .02:
        along(mb, P, -.12, .1, z1, H, finish(s.get('above', 'plaster')))
    mb.build()


def balcony(s, H):
    """Slab, soffit and rail outside a line: 'depth' with 'wave' [size, count, phase], 'rail' glass, bars or solid."""
    P, mb = split(line_of(s), .25), MB('balcony')
    d, (a, n, ph) = s['depth'], s.get('wave', [0, 0, 0])
    edge, up = (lambda i, t: d + a * sin(2 * pi * n * t + ph)), (lambda i, t: d + a * sin(2 * pi * n * t + ph + 1.5))
    fl, w = finish(s.get('floor', 'limestone_floor')), finish(s.get('edge', 'white'))
    E, U = offset(P, edge), offset(P, up)
    for i in range(len(P) - 1):
        mb.quad((*P[i], -.03), (*P[i + 1], -.03), (*E[i + 1], -.03), (*E[i], -.03), fl)
        mb.quad((*P[i], H), (*P[i + 1], H), (*U[i + 1], H), (*U[i], H), finish(s.get('soffit', 'ceiling')))
        for Q, z0, z1 in ((E, -.35, .06), (U, H - .02, H + .4)):
            mb.quad((*Q[i], z0), (*Q[i + 1], z0), (*Q[i + 1], z1), (*Q[i], z1), w)
    r, z = s.get('rail', 'glass'), s.get('railh', 1.05)
    I = offset(P, lambda i, t: edge(i, t) - .07)
    if r == 'glass':
        for i in range(len(P) - 1):
            mb.quad((*I[i], .0), (*I[i + 1], .0), (*I[i + 1], z), (*I[i], z), gel(.93, .05))
    elif r == 'bars':
        for i in range(len(I) - 1):
            for k in (0, .5):
                x, y = I[i][0] + (I[i + 1][0] - I[i][0]) * k, I[i][1] + (I[i + 1][1] - I[i][1]) * k
                mb.cbox(x, y, 0, .014, .03, z, finish(s.get('railm', 'bronze')))
        along(mb, I, -.012, .012, .08, .11, finish(s.get('railm', 'bronze')))
    elif r == 'solid':
        along(mb, I, -.06, .06, 0, z, w)
    if r:
        along(mb, I, -.03, .03, z, z + .045, finish(s.get('railm', 'bronze')))
    mb.build()


def fins(s, H):
    """Upright blades outside a line: every 'step' metres (or at 'spots' along it), 'deep' and 'thick', 'off' from the line."""
    P = line_of(s)
    L = [0]
    for a, b in zip(P, P[1:]):
        L.append(L[-1] + hypot(b[0] - a[0], b[1] - a[1]))
    D = s.get('spots') or [s.get('start', 0) + s['step'] * i for i in range(int((L[-1] - s.get('start', 0)) / s['step']) + 1)]
    mb, m = MB('fins'), finish(s['m'])
    for d in D:
        i = min(len(P) - 2, max(k for k in range(len(L)) if L[k] <= d + 1e-6))
        t = (d - L[i]) / max(1e-6, L[i + 1] - L[i])
        (xa, ya), (xb, yb) = P[i], P[i + 1]
        x, y, a = xa + (xb - xa) * t, ya + (yb - ya) * t, atan2(yb - ya, xb - xa)
        o = s.get('off', .2) + s['deep'] / 2
        mb.cbox(x - sin(a) * o, y + cos(a) * o, s.get('z0', -4), s['thick'], s['deep'], s.get('z1', H + 4) - s.get('z0', -4), m, a + radians(s.get('turn', 0)))
    mb.build(s.get('bevel', .008), 1)
    if s.get('level'):
        q = MB('blades')
        for z in s['level']:
            along(q, P, s.get('off', .2), s.get('off', .2) + s['deep'], z, z + .02, finish(s['m']))
        q.build()


def shell(r, W, D, H):
    """Floor, ceiling and walls."""
    mb, F = MB('shell'), frames(W, D)
    plan = r.get('plan') or [[-W / 2 - .3, -.3], [W / 2 + .3, -.3], [W / 2 + .3, D + .3], [-W / 2 - .3, D + .3]]
    if r.get('bulge'):
        plan = plan[:2] + [list(p) for p in reversed(arc(*r['bulge']))]
    f = finish(r['floor'])
    mb.prism([tuple(p) for p in plan], -.25, 0, f)
    c = r.get('ceiling', 'ceiling')
    if c:
        mb.prism([tuple(p) for p in plan], H, H + .3, finish(c))
    for name in ('far', 'left', 'right', 'near'):
        s = r['walls'].get(name, {'m': 'plaster'})
        if s:
            M, a, b = F[name]
            openings.wall(mb, M, s.get('from', a), s.get('till', b), s.get('h', H), s)
    mb.build()
    for name, s in r['walls'].items():
        M, _, _ = F[name]
        for h in (s or {}).get('holes', []):
            if h.get('portal', h.get('fill') in ('glass', 'shutters', 'slats', 'none', 'jaali')):
                (p, q), (z0, z1) = h['at'], h['z']
                gate(M @ Matrix.Translation(((p + q) / 2, s.get('t', .22) + .1, (z0 + z1) / 2)), q - p, z1 - z0)


def gate(M, w, h):
    """A portal that tells the sky's light where to come in."""
    o = area((0, 0, 0), (0, -1, 0), w, h, 1, portal=True)
    bpy.context.view_layer.update()
    inward = M.to_3x3() @ Matrix(((1, 0, 0), (0, 1, 0), (0, 0, 1)))
    v = inward.col[1].normalized()
    o.matrix_world = Matrix.Translation(M.translation) @ v.to_track_quat('Z', 'Y').to_matrix().to_4x4()


def build(r):
    """The whole picture but its rendering."""
    (W, D), H = r['size'], r['height']
    shell(r, W, D, H)
    for s in r.get('glazed', []):
        glazed(s, H)
        P = line_of(s)
        (xa, ya), (xb, yb) = P[0], P[-1]
        z0, z1 = s.get('z', [0, H])
        M = Matrix.Translation(((xa + xb) / 2, (ya + yb) / 2, (z0 + z1) / 2)) @ Matrix.Rotation(atan2(yb - ya, xb - xa), 4, 'Z')
        bulge = max(0, max(-(q[0] - xa) * (yb - ya) + (q[1] - ya) * (xb - xa) for q in P) / hypot(xb - xa, yb - ya))
        gate(M @ Matrix.Translation((0, bulge + .15, 0)), hypot(xb - xa, yb - ya) * 1.02, z1 - z0)
    for s in r.get('outside', []):
        {'balcony': balcony, 'fins': fins}[s['is']](s, H)
    for t in r['things']:
        t = {'ceil': H, 'at': [0, 0], **t}
        kind = NAMES.get(t['is'], t['is'])
        next(getattr(m, kind) for m in MODULES if hasattr(m, kind))(t)
    for l in r.get('lamps', []):
        if 'size' in l:
            lamp = area(tuple(l['at']), tuple(l.get('to', [l['at'][0], l['at'][1], 0])), *l['size'], l['watt'], tuple(l.get('col', WARM)))
            lamp.visible_glossy = False   # or the window panes mirror it
        else:
            point(tuple(l['at']), l['watt'], tuple(l.get('col', WARM)), l.get('r', .12))
    dark = r['outlook'].get('sky') in DARK
    outlook.day(r['outlook'])
    outlook.draw(r['outlook'], dark)
    c = r['camera']
    framing.place(tuple(c['pos']), c.get('look', 0) + 180, c.get('lens', 20), 1.6, c.get('horizon', .46), c.get('shift_x', 0))
    bpy.context.scene.cycles.diffuse_bounces = r.get('bounces', 3)
    bpy.context.scene.cycles.max_bounces = 6
