"""A side of a block, in its own frame: x along it, -y outwards, z up."""
from parts import rooms
from gen.materials import mat


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
