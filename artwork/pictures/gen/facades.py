"""Façade kits. Each draws one side of a block in the side's own frame: x along it, -y outwards, z up."""
from math import sin, cos, pi

from archkit import MB, emit, litwall, pbr, glass, make_bush, make_grassclump, inst
from parts import rooms, arch_wall, lits
from gen.materials import mat, WARM


class Side:
    """One side of a block: its mesh, length, bays, floors, random source and light."""

    def __init__(s, mb, L, z0, fh, F, R, light, kit, f0=0, index=0):
        s.mb, s.L, s.z0, s.fh, s.F, s.R, s.light, s.f0, s.index = mb, L, z0, fh, F, R, light, f0, index
        s.n = max(1, round(L / kit.get('bay', 3.4)))
        s.w = L / s.n
        s.kit = kit

    def get(s, key, default=None):
        return s.kit.get(key, default)

    def m(s, key, default):
        return mat(s.kit.get(key, default))

    def box(s, *a):
        s.mb.box(*a)

    def rooms(s, y=0, bay=None, mull='dark', zone=None, slab=.3, x0=0, x1=None, floors=None, z0=None, depth=None, curt=None):
        """Lit rooms behind the glass of this side."""
        l = s.light
        rooms(s.mb, x0, s.L if x1 is None else x1, y, s.z0 if z0 is None else z0, s.fh, floors or s.F, bay or s.w, s.R,
              s.get('lit', l['lit']), l['k'], depth or s.get('depth_in', 5), slab, mat(s.get('glass', 'glass')),
              s.get('curt', .5) if curt is None else curt, .55, zone or s.get('zone', 1), l['lamp'], mat(mull) if mull else None, tag=l['tag'])

    def floors(s):
        for f in range(s.F):
            yield f, s.z0 + f * s.fh

    def bars(s, x0, x1, y, z, h=1.05, m='dark', step=.13):
        """A balustrade of upright bars along x."""
        k = x0
        M = mat(m)
        while k < x1:
            s.box(k, y, z, k + .022, y + .022, z + h, M)
            k += step
        s.box(x0, y - .02, z + h, x1, y + .04, z + h + .05, M)


def glazed(s):
    """Curtain wall: mullions, spandrel bands, a fin every few bays."""
    s.rooms()
    sp, st = s.get('spandrel', .7), s.m('wall', 'dark')
    for f, z in s.floors():
        s.box(0, -.05, z - sp * .4, s.L, .03, z + sp * .6, st)
    every, d, t = s.get('every', 1), s.get('depth', .3), s.get('thick', .1)
    for i in range(0, s.n + 1, every):
        s.box(i * s.w - t / 2, -d, s.z0, i * s.w + t / 2, .02, s.z0 + s.F * s.fh, s.m('fin', 'bronze'))


