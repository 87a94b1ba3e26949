"""Cameras that stand level and shift their view, as an architectural photographer's does."""
from math import sin, cos, pi, radians

import bpy


def place(pos, az, lens, ar, horizon, shift_x=0):
    """A level camera at pos that looks away from compass direction az; horizon = its height in the frame (0..1)."""
    cd = bpy.data.cameras.new('cam')
    o = bpy.data.objects.new('cam', cd)
    bpy.context.collection.objects.link(o)
    dx, dy = -sin(radians(az)), -cos(radians(az))
    from math import atan2
    o.location, o.rotation_euler = pos, (pi / 2, 0, atan2(-dx, dy))
    cd.lens, cd.clip_end, cd.clip_start = lens, 20000, .05
    cd.shift_x, cd.shift_y = shift_x, (.5 - horizon) / ar
    bpy.context.scene.camera = o
    return o


def project(p, pos, az, lens):
    """Picture coordinates of p in widths, before any shift: (right, up, depth)."""
    dx, dy = -sin(radians(az)), -cos(radians(az))
    v = (p[0] - pos[0], p[1] - pos[1], p[2] - pos[2])
    d = v[0] * dx + v[1] * dy
    r = v[0] * dy - v[1] * dx
    return (r / d * lens / 36, v[2] / d * lens / 36, d)


def fit(pts, c, ar):
    """Hero camera: as near as keeps every point inside the margins. Returns pos, shift_x."""
    az, lens, h, hor = c.get('az', 205), c.get('lens', 24), c.get('h', 1.8), c.get('horizon', .2)
    top, left, right = c.get('top', .92), c.get('left', .06), c.get('right', .94)
    xs, ys = [p[0] for p in pts], [p[1] for p in pts]
    cx, cy = c.get('aim', [(min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2])
    lo, hi = 5, 900
    for _ in range(40):
        d = (lo + hi) / 2
        pos = (cx + sin(radians(az)) * d, cy + cos(radians(az)) * d, h)
        q = [project(p, pos, az, lens) for p in pts]
        ok = all(k[2] > 2 for k in q) and max(k[1] for k in q) * ar + hor <= top and max(k[0] for k in q) - min(k[0] for k in q) <= right - left
        lo, hi = (lo, d) if ok else (d, hi)
    d = c.get('dist', hi) * c.get('near', 1)
    pos = (cx + sin(radians(az)) * d, cy + cos(radians(az)) * d, h)
    q = [project(p, pos, az, lens) for p in pts]
    mid = (max(k[0] for k in q) + min(k[0] for k in q)) / 2
    return pos, mid - (c.get('x', .5) - .5)
