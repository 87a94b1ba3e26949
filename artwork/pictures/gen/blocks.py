"""Blocks: a footprint, some floors, a façade kit for its sides, a roof. A project is a list of blocks."""
import random
from math import sin, cos, pi, radians, hypot

from mathutils import Matrix

from archkit import MB, emit, litwall, inst, make_tree
from gen.facades import KITS, Side, plants
from gen.materials import mat
from gen.plans import shape, offset, edges, turn

RINGS = {'balcony': .24, 'planted': .3, 'screen': .28, 'blades': .26, 'grid': 0, 'fins': 0}
TREES = {}


def roof_tree(i):
    """A small tree for roofs and terraces."""
    if i not in TREES:
        TREES[i] = make_tree(60 + i, 3.2 + i, .65, 2200, .15, (.12, .18, .06), clear=.26)
    return TREES[i]


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
