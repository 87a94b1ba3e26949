"""Roofs: flat with parapet, plant and planting, gables, vaults, saw teeth, canopies, crowns."""
from math import sin, cos, pi

from mathutils import Matrix

from archkit import litwall, inst, make_tree
from gen.facades import RINGS
from gen.frames import plants
from gen.materials import mat
from gen.plans import offset, edges, turn

TREES = {}


def roof_tree(i):
    """A small tree for roofs and terraces."""
    if i not in TREES:
        TREES[i] = make_tree(60 + i, 3.2 + i, .65, 2200, .15, (.12, .18, .06), clear=.26)
    return TREES[i]


def roof(mb, b, P, z, R, light):
    """The roof named by b['roof'] (flat, garden, crown, canopy, lantern, gable, hip, vaults, saw, none)."""
    r = b.get('roof', {})
    kind = r.get('type', 'flat')
    m = mat(r.get('wall', b['kit'].get('wall', 'limestone')))
    if kind == 'none':
        mb.prism(offset(P, -.03), z - .1, z + .12, mat('concrete'), mat('floor'))
        return
    xs, ys = [p[0] for p in P], [p[1] for p in P]
    x0, x1, y0, y1 = min(xs), max(xs), min(ys), max(ys)
    out = r.get('out', b['kit'].get('depth', .3) if b['kit']['name'] in RINGS else .25)
    if kind in ('gable', 'hip'):
        if b['kit']['name'] in RINGS:
            x0, x1, y0, y1 = x0 - out, x1 + out, y0 - out, y1 + out
        gable(mb, x0, x1, y0, y1, z, r)
        return
    if kind == 'vaults':
        vaults(mb, x0, x1, y0, y1, z, r, light)
        return
    if kind == 'saw':
        saw(mb, x0, x1, y0, y1, z, r, light)
        return
    Q = offset(P, out)
    mb.prism(Q, z - .04, z + r.get('thick', .42), m, mat('floor'), mat('soffit'))
    zt = z + r.get('thick', .42)
    if kind == 'canopy':
        I = offset(P, -r.get('in', 3))
        h = r.get('h', 3.8)
        mb.ribbon(offset(P, -r.get('wallin', r.get('in', 3) + 1.4)), zt, zt + h, litwall('g_pent' + light['tag'], (.64, .47, .30), light['k'] * .9, (1, .68, .38)))
        mb.ribbon(I, zt, zt + h, mat('clear'))
        for p, q, L, a in edges(I):
            for j in range(max(1, round(L / 2.4))):
                t = j / max(1, round(L / 2.4))
                mb.cbox(p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, zt, .1, .1, h, mat('bronze'), a)
        mb.prism(offset(P, r.get('over', .6)), zt + h, zt + h + .38, m, m, mat('soffit'))
        mb.ribbon(offset(P, out - .15), zt, zt + 1.05, mat('rail'))
        return
    hp = r.get('parapet', .9)
    if hp:
        mb.ribbon(offset(P, out - .001), zt - .05, zt + hp, m)
        mb.ribbon(list(reversed(offset(P, out - .25))), zt, zt + hp, m)
        A, B = offset(P, out), offset(P, out - .25)
        for i in range(len(A)):
            j = (i + 1) % len(A)
            mb.quad((*A[i], zt + hp), (*A[j], zt + hp), (*B[j], zt + hp), (*B[i], zt + hp), m)
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    if kind == 'flat' and r.get('plant', True):
        mb.prism(turn([(x - cx, y - cy) for x, y in P], 0, (cx, cy), r.get('plantk', .42)), zt, zt + r.get('h', 3.2), mat('plant'))
    if kind == 'lantern':
        h = r.get('h', 5)
        L = turn([(x - cx, y - cy) for x, y in P], 0, (cx, cy), r.get('k', .62))
        mb.prism(L, zt, zt + h, litwall('g_lant' + light['tag'], (.80, .68, .48), light['k'] * 1.0, (1, .72, .40)), mat('dark'))
        for p, q, l, a in edges(offset(L, .12)):
            n = max(1, round(l / .9))
            for j in range(n):
                mb.cbox(p[0] + (q[0] - p[0]) * j / n, p[1] + (q[1] - p[1]) * j / n, zt, .09, .3, h + .3, m, a)
        mb.prism(offset(L, .4), zt + h, zt + h + .4, m)
    if kind == 'crown':
        h, bay = r.get('h', 5), r.get('bay', b['kit'].get('bay', 3.4))
        for p, q, l, a in edges(offset(P, out - .35)):
            n = max(1, round(l / bay))
            for j in range(n):
                mb.cbox(p[0] + (q[0] - p[0]) * j / n, p[1] + (q[1] - p[1]) * j / n, zt, r.get('post', .5), r.get('post', .5), h, m, a)
        for k in range(r.get('beams', 1)):
            zz = zt + h * (k + 1) / r.get('beams', 1)
            mb.ribbon(offset(P, out - .1), zz - .6, zz, m)
            mb.ribbon(list(reversed(offset(P, out - .7))), zz - .6, zz, m)
            A, B = offset(P, out - .1), offset(P, out - .7)
            for i in range(len(A)):
                j = (i + 1) % len(A)
                mb.quad((*A[i], zz), (*A[j], zz), (*B[j], zz), (*B[i], zz), m)
                mb.quad((*A[j], zz - .6), (*A[i], zz - .6), (*B[i], zz - .6), (*B[j], zz - .6), mat('soffit'))
        mb.prism(turn([(x - cx, y - cy) for x, y in P], 0, (cx, cy), .5), zt, zt + h * .7, mat('plant'))
    if kind == 'garden':
        pl = plants()
        E = offset(P, out - .8)
        for p, q, l, a in edges(E):
            for j in range(max(1, round(l / 1.3))):
                t = (j + R.random()) / max(1, round(l / 1.3))
                inst(R.choice(pl['b'] + [pl['g']]), (p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, zt + .35), R.uniform(0, 6), R.uniform(.9, 1.6))
            for j in range(round(l / r.get('trees', 9))):
                t = R.random()
                inst(roof_tree(R.randrange(2)), (p[0] + (q[0] - p[0]) * t * .96, p[1] + (q[1] - p[1]) * t * .96, zt), R.uniform(0, 6), R.uniform(.8, 1.3))


