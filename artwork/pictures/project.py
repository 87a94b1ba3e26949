"""project.py: one picture of one project, from its JSON spec (see README.md).

    blender -b --factory-startup --python project.py -- --spec projects/x.json --view hero --w 480 --spp 8 --out out/x-hero
"""
import argparse
import json
import os
import sys
import zlib

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, 'kit')]

from archkit import render, reset  # noqa: E402
from gen import blocks, extras, framing, grounds, life, light, rooms  # noqa: E402


def arguments():
    p = argparse.ArgumentParser()
    p.add_argument('--spec', required=True)
    p.add_argument('--view', default='hero')
    p.add_argument('--w', type=int, default=480)
    p.add_argument('--ar', type=float, default=1.6)
    p.add_argument('--spp', type=int, default=8, help='0 builds the scene and renders nothing')
    p.add_argument('--threads', type=int, default=2)
    p.add_argument('--out', required=True)
    return p.parse_args(sys.argv[sys.argv.index('--') + 1:])


def view_of(spec, name):
    """Camera and light of a view; dusk falls back on the hero's camera, close on its light."""
    hero = spec['views']['hero']
    v = {**({} if name == 'close' else hero), **spec['views'].get(name, {})}
    v.setdefault('light', {'hero': 'golden', 'dusk': 'dusk', 'close': hero.get('light', 'golden')}[name])
    return v


def own_sky(path):
    """Clouds of a project's own, so that no two skies are alike."""
    n = zlib.crc32(os.path.basename(path).encode())
    return dict(seed=1 + n % 97 / 3, clouds=.34 + n // 97 % 9 * .045, glow=-48 + n // 873 % 7 * 16)


def points(specs):
    """Corners of every framed block, without drawing anything."""
    out = []
    for b in blocks.expand(specs):
        if b.get('unframed'):
            continue
        r = b.get('roof', {})
        up = {'flat': 1.5, 'canopy': r.get('h', 3.8)}.get(r.get('type', 'flat'), r.get('h', 2))
        for f, z in ((0, b.get('z', 0)), (b['floors'], blocks.top(b) + up)):
            out += [(x, y, z) for x, y in blocks.outline(b, f)]
    return out


def main():
    a = arguments()
    spec = json.load(open(a.spec))
    scene = reset()
    scene.render.threads = a.threads
    if a.view == 'interior':
        scene.cycles.glossy_bounces, scene.cycles.transparent_max_bounces = 3, 20
        rooms.build(spec['room'])
        if a.spp:
            render(a, .02)
        return
    v = view_of(spec, a.view)
    scene.cycles.max_bounces, scene.cycles.glossy_bounces, scene.cycles.transparent_max_bounces = 5, 3, 14
    dark = v['light'] in light.DARK
    mood = {**own_sky(a.spec), **spec.get('light', {}), **v.get('mood', {})}
    lamp = light.preset(mood, dark)
    pts = points(spec['blocks'])
    if 'pos' in v:
        pos, az, shift = tuple(v['pos']), v['az'], v.get('shift_x', 0)
    else:
        pos, shift = framing.fit(pts, v, a.ar)
        az = v.get('az', 205)
    print('CAMERA', [round(q, 1) for q in pos], 'az', az, 'shift', round(shift, 3))
    seed = spec.get('seed', 1) + zlib.crc32(os.path.basename(a.spec).encode()) % 499
    blocks.build(spec['blocks'], lamp, [az], seed)
    extras.draw(spec.get('extras', []) if a.view != 'close' or v.get('ground') else [], lamp, pos, az)
    if a.view != 'close' or v.get('ground'):
        grounds.lay({**spec['setting'], **v.get('setting', {})}, pts, pos, az, dark, seed)
    elif dark:
        from archkit import area
        area((pos[0], pos[1], pos[2] - 3), (pts[0][0], pts[0][1], pos[2]), 12, 5, 260, (1, .78, .54))
    life.foreground(v.get('foreground', []), pos, az)
    life.draw(v.get('life', []), pos, az)
    light.sky(v['light'], mood, az)
    framing.place(pos, az, v.get('lens', 24), a.ar, v.get('horizon', .2), shift)
    if a.spp:
        render(a, .03 if a.view != 'close' else .025)


main()
