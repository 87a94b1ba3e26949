"""What fills a hole in a wall: glass in frames, louvred shutters, slatted screens, stone lattice. Each is drawn in the wall's own
coordinates: u along it, v outwards (0 inside, t outside), z up. A hole: `at` [u0, u1], `z` [sill, head], `fill`, its options."""
from math import cos, pi, radians, sin

from mathutils import Matrix

from gen.finishes import finish, gel


def panes(mb, h, t):
    """Glass with frames: 'n' lights across, 'bars' [heights of rails as shares], 'open' which of them stand open."""
    (a, b), (z0, z1), f = h['at'], h['z'], finish(h.get('frame', 'bronze'))
    w, n, v, d = h.get('bar', .05), h.get('n', 2), t * h.get('set', .5), h.get('deep', .06)
    g = gel(h.get('gel', .5))
    for x in (a, b - w):
        mb.box(x, v - d / 2, z0, x + w, v + d / 2, z1, f)
    e = d / 2 - .005   # rails a little behind the stiles: two faces in one plane turn black
    mb.box(a, v - e, z1 - w, b, v + e, z1 - .002, f)
    mb.box(a, v - e, z0, b, v + e, z0 + (w if z0 > .05 else .03), f)
    for i in range(n):
        p, q = a + (b - a) * i / n, a + (b - a) * (i + 1) / n
        if i:
            mb.box(p - w / 2, v - d / 2, z0, p + w / 2, v + d / 2, z1, f)
        if i in h.get('open', []):
            g0 = gel(h.get('gel', .5), 0)
            mb.quad((p, v, z0), (q, v, z0), (q, v, z1), (p, v, z1), g0)
            continue
        mb.quad((p, v, z0), (q, v, z0), (q, v, z1), (p, v, z1), g)
        for k in h.get('bars', []):
            z = z0 + (z1 - z0) * k
            mb.box(p, v - d * .4, z - w * .35, q, v + d * .4, z + w * .35, f)


def leaf(mb, w, z0, z1, m, tilt=38, step=.055, rails=(.5,)):
    """One louvred leaf that hangs at the origin and runs along u."""
    s = .05
    for x in (0, w - s):
        mb.box(x, -.018, z0, x + s, .018, z1, m)
    for z in (z0, z1 - .08, *[z0 + (z1 - z0) * k - .04 for k in rails]):
        mb.box(s, -.016, z, w - s, .016, z + .08, m)
    z, c, q = z0 + .10, .032 * cos(radians(tilt)), .032 * sin(radians(tilt))
    M = mb.M.copy() if mb.M else None
    while z < z1 - .10:
        if all(abs(z - (z0 + (z1 - z0) * k)) > .06 for k in rails):
            mb.add([(s, -c, z + q), (w - s, -c, z + q), (w - s, c, z - q), (s, c, z - q), (s, -c, z + q + .007), (w - s, -c, z + q + .007), (w - s, c, z - q + .007), (s, c, z - q + .007)],
                   [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], m)
        z += step
    mb.M = M


def shutters(mb, h, t):
    """Louvred leaves: 'leaves' [[u, width, angle], ...] each hung at u; or 'n' closed ones across the hole."""
    (a, b), (z0, z1), m, v = h['at'], h['z'], finish(h.get('wood', 'teak')), h.get('v', t * .5)
    n = h.get('n', 4)
    M0 = mb.M.copy() if mb.M else Matrix()
    for u, w, ang in h.get('leaves') or [[a + (b - a) * i / n, (b - a) / n, 0] for i in range(n)]:
        mb.M = M0 @ Matrix.Translation((u, v, 0)) @ Matrix.Rotation(radians(ang), 4, 'Z')
        leaf(mb, w, z0, z1, m, h.get('tilt', 38), h.get('step', .055), h.get('rails', (.5,)))
    mb.M = M0
    if h.get('track'):
        mb.box(a, v - .03, z1, b, v + .03, z1 + .07, m)