def gable(mb, x0, x1, y0, y1, z, r):
    """Pitched roof; ridge along r['ridge'] ('x' or 'y')."""
    h, ov, t = r.get('h', 3), r.get('over', .7), .25
    tile, so, wall = mat(r.get('cover', 'tile')), mat('soffit'), mat(r.get('wall', 'limestone'))
    if r.get('ridge', 'x') == 'y':
        mb.M = Matrix.Translation(((x0 + x1) / 2, (y0 + y1) / 2, 0)) @ Matrix.Rotation(pi / 2, 4, 'Z')
        w, d = (y1 - y0) / 2, (x1 - x0) / 2
    else:
        mb.M = Matrix.Translation(((x0 + x1) / 2, (y0 + y1) / 2, 0))
        w, d = (x1 - x0) / 2, (y1 - y0) / 2
    hip = w * .45 if r.get('type') == 'hip' else 0
    k = h / d
    e, zo = d + ov, z - ov * k
    rx = w + ov - (hip + ov if hip else 0)
    for sg in (-1, 1):
        V = [(-w - ov, sg * e, zo), (w + ov, sg * e, zo), (rx, 0, z + h), (-rx, 0, z + h)]
        U = [(x, y, q + t) for x, y, q in V]
        mb.add(V, [(0, 1, 2, 3)], so)
        mb.add(U, [(0, 1, 2, 3)], tile)
        mb.add(V + U, [(0, 1, 5, 4)] + ([(1, 2, 6, 5), (3, 0, 4, 7)] if not hip else []), mat('dark'))
    for sg in (-1, 1):
        if hip:
            mb.add([(sg * (w + ov), -e, zo + t), (sg * (w + ov), e, zo + t), (sg * rx, 0, z + h + t)], [(0, 1, 2)], tile)
            mb.add([(sg * (w + ov), -e, zo), (sg * (w + ov), e, zo), (sg * rx, 0, z + h)], [(0, 1, 2)], so)
            mb.add([(sg * (w + ov), -e, zo), (sg * (w + ov), e, zo), (sg * (w + ov), e, zo + t), (sg * (w + ov), -e, zo + t)], [(0, 1, 2, 3)], mat('dark'))
        else:
            mb.add([(sg * (w - .02), -d, z), (sg * (w - .02), d, z), (sg * (w - .02), 0, z + h)], [(0, 1, 2)], wall)
    mb.M = None


