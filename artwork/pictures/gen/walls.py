"""Façade kits that are walls with holes in them: masonry, screens, arches, sheds, shop fronts."""
from math import sin, cos, pi

from archkit import emit, litwall, pbr
from parts import arch_wall, lits
from gen.materials import mat


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


SHUTTERS = {'teak': ('timber', 'timber', 'timberdark'), 'blues': ('teal', 'seagreen', 'indigo', 'leafgreen', 'skyblue'), 'timber': ('timber',), 'greens': ('leafgreen', 'leafgreen', 'seagreen')}
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