def slats(mb, h, t):
    """A screen of upright or level slats in framed leaves: 'leaves' as for shutters."""
    (a, b), (z0, z1), m, v = h['at'], h['z'], finish(h.get('wood', 'cedar')), h.get('v', t * .5)
    n = h.get('n', 3)
    M0 = mb.M.copy() if mb.M else Matrix()
    for u, w, ang in h.get('leaves') or [[a + (b - a) * i / n, (b - a) / n, 0] for i in range(n)]:
        mb.M = M0 @ Matrix.Translation((u, v, 0)) @ Matrix.Rotation(radians(ang), 4, 'Z')
        for x in (0, w - .045):
            mb.box(x, -.022, z0, x + .045, .022, z1, m)
        for z in (z0, z0 + (z1 - z0) * .36, z1 - .06):
            mb.box(.045, -.02, z, w - .045, .02, z + .06, m)
        k, s = .07, h.get('step', .062)
        if h.get('level'):
            z = z0 + .09
            while z < z1 - .08:
                mb.box(.045, -.014, z, w - .045, .014, z + s * .48, m)
                z += s
        else:
            while k < w - .07:
                mb.box(k, -.015, z0 + .06, k + s * .48, .015, z1 - .06, m)
                k += s
    mb.M = M0


def jaali(mb, h, t):
    """Cut stone, stars and lozenges in turn: 'cell' its pitch, 'thick'; the holes narrow towards 'tight' (left, right)."""
    (a, b), (z0, z1), m, d = h['at'], h['z'], finish(h.get('stone', 'sand')), h.get('thick', .075)
    v, c = h.get('v', t), h.get('cell', .16)
    nx, nz = max(1, round((b - a) / c)), max(1, round((z1 - z0) / c))
    cx, cz = (b - a) / nx, (z1 - z0) / nz
    for i in range(nx):
        for j in range(nz):
            x, z = a + (i + .5) * cx, z0 + (j + .5) * cz
            k = 1 - .35 * (i / nx if h.get('tight') == 'right' else 1 - i / nx if h.get('tight') == 'left' else 0)
            even = (i + j) % 2 == 0
            out = [(x + cx * p / 2, z + cz * q / 2) for p, q in ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))]
            r = [(.43 if s % 2 == 0 else .25) if even else (.29 if s % 2 == 0 else .46) for s in range(8)]
            inn = [(x + cx * k * r[s] * cos(s * pi / 4), z + cz * k * r[s] * sin(s * pi / 4)) for s in range(8)]
            V = [(px, y, pz) for y in (v, v + d) for ring in (out, inn) for px, pz in ring]
            F = []
            for s in range(8):
                q = (s + 1) % 8
                F += [(s, q, 8 + q, 8 + s), (16 + s, 24 + s, 24 + q, 16 + q), (8 + s, 8 + q, 24 + q, 24 + s)]
            mb.add(V, F, m)
    if h.get('gel'):
        mb.quad((a, v + d + .03, z0), (b, v + d + .03, z0), (b, v + d + .03, z1), (a, v + d + .03, z1), gel(h['gel'], 0))


def door(mb, h, t):
    """A panelled door, shut or at an 'angle'."""
    (a, b), (z0, z1), m = h['at'], h['z'], finish(h.get('wood', 'teak'))
    for x in (a, b - .08):
        mb.box(x, -.02, z0, x + .08, t * .6, z1, m)
    mb.box(a + .08, -.016, z1 - .08, b - .08, t * .6, z1 - .002, m)
    n = h.get('n', 1)
    M0, p = mb.M.copy() if mb.M else Matrix(), finish(h.get('panel', h.get('wood', 'teak')))
    for i in range(n):
        w = (b - a - .16) / n
        u = a + .08 + i * w
        mb.M = M0 @ Matrix.Translation((u if i == 0 else u + w, t * .3, 0)) @ Matrix.Rotation(radians(h.get('angle', 0)) * (1 if i == 0 else -1), 4, 'Z')
        s = 1 if i == 0 else -1
        for k0, k1 in ((.04, .44), (.48, .97)):
            q0, q1 = sorted((s * .07, s * (w - .07)))
            mb.box(q0, -.012, z0 + (z1 - z0) * k0, q1, .012, z0 + (z1 - z0) * k1, p)
        q0, q1 = sorted((0, s * w))
        mb.box(q0, -.006, z0, q1, .006, z1 - .08, m)
        for x in (0, s * (w - .07)):
            q0, q1 = sorted((x, x + s * .07))
            mb.box(q0, -.022, z0, q1, .022, z1 - .08, m)
        for k in (0, .43, .93):
            q0, q1 = sorted((s * .07, s * (w - .07)))
            mb.box(q0, -.021, z0 + (z1 - z0) * k, q1, .021, z0 + (z1 - z0) * k + .12, m)
        mb.M = M0