def vaults(mb, x0, x1, y0, y1, z, r, light):
    """A row of barrel vaults, axes along y; their ends glazed and lit."""
    n, t = r.get('n', 4), .3
    w = (x1 - x0) / n
    m, lit = mat(r.get('wall', 'ivory')), litwall('g_vault' + light['tag'], (.72, .56, .38), light['k'] * .8, (1, .70, .40))
    ov, rise = r.get('over', 1.2), r.get('rise', w / 2 * .75)
    for i in range(n):
        c = x0 + (i + .5) * w
        A = [(c - w / 2 * cos(pi * j / 16), z + .25 + rise * sin(pi * j / 16)) for j in range(17)]
        for j, ((xa, za), (xb, zb)) in enumerate(zip(A, A[1:])):
            mb.add([(xa, y0 - ov, za + t), (xb, y0 - ov, zb + t), (xb, y1, zb + t), (xa, y1, za + t)], [(0, 1, 2, 3)], mat(r['crown']) if r.get('crown') and 5 < j < 10 else m, True)
            mb.add([(xa, y0 - ov, za), (xb, y0 - ov, zb), (xb, y1, zb), (xa, y1, za)], [(3, 2, 1, 0)], mat(r.get('under', 'soffit')), True)
            mb.quad((xa, y0 - ov, za), (xb, y0 - ov, zb), (xb, y0 - ov, zb + t), (xa, y0 - ov, za + t), m)
            mb.quad((xa, y0 + .5, z), (xb, y0 + .5, z), (xb, y0 + .5, zb), (xa, y0 + .5, za), mat('clear'))
            mb.quad((xa, y0 + 3, z), (xb, y0 + 3, z), (xb, y0 + 3, zb), (xa, y0 + 3, za), lit)
        for j in range(1, 6):
            x = c - w / 2 + w * j / 6
            mb.box(x - .04, y0 + .42, z, x + .04, y0 + .55, z + .25 + rise * sin(pi * j / 6), mat('dark'))
    mb.box(x0, y0 - .1, z - .25, x1, y0 + .6, z + .24, m)


def saw(mb, x0, x1, y0, y1, z, r, light):
    """North-light roof: teeth along x with glowing upright glass."""
    n, h = r.get('n', 6), r.get('h', 3)
    w = (x1 - x0) / n
    lit = litwall('g_saw' + light['tag'], (.80, .72, .58), light['k'] * .75, (1, .74, .44))
    m, zk = mat(r.get('wall', 'metal')), mat(r.get('cover', 'zinc'))
    flip = r.get('flip')
    for i in range(n):
        a, b = x0 + i * w, x0 + (i + 1) * w
        u, lo = (a, b) if not flip else (b, a)
        mb.quad((u, y0, z), (u, y1, z), (u, y1, z + h), (u, y0, z + h), lit)
        for k in range(int((y1 - y0) / 2)):
            mb.box(u - .06, y0 + k * 2, z, u + .06, y0 + k * 2 + .1, z + h, mat('dark'))
        mb.quad((u, y0 - .3, z + h), (lo, y0 - .3, z + .05), (lo, y1, z + .05), (u, y1, z + h), zk)
        mb.add([(u, y0 - .02, z), (lo, y0 - .02, z), (u, y0 - .02, z + h)], [(0, 1, 2)], m)
        d = .25
        mb.add([(u, y0 - .3, z + h), (lo, y0 - .3, z + .05), (lo, y0 - .3, z + .05 - d), (u, y0 - .3, z + h - d)], [(0, 1, 2, 3)], mat('dark'))
    mb.box(x0, y0 - .12, z - .35, x1, y0 + .3, z + .1, mat('dark'))
