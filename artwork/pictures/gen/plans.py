"""Footprints: counter-clockwise outlines, offsets and the shapes that specs name."""
from math import cos, sin, pi, radians, hypot

from archkit import superrect, resample


def offset(P, d):
    """Outline P moved outwards by d with mitred corners (inwards when d is negative)."""
    n, out = len(P), []
    for i in range(n):
        a, b, c = P[i - 1], P[i], P[(i + 1) % n]
        u, v = (b[0] - a[0], b[1] - a[1]), (c[0] - b[0], c[1] - b[1])
        lu, lv = hypot(*u) or 1e-9, hypot(*v) or 1e-9
        n1, n2 = (u[1] / lu, -u[0] / lu), (v[1] / lv, -v[0] / lv)
        k = 1 + n1[0] * n2[0] + n1[1] * n2[1]
        k = max(k, .25)
        out.append((b[0] + d * (n1[0] + n2[0]) / k, b[1] + d * (n1[1] + n2[1]) / k))
    return out


def turn(P, rot, at=(0, 0), scale=1):
    """Outline P scaled, turned by rot degrees about the origin and moved to at."""
    c, s = cos(radians(rot)), sin(radians(rot))
    return [(at[0] + scale * (x * c - y * s), at[1] + scale * (x * s + y * c)) for x, y in P]


def shape(p):
    """Outline of a plan: rect, super (superellipse), poly, arc (bent slab), ell (L), tee, hexa, boat, ring part."""
    kind = p.get('type', 'rect')
    if kind == 'rect':
        w, d = p['w'] / 2, p['d'] / 2
        P = [(-w, -d), (w, -d), (w, d), (-w, d)]
    elif kind == 'chamfer':
        w, d, r = p['w'] / 2, p['d'] / 2, p.get('r', 4)
        P = [(-w + r, -d), (w - r, -d), (w, -d + r), (w, d - r), (w - r, d), (-w + r, d), (-w, d - r), (-w, -d + r)]
    elif kind == 'round':
        w, d, r, k = p['w'] / 2, p['d'] / 2, p.get('r', 6), p.get('k', 6)
        P = []
        for cx, cy, a in ((w - r, -d + r, -90), (w - r, d - r, 0), (-w + r, d - r, 90), (-w + r, -d + r, 180)):
            P += [(cx + r * cos(radians(a + 90 * j / k)), cy + r * sin(radians(a + 90 * j / k))) for j in range(k + 1)]
    elif kind == 'super':
        P = resample(superrect(p['w'], p['d'], p.get('n', 2.4), 200), p.get('step', 3.2))
    elif kind == 'poly':
        P = [tuple(q) for q in p['pts']]
    elif kind == 'ell':
        w, d, a, b = p['w'] / 2, p['d'] / 2, p['a'], p['b']
        P = [(-w, -d), (w, -d), (w, -d + b), (-w + a, -d + b), (-w + a, d), (-w, d)]
    elif kind == 'arc':
        r, t, a0, a1 = p['r'], p['t'], radians(p['a0']), radians(p['a1'])
        k = max(3, round(r * abs(a1 - a0) / p.get('step', 3.6)))
        A = [a0 + (a1 - a0) * j / k for j in range(k + 1)]
        P = [(r * cos(a), r * sin(a)) for a in A] + [((r - t) * cos(a), (r - t) * sin(a)) for a in reversed(A)]
    elif kind == 'boat':
        w, d, k = p['w'], p['d'], p.get('k', 10)
        P = [(-w / 2 + w * j / k, -d / 2 * sin(pi * (.12 + .76 * j / k))) for j in range(k + 1)]
        P += [(x, -y) for x, y in reversed(P)]
    elif kind == 'hexa':
        r = p['r']
        P = [(r * cos(pi / 6 + pi / 3 * i), r * p.get('flat', 1) * sin(pi / 6 + pi / 3 * i)) for i in range(6)]
    else:
        raise ValueError('no plan called ' + kind)
    return turn(P, p.get('rot', 0), p.get('at', (0, 0)))


def edges(P):
    """(start, end, length, heading) of every side."""
    from math import atan2
    for i in range(len(P)):
        a, b = P[i], P[(i + 1) % len(P)]
        yield a, b, hypot(b[0] - a[0], b[1] - a[1]), atan2(b[1] - a[1], b[0] - a[0])