def bare(mb, h, t):
    """Nothing, or a veil that keeps the outside from glaring, or the next room, 'beyond' metres deep."""
    if h.get('beyond'):
        (a, b), z1, m = h['at'], h['z'][1] + .4, finish(h.get('next', 'plaster'))
        p, q, v, w = a - .9, b + .9, t - .01, t + h['beyond']
        for c in (((p, w), (q, w)), ((p, v), (p, w)), ((q, v), (q, w))):
            mb.quad((*c[0], -.01), (*c[1], -.01), (*c[1], z1), (*c[0], z1), m)
        mb.quad((p, v, z1), (q, v, z1), (q, w, z1), (p, w, z1), m)
        mb.quad((p, v, h['z'][0] - .002), (q, v, h['z'][0] - .002), (q, w, h['z'][0] - .002), (p, w, h['z'][0] - .002), finish(h.get('nextfloor', h.get('next', 'plaster'))))
    if h.get('gel'):
        (a, b), (z0, z1) = h['at'], h['z']
        mb.quad((a, t, z0), (b, t, z0), (b, t, z1), (a, t, z1), gel(h['gel'], 0))


FILLS = {'glass': panes, 'shutters': shutters, 'slats': slats, 'jaali': jaali, 'door': door, 'none': bare}


def wall(mb, M, a, b, height, spec):
    """A wall from a to b along u with the holes of its spec; M puts it in the room. Bare holes with 'arch' have round heads."""
    t, m = spec.get('t', .22), finish(spec.get('m', 'plaster'))
    mb.M, u = M, a
    holes = sorted(spec.get('holes', []), key=lambda h: h['at'][0])
    for h in holes:
        (p, q), (z0, z1) = h['at'], h['z']
        mb.box(u, 0, 0, p, t, height, m) if p > u + .001 else 0
        mb.box(p, 0, 0, q, t, z0, m) if z0 > .01 else 0
        if h.get('arch'):
            r, n = (q - p) / 2, 24
            rise = h.get('rise', r)
            P = [((p + q) / 2 - r * cos(pi * i / n), z1 - rise + rise * sin(pi * i / n)) for i in range(n + 1)]
            for (xa, za), (xb, zb) in zip(P, P[1:]):
                for y in (0, t):
                    mb.quad((xa, y, za), (xb, y, zb), (xb, y, height), (xa, y, height), m)
                mb.quad((xa, 0, za), (xa, t, za), (xb, t, zb), (xb, 0, zb), m)
        elif z1 < height - .01:
            mb.box(p, 0, z1, q, t, height, m)
        u = q
    mb.box(u, 0, 0, b, t, height, m) if b > u + .001 else 0
    for h in holes:
        FILLS[h.get('fill', 'none')](mb, h, t)
        for extra in h.get('more', []):
            FILLS[extra['fill']](mb, {'at': h['at'], 'z': h['z'], **extra}, t)
    skirt = spec.get('skirting')
    if skirt:
        u = a
        for h in holes + [{'at': [b, b], 'z': [0, 0]}]:
            if h['z'][0] > .1:
                continue
            if h['at'][0] > u + .01:
                mb.box(u, -.012, 0, h['at'][0], 0, .09, finish(skirt))
            u = h['at'][1]
    mb.M = None