def grid(s):
    """Egg-crate of deep piers and bands; 'group' floors read as one; 'stagger' moves piers by half a bay."""
    s.rooms(y=s.get('back', 0), mull='dark')
    d, pw, bh, g, m = s.get('depth', 1.0), s.get('pier', .5), s.get('band', .5), s.get('group', 1), s.m('wall', 'limestone')
    thin = s.m('thin', s.get('wall', 'limestone'))
    H = s.z0 + s.F * s.fh
    for f in range(s.F + 1):
        z = s.z0 + f * s.fh
        if (f + s.f0) % g == 0 or f == s.F:
            s.box(-.01, -d, z - bh * .5, s.L + .01, .35, z + bh * .5, m)
        else:
            s.box(0, -d * .35, z - .17, s.L, .2, z + .17, thin)
    step = s.get('step', 1)
    if not s.get('stagger'):
        for i in range(0, s.n + 1, step):
            s.box(i * s.w - pw / 2, -d + .015, s.z0, i * s.w + pw / 2, .3, H, m)
    else:
        for f in range(0, s.F, g):
            o = .5 if (f // g) % 2 else 0
            za, zb = s.z0 + f * s.fh, s.z0 + min(s.F, f + g) * s.fh
            for i in range(s.n + 1):
                x = (i + o) * s.w
                if x <= s.L + .01:
                    s.box(x - pw / 2, -d + .015, za, x + pw / 2, .3, zb, m)
    if s.get('rail'):
        for f, z in s.floors():
            s.box(0, -d * .75, z + bh * .5 + .9, s.L, -d * .75 + .04, z + bh * .5 + .95, mat('dark'))
            s.mb.quad((0, -d * .75, z), (s.L, -d * .75, z), (s.L, -d * .75, z + bh * .5 + .9), (0, -d * .75, z + bh * .5 + .9), mat('rail'))


def fins(s):
    """Close upright fins whose depth ripples along and up the side."""
    s.rooms()
    step, t, d0, d1 = s.get('step', .9), s.get('thick', .09), s.get('min', .25), s.get('max', 1.3)
    ax, az, m = s.get('ax', .12), s.get('az', .35), s.m('wall', 'limestone')
    g = s.get('group', 1)
    n = max(2, round(s.L / step))
    for f in range(0, s.F, g):
        za, zb = s.z0 + f * s.fh, s.z0 + min(s.F, f + g) * s.fh
        s.box(0, -d0 - .12, za - .16, s.L, .2, za + .2, s.m('band', s.get('wall', 'limestone')))
        for i in range(n + 1):
            x = s.L * (i + (.32 * sin(i * s.get('vary', 0) + s.index) if s.get('vary') and 0 < i < n else 0)) / n
            d = d0 + (d1 - d0) * (.5 + .5 * sin(x * ax * 2 * pi / 3 + (f + s.f0) * az + s.index * 1.7))
            c = m if not s.get('accent') or s.R.random() > s.get('share', .2) * (.3 + (f + s.f0) / 20) else mat(s.get('accent'))
            s.box(x - t / 2, -d, za + .2, x + t / 2, .02, zb - .16, c)


def balcony(s):
    """Projecting balconies: all round ('all'), in a rhythm ('alternate'), or as boxes; glass or barred rail."""
    s.rooms()
    if s.get('wave'):
        return
    d, pat, m, so = s.get('depth', 1.8), s.get('pattern', 'all'), s.m('wall', 'ivory'), mat('soffit')
    for f, z in s.floors():
        s.box(0, -.05, z - .12, s.L, .25, z + .3, s.m('edge', s.get('wall', 'ivory')))
        F = f + s.f0
        for i in range(s.n):
            a, b = i * s.w, (i + 1) * s.w
            on = {'all': True, 'alternate': (i + F) % 2 == 0, 'thirds': (i + F * 2) % 3 != 0, 'pairs': (i // 2 + F // 2) % 2 == 0,
                  'diag': (i + F) % 5 < 3, 'random': s.R.random() < .55}[pat]
            if not on:
                if s.get('infill'):
                    s.box(a + .02, -.08, z + .28, a + s.w * .42, .03, z + s.fh - .1, s.m('infill', 'limestone'))
                continue
            s.box(a + .001, -d, z - .03, b - .001, .02, z + .24, m)
            s.box(a + .05, -d + .05, z - .06, b - .05, -.05, z - .03, so)
            if s.get('rail', 'glass') == 'glass':
                s.mb.quad((a, -d + .06, z + .2), (b, -d + .06, z + .2), (b, -d + .06, z + 1.28), (a, -d + .06, z + 1.28), mat('rail'))
                s.box(a, -d + .04, z + 1.28, b, -d + .09, z + 1.33, mat('bronze'))
            elif s.get('rail') == 'solid':
                s.box(a + .001, -d, z + .2, b - .001, -d + .14, z + 1.25, m)
            else:
                s.bars(a, b, -d + .06, z + .24, 1.05, s.get('railm', 'dark'))
            if s.get('party') and i % s.get('party') == 0:
                s.box(a - .07, -d + .03, z + .24, a + .07, .02, z + s.fh - .03, m)
            if pat != 'all' and s.get('cheeks', True):
                for x in (a, b - .12):
                    s.box(x + .002, -d + .02, z + .24, x + .118, .02, z + s.fh * s.get('cheek', .38), m)


CORNER = .6  # rooms keep this far from a corner, where the rooms of the next side begin


def opening(s, a, b, z0, z1, y, lit=None, room=4):
    """A window or loggia's back: glass, frame, room behind, curtains now and then."""
    l, mb = s.light, s.mb
    dk = s.m('frame', 'dark')
    on = s.R.random() < (s.get('lit', l['lit']) if lit is None else lit)
    L = lits(l['k'], l['tag'])
    M = s.R.choice(L) if on else l['darkroom']()
    mb.quad((a, y, z0), (b, y, z0), (b, y, z1), (a, y, z1), mat(s.get('glass', 'glass')))
    c = (a + b) / 2
    for q in (a, c - .03, b - .06) if b - a > 1.1 else (a, b - .06):
        s.box(q, y - .05, z0, q + .06, y + .03, z1, dk)
    nx, nz = s.get('panes', (0, 0))
    for i in range(1, nx):
        s.box(a + (b - a) * i / nx - .018, y - .04, z0, a + (b - a) * i / nx + .018, y + .02, z1, dk)
    for j in range(1, nz):
        s.box(a, y - .04, z0 + (z1 - z0) * j / nz - .018, b, y + .02, z0 + (z1 - z0) * j / nz + .018, dk)
    s.box(a, y - .05, z1 - .06, b, y + .03, z1, dk)
    s.box(a, y - .05, z0, b, y + .03, z0 + .06, dk)
    u, v = max(a - .5, CORNER), min(b + .5, s.L - CORNER)
    mb.quad((u, y + room, z0 - .3), (v, y + room, z0 - .3), (v, y + room, z1 + .3), (u, y + room, z1 + .3), M)
    for e, own in ((u, a - .5), (v, b + .5)):
        if e == own:
            mb.quad((e, y + .12, z0 - .3), (e, y + room, z0 - .3), (e, y + room, z1 + .3), (e, y + .12, z1 + .3), M)
    mb.quad((u, y + .12, z1 + .2), (v, y + .12, z1 + .2), (v, y + room, z1 + .2), (u, y + room, z1 + .2), M)
    if s.R.random() < s.get('curt', .6):
        s0 = s.R.choice((0, .55))
        s1 = s0 + s.R.uniform(.22, .45)
        cm = litwall('g_curl' + l['tag'], (.80, .70, .55), l['k'] * 1.0, (1, .70, .42)) if on else pbr('g_cur', (.76, .72, .65), .9, var=.05)
        mb.ribbon([(a + (b - a) * (s0 + (s1 - s0) * j / 10), y + .14 + .05 * (j % 2)) for j in range(11)], z0, z1, cm, False, True)
    return on


SHUTTERS = {'teak': ('timber', 'timber', 'timberdark'), 'blues': ('teal', 'seagreen', 'indigo', 'leafgreen', 'skyblue'), 'timber': ('timber',)}
DOORS = ('marigold', 'indigo', 'seagreen', 'terracotta', 'teal', 'leafgreen', 'timber', 'rose', 'skyblue', 'ochre')


def masonry(s):
    """Load-bearing wall: punched windows and recessed loggias in a rhythm; 'loggia' is the share's modulus, 'wide' the ratio."""
    m, tr = s.m('wall', 'brick'), s.m('trim', 'limestone')
    every, wide = s.get('loggia', 3), s.get('wide', .52)
    for f, z in s.floors():
        F = f + s.f0
        for i in range(s.n):
            x = i * s.w
            lg = every and 0 < i < s.n - 1 and (i + F * s.get('walk', 2)) % every == every - 1
            k = (.78 if lg else wide) if not s.get('vary') else (.78 if lg else wide * (.72 + .5 * ((i * 7 + F * 3) % 3) / 2))
            slip = 0 if lg or not s.get('slip') else (.12 * s.w * ((F % 2) * 2 - 1))
            c = x + s.w / 2 + slip
            a, b = c - s.w * k / 2, c + s.w * k / 2
            sill, hd = (.14 if lg else s.get('sill', .5)), s.get('head', .45)
            za, zb = z + sill, z + s.fh - hd
            t = .5
            s.box(x, 0, z, a, t, z + s.fh, m)
            s.box(b, 0, z, x + s.w, t, z + s.fh, m)
            s.box(a, .001, z, b, t, za, m)
            s.box(a, .001, zb, b, t, z + s.fh, m)
            if s.get('sills', True):
                s.box(a - .1, -.07, za - .12, b + .1, .1, za, tr)
            if s.get('lintels'):
                s.box(a - .12, -.03, zb, b + .12, .1, zb + .22, tr)
            if s.get('surround'):
                for q in ((a - .16, a), (b, b + .16)):
                    s.box(q[0], -.12, za - .12, q[1], .1, zb + .16, tr)
                s.box(a - .16, -.12, zb, b + .16, .1, zb + .16, tr)
            y = .42
            if s.get('doors') and F == 0 and i % s.get('doorbay', 2) == 0:
                dm = mat(DOORS[(s.R.randrange(99) if s.get('doors') != 'first' else 0) % len(DOORS)])
                dw = min(1.15, (b - a) * .6)
                s.box(c - dw - .1, .05, z, c + dw * .1, .5, z + 2.6, mat('dark'))
                s.box(c - dw, .02, z + .05, c, .4, z + 2.45, dm)
                s.box(c - dw - .25, -.55, z - .1, c + .25, .1, z + .16, tr)
                s.box(c + .12, .02, za, b, .4, zb, m)
                s.box(a, .02, z, c - dw - .1, .4, zb, m) if a < c - dw - .1 else None
                s.box(c - dw - .1, .02, z + 2.6, c + .12, .4, zb + .02, m)
                if s.light['dark']:
                    s.box(c - dw * .6, -.12, z + 2.62, c - dw * .4, -.02, z + 2.85, emit('g_doorlamp', (1, .76, .46), 20))
                continue
            if lg:
                y = 1.9
                for e in (a, b):
                    s.mb.quad((e, .4, za - .1), (e, y, za - .1), (e, y, zb), (e, .4, zb), m)
                s.box(a, .4, zb - .03, b, y, zb, mat('soffit'))
                s.box(a, .3, z, b, y, za, tr)
                s.bars(a, b, .1, za, 1.0, s.get('railm', 'dark'))
            opening(s, a, b, za, zb, y)
            if s.get('shutter') and not lg and s.R.random() < .6:
                w = (b - a) * .46
                shm = mat(s.R.choice(SHUTTERS[s.get('shutter')]))
                for q in ((a - w - .02, a - .02), (b + .02, b + w + .02)):
                    s.box(q[0], -.06, za, q[1], -.005, zb, shm)
            if s.get('balconet') and not lg and (i + F) % s.get('balconet') == 0:
                s.box(a - .2, -.95, z + .02, b + .2, .05, z + .2, tr)
                s.bars(a - .18, b + .18, -.92, z + .2, 1.0, s.get('railm', 'dark'))
        if s.get('course') and (F % s.get('course') == 0):
            s.box(-.1, -.10, z - .10, s.L + .1, .2, z + .12, tr)


HOLES = {  # radius of a lattice's opening at eight angles, as a share of half a cell
    'diamond': (.88, .622) * 4, 'dots': (.62,) * 8, 'kite': (.56, .50, .66, .50, .56, .74, .90, .74), 'star': (.84, .46) * 4}


def lattice(s, x0, w, z0, z1, y, m, F):
    """Stone or cement plates of square cells with cut openings; 'holes' names their shape, 'kolam' alternates two."""
    q, kind = s.get('cell', .42), s.get('holes', 'diamond')
    nz, nx = max(2, round((z1 - z0) / q)), max(2, round(w / q))
    cw, ch, t = w / nx / 2, (z1 - z0) / nz / 2, .09
    for j in range(nz):
        for i in range(nx):
            radii = HOLES[('star', 'dots')[(i + j + F) % 2] if kind == 'kolam' else kind]
            cx, cz, V = x0 + (2 * i + 1) * cw, z0 + (2 * j + 1) * ch, []
            for k, r in enumerate(radii):
                u, v = cos(k * pi / 4), sin(k * pi / 4)
                e = 1 / max(abs(u), abs(v))
                V += [(cx + u * e * cw, y, cz + v * e * ch), (cx + u * r * cw, y, cz + v * r * ch), (cx + u * r * cw, y + t, cz + v * r * ch)]
            n = len(V)
            s.mb.add(V, [f for k in range(0, n, 3) for f in (((k + 3) % n, k, k + 1, (k + 4) % n), ((k + 4) % n, k + 1, k + 2, (k + 5) % n))], m)


def screen(s):
    """Deep verandas behind sliding slatted or latticed (jaali) panels."""
    d = s.get('depth', 1.6)
    s.rooms()
    m, sl, so = s.m('wall', 'ivory'), s.m('slat', 'timber'), mat('soffit')
    for f, z in s.floors():
        s.box(0, -d, z - .03, s.L, .2, z + .28, m)
        s.box(.05, -d + .05, z - .06, s.L - .05, -.05, z - .03, so)
        F = f + s.f0
        s.bars(0, s.L, -d + .2, z + .28, 1.0, s.get('railm', 'dark'), .16) if s.get('bars', True) else None
        for i in range(s.n * 2):
            a, w = i * s.w / 2, s.w / 2
            h = (i * 73 + F * 151 + s.index * 31 + (i * F) * 7) % 100
            if h >= s.get('share', .5) * 100:
                continue
            za, zb = z + .3, z + s.fh - .05
            if s.get('style', 'slat') == 'slat':
                k = a + .04
                while k < a + w - .05:
                    s.box(k, -d + .02, za, k + .045, -d + .09, zb, sl)
                    k += .115
            else:
                lattice(s, a, w, za, zb, -d + .02, sl, F)
            s.box(a, -d + .015, za, a + .05, -d + .1, zb, sl)
        for i in range(0, s.n + 1, s.get('party', 2)):
            s.box(i * s.w - .1, -d + .11, z + .28, i * s.w + .1, .02, z + s.fh - .03, m)


PLANTS = {}


def plants():
    """Shared bushes and grasses for planters."""
    if not PLANTS:
        PLANTS['b'] = [make_bush(i + 40, .55, .6, 700, .11, c) for i, c in enumerate(((.10, .18, .05), (.13, .19, .06), (.08, .15, .06)))]
        PLANTS['g'] = make_grassclump(42, 80, .8, .25, .011, (.20, .25, .09))
        PLANTS['f'] = make_bush(49, .5, .5, 500, .08, (.52, .13, .02))
    return PLANTS


def planted(s):
    """Wide terraces whose edge is a trough of shrubs; every other bay is a glass rail."""
    d, m = s.get('depth', 2.2), s.m('wall', 'ivory')
    s.rooms()
    P, R = plants(), s.R
    for f, z in s.floors():
        F = f + s.f0
        s.box(-.01, -d, z - .03, s.L + .01, .2, z + .3, m)
        s.box(.05, -d + .05, z - .06, s.L - .05, -.05, z - .03, mat('soffit'))
        for i in range(s.n):
            a, b = i * s.w, (i + 1) * s.w
            if (i + F * s.get('walk', 1)) % s.get('every', 2) == 0:
                s.box(a + .05, -d - .08, z + .1, b - .05, -d + .62, z + .95, s.m('trough', s.get('wall', 'ivory')))
                u = a + .35
                while u < b - .2:
                    o = R.choice((P['b'][0], P['b'][1], P['b'][2], P['g'], P['f'] if R.random() < .12 else P['g']))
                    p = s.mb.M @ __import__('mathutils').Vector((u, -d + .25, z + .9)) if s.mb.M else (u, -d + .25, z + .9)
                    inst(o, tuple(p), R.uniform(0, 6), R.uniform(.7, 1.35))
                    u += R.uniform(.45, .85)
            else:
                s.mb.quad((a, -d + .06, z + .3), (b, -d + .06, z + .3), (b, -d + .06, z + 1.3), (a, -d + .06, z + 1.3), mat('rail'))
                s.box(a, -d + .04, z + 1.3, b, -d + .09, z + 1.35, mat('bronze'))
        if s.get('piers'):
            for i in range(0, s.n + 1, s.get('piers')):
                s.box(i * s.w - .3, -.2, z + .3, i * s.w + .3, .2, z + s.fh, s.m('pier', 'limestone'))


def blades(s):
    """Horizontal sun blades before the glass, closer towards the sun's height."""
    s.rooms(zone=2)
    d, n, m = s.get('depth', .9), s.get('blades', 4), s.m('wall', 'limestone')
    for f, z in s.floors():
        s.box(-.01, -d * 1.25, z - .14, s.L + .01, .2, z + .26, m)
        for k in range(n):
            zz = z + .26 + (s.fh - .5) * (k + 1) / (n + 1)
            s.box(0, -d, zz, s.L, -.15, zz + .07, s.m('blade', s.get('wall', 'limestone')))
    for i in range(s.n + 1):
        s.box(i * s.w - .03, -d * .95, s.z0, i * s.w + .03, -.05, s.z0 + s.F * s.fh, mat('dark'))


def arches(s):
    """Tiers of round arches, 'group' floors high, glass set back behind them."""
    g, m, back = s.get('group', 1), s.m('wall', 'limestone'), s.get('back', 1.3)
    s.rooms(y=back, bay=s.w / s.get('panes', 1), x0=back, x1=s.L - back)
    pier = s.get('pier', .8)
    for f in range(0, s.F, g):
        z, zt = s.z0 + f * s.fh, s.z0 + min(s.F, f + g) * s.fh
        r = (s.w - pier) / 2
        rise = min(r, s.get('rise', r))
        arch_wall(s.mb, 0, s.w, s.n, pier, zt - rise - .45, zt, -.02, .55, m, z0=z, k=14, r=rise)
        s.box(-.02, -.14, z - .14, s.L + .02, .56, z + .16, s.m('trim', s.get('wall', 'limestone')))
        for i in range(1, g):
            if f + i < s.F:
                s.box(0, back * .5, z + i * s.fh - .15, s.L, back + .1, z + i * s.fh + .25, s.m('thin', 'bronze'))
        for i in range(s.n):
            a, b = i * s.w + pier / 2, (i + 1) * s.w - pier / 2
            s.bars(a, b, .16, z + .16, .95, s.get('railm', 'dark'))
        s.box(0, .5, zt - .3, s.L, back + .1, zt - .05, m)


def diagrid(s):
    """Glass behind a lattice of slanting stone ribs; 'rise' floors to a diamond."""
    s.rooms(zone=2)
    rise, m, r = s.get('rise', 4), s.m('wall', 'limestone'), s.get('rib', .34)
    for f, z in s.floors():
        s.box(0, -.06, z - .2, s.L, .05, z + .25, s.m('spandrel', 'dark'))
    step = s.w * s.get('span', 2)
    k = max(1, round(s.L / step))
    step = s.L / k
    H = s.F * s.fh
    hz = rise * s.fh
    rows = max(1, round(H / hz))
    hz = H / rows
    for j in range(rows):
        za, zb = s.z0 + j * hz, s.z0 + (j + 1) * hz
        o = (j % 2) * .5
        for i in range(k + 1):
            xa = (i + o) * step
            for dx in (-.5, .5):
                xb = xa + dx * step
                if -.01 <= xa <= s.L + .01 and -.01 <= xb <= s.L + .01:
                    s.mb.tube((xa, -.35, za), (xb, -.35, zb), r, r, m, 4, False, False)
    for q in (0, s.L):
        s.mb.tube((q, -.3, s.z0), (q, -.3, s.z0 + H), r * .8, r * .8, m, 4, False, False)


def boxes(s):
    """Calm masonry from which some rooms step forward as bronze or timber boxes."""
    m, bx = s.m('wall', 'limestone'), s.m('box', 'bronze')
    for f, z in s.floors():
        F = f + s.f0
        for i in range(s.n):
            x = i * s.w
            out = (i * 5 + F * 3 + s.index * 2) % s.get('every', 4) == 0
            a, b, za, zb = x + s.w * .16, x + s.w * .84, z + .35, z + s.fh - .4
            s.box(x, 0, z, a, .5, z + s.fh, m)
            s.box(b, 0, z, x + s.w, .5, z + s.fh, m)
            s.box(a, .001, z, b, .5, za, m)
            s.box(a, .001, zb, b, .5, z + s.fh, m)
            if out:
                d, t = s.get('depth', 1.1), .14
                s.box(a - .2, -d, za - .28, b + .2, .05, za - .28 + t, bx)
                s.box(a - .2, -d, zb + .14, b + .2, .05, zb + .28, bx)
                s.box(a - .2, -d, za - .14, a - .2 + t, .05, zb + .14, bx)
                s.box(b + .2 - t, -d, za - .14, b + .2, .05, zb + .14, bx)
                opening(s, a - .06, b + .06, za - .14, zb + .14, -d + .25, lit=min(1, s.light['lit'] * 1.6))
            else:
                opening(s, a, b, za, zb, .4)


def flutes(s):
    """Half-round terracotta piers between tall windows."""
    s.rooms()
    m, r = s.m('wall', 'terracotta'), s.get('radius', .42)
    step = s.get('step', 1)
    for i in range(0, s.n * step + 1):
        x = i * s.w / step
        P = [(x + r * cos(pi + pi * j / 8), r * 1.1 * sin(pi + pi * j / 8)) for j in range(9)]
        s.mb.ribbon(P, s.z0, s.z0 + s.F * s.fh, m, False, True)
    g = s.get('group', 1)
    for f in range(0, s.F + 1):
        z = s.z0 + f * s.fh
        if (f + s.f0) % g == 0 or f == s.F:
            s.box(0, -r * .8, z - .22, s.L, .1, z + .3, s.m('band', s.get('wall', 'terracotta')))
        else:
            s.box(0, -.1, z - .25, s.L, .1, z + .35, s.m('thin', 'bronze'))


def zigzag(s):
    """Bays turned towards the view: every bay is a wedge, stone on one cheek, glass on the other."""
    d, m = s.get('depth', 1.5), s.m('wall', 'limestone')
    s.rooms(y=.35, mull=None, slab=.34)
    for f, z in s.floors():
        for i in range(s.n):
            a, b = i * s.w, (i + 1) * s.w
            flip = (f + s.f0) // s.get('flip', 99) % 2
            t = a + s.w * (.28 if not flip else .72)
            P = [(a, .4), (t, -d), (b, .4)]
            s.mb.prism([(a, .4), (t, -d), (b, .4)], z - .14, z + .26, m, None, mat('soffit'))
            ca, cb = (P[0], P[1]) if not flip else (P[1], P[2])
            ga, gb = (P[1], P[2]) if not flip else (P[0], P[1])
            s.mb.quad((*ca, z + .26), (*cb, z + .26), (*cb, z + s.fh - .14), (*ca, z + s.fh - .14), m)
            s.mb.quad((*ga, z + .26), (*gb, z + .26), (*gb, z + s.fh - .14), (*ga, z + s.fh - .14), mat('clear'))
            s.mb.tube((t, -d + .02, z + .2), (t, -d + .02, z + s.fh - .1), .07, .07, mat('bronze'), 6)


def shed(s):
    """Ribbed metal on a coloured plinth with a glowing clerestory; dock doors where asked."""
    H = s.F * s.fh
    pan, base, l = s.m('wall', 'metal'), s.m('plinth', 'indigo'), s.light
    hb, c0, c1 = s.get('base', 4.6), H * s.get('c0', .66), H * s.get('c1', .86)
    pc = litwall('g_poly' + l['tag'], (.80, .72, .58), .3 * l['k'] / .4, (1, .74, .44))
    z = s.z0
    step = s.get('rib', .75)
    n = max(1, round(s.L / step))
    step = s.L / n
    for i in range(n):
        x = i * step
        s.box(x, -.04, z + hb, x + step * .66, .3, z + H, pan)
        s.box(x + step * .66, .05, z + hb, x + step, .3, z + H, pan)
    s.box(0, -.10, z + c0, s.L, .02, z + c1, pc)
    for i in range(round(s.L / 1.4) + 1):
        x = min(s.L - .05, i * 1.4)
        s.box(x, -.13, z + c0, x + .05, .03, z + c1, pan)
    for q in (c0 - .1, c1):
        s.box(0, -.18, z + q, s.L, .05, z + q + .1, mat('dark'))
    door, B = s.get('doors', 0), s.w
    for i in range(s.n):
        a, b = i * B, (i + 1) * B
        if not door or i % door:
            s.box(a, 0, z, b, .4, z + hb, base)
            continue
        c = (a + b) / 2
        s.box(a, 0, z, c - 1.9, .4, z + hb, base)
        s.box(c + 1.9, 0, z, b, .4, z + hb, base)
        s.box(c - 1.9, 0, z + 4.1, c + 1.9, .4, z + hb, base)
        if s.R.random() < .35:
            M = litwall('g_dock' + l['tag'], (.66, .54, .40), l['k'] * .7, (1, .72, .42))
            for q in (((c - 1.9, 8), (c + 1.9, 8)), ((c - 1.9, .2), (c - 1.9, 8)), ((c + 1.9, .2), (c + 1.9, 8))):
                s.mb.quad((*q[0], z), (*q[1], z), (*q[1], z + 4.1), (*q[0], z + 4.1), M)
        else:
            k = z + .04
            while k < z + 4.0:
                s.box(c - 1.88, .08, k, c + 1.88, .2, k + .52, pan)
                k += .55
        for sx in (-2.05, 1.95):
            s.box(c + sx, -.08, z, c + sx + .1, .1, z + 4.2, mat('dark'))
        s.box(c - 1.2, -1.7, z + hb + .1, c + 1.2, 0, z + hb + .2, mat('dark'))
        s.box(c - .4, -.9, z + hb + .06, c + .4, -.5, z + hb + .1, emit('g_docklamp', (1, .76, .46), 30))


def shops(s):
    """Shopfronts: deep lit windows under a fascia, each its own colour; awnings now and then."""
    l, H = s.light, s.F * s.fh
    st, L = s.m('wall', 'limestone'), lits(l['k'] * 1.25, 's' + l['tag'])
    z = s.z0
    for i in range(s.n):
        a, b = i * s.w + .3, (i + 1) * s.w - .3
        s.box(a - .6, -.12, z, a, .45, z + H, st)
        s.box(a, -.03, z, b, .1, z + .4, mat('dark'))
        M = s.R.choice(L)
        s.mb.quad((a, 0, z + .4), (b, 0, z + .4), (b, 0, z + H - 1.2), (a, 0, z + H - 1.2), mat('clear'))
        for q in (a, (a + b) / 2 - .03, b - .06):
            s.box(q, -.04, z + .4, q + .06, .06, z + H - 1.2, mat('dark'))
        s.mb.quad((a - .3, 4.5, z), (b + .3, 4.5, z), (b + .3, 4.5, z + H), (a - .3, 4.5, z + H), M)
        for e in (a - .3, b + .3):
            s.mb.quad((e, .1, z), (e, 4.5, z), (e, 4.5, z + H), (e, .1, z + H), M)
        for k in range(3):
            x = a + (b - a) * (k + .5) / 3
            s.box(x - .35, .9, z + .4, x + .35, 1.5, z + s.R.choice((.9, 1.3, 1.7)), mat(s.R.choice(('timber', 'sand', 'ivory', 'terracotta', 'indigo'))))
            s.box(x - .15, 1.2, z + H - 1.45, x + .15, 1.5, z + H - 1.4, emit('g_spot', (1, .80, .55), 18))
        for zz in (1.2, 2.0, 2.8):
            s.box(a + .2, 4.0, z + zz, b - .2, 4.4, z + zz + .05, mat('timber'))
            u = a + .3
            while u < b - .6:  # goods on the shelves, and a gap now and then
                g = s.R.uniform(.12, .4)
                if s.R.random() < .78:
                    s.box(u, 4.05, z + zz + .05, u + g, 4.3, z + zz + s.R.uniform(.2, .58), mat(s.R.choice(('timber', 'sand', 'ivory', 'terracotta', 'indigo', 'teal', 'ochre', 'rose'))))
                u += g + s.R.uniform(.03, .14)
        s.box(b - 1.15, -.05, z + .1, b - 1.09, .07, z + H - 1.2, mat('dark'))
        s.box(b - 1.0, -.1, z + .95, b - .97, -.04, z + 1.75, mat('brass'))
        s.box(a, -.06, z + H - 1.2, b, .3, z + H - .25, s.m('fascia', 'dark'))
        if s.get('awning') and i % s.get('awning') == 0:
            aw = mat(s.R.choice(('indigo', 'indigo', 'sand')))
            s.mb.add([(a, -.05, z + H - 1.2), (b, -.05, z + H - 1.2), (b, -1.5, z + H - 1.9), (a, -1.5, z + H - 1.9)], [(0, 1, 2, 3)], aw)
            s.mb.add([(a, -1.5, z + H - 1.9), (b, -1.5, z + H - 1.9), (b, -1.5, z + H - 2.1), (a, -1.5, z + H - 2.1)], [(0, 1, 2, 3)], aw)
    s.box(s.L - .3, -.12, z, s.L, .45, z + H, st)
    s.box(0, -.2, z + H - .25, s.L, .3, z + H, st)


def lobby(s):
    """A tall glazed hall with slim stone columns before it."""
    l, H = s.light, s.F * s.fh
    back = s.get('back', 1.6)
    s.mb.quad((0, back, s.z0), (s.L, back, s.z0), (s.L, back, s.z0 + H), (0, back, s.z0 + H), mat('clear'))
    M = litwall('g_lob' + l['tag'], (.62, .45, .28), .95 * l['k'], (1, .66, .36))
    s.mb.quad((0, back + 5, s.z0), (s.L, back + 5, s.z0), (s.L, back + 5, s.z0 + H), (0, back + 5, s.z0 + H), M)
    for i in range(s.n * 2 + 1):
        x = i * s.w / 2
        s.box(x - .04, back - .08, s.z0, x + .04, back + .06, s.z0 + H, mat('dark'))
    c = s.get('column', .55)
    for i in range(s.n + 1):
        s.box(i * s.w - c / 2, -.1, s.z0, i * s.w + c / 2, -.1 + c, s.z0 + H, s.m('wall', 'limestone'))
    s.box(-.05, -.15, s.z0 + H - .35, s.L + .05, back, s.z0 + H - .06, mat('soffit'))
    for i in range(s.n):
        s.box((i + .5) * s.w - .12, .5, s.z0 + H - .39, (i + .5) * s.w + .12, .74, s.z0 + H - .352, emit('g_down', (1, .78, .5), 14))


def blank(s):
    """A closed wall."""
    s.box(0, 0, s.z0, s.L, .4, s.z0 + s.F * s.fh, s.m('wall', 'limecourse'))


def pavilion(s):
    """Glass wall in a timber frame: villas, club houses, small halls."""
    s.rooms(y=s.get('back', .1), bay=s.get('pane', 1.8), zone=3, mull='dark', curt=s.get('curt', .15))
    m = s.m('wall', 'timber')
    for i in range(s.n + 1):
        s.box(i * s.w - .09, -.12, s.z0, i * s.w + .09, .12, s.z0 + s.F * s.fh, m)
    for f, z in s.floors():
        s.box(0, -.1, z, s.L, .15, z + .3, m)


KITS = {f.__name__: f for f in (glazed, grid, fins, balcony, masonry, screen, planted, blades, arches, diagrid, boxes, flutes, zigzag,
                                shed, shops, lobby, blank, pavilion)}
