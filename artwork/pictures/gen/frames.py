"""Façade kits that are frames before glass: grids, fins, balconies, blades, boxes, planted edges."""
from math import sin, cos, pi

from archkit import make_bush, make_grassclump, inst
from gen.materials import mat
from gen.walls import opening


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


def pavilion(s):
    """Glass wall in a timber frame: villas, club houses, small halls."""
    s.rooms(y=s.get('back', .1), bay=s.get('pane', 1.8), zone=3, mull='dark', curt=s.get('curt', .15))
    m = s.m('wall', 'timber')
    for i in range(s.n + 1):
        s.box(i * s.w - .09, -.12, s.z0, i * s.w + .09, .12, s.z0 + s.F * s.fh, m)
    for f, z in s.floors():
        s.box(0, -.1, z, s.L, .15, z + .3, m)
