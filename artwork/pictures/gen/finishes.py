"""Finishes of rooms by name: floors, walls, woods and cloth. A list of three numbers is a plain paint, a name elsewhere
unknown is one of gen/materials.py."""
import bpy

from archkit import _m, _noise, _ramp, emit, glass, litwall, mul, nt, pbr, planks
from gen.materials import mat


def math(N, L, kind, a, b=0.0):
    """The output of one arithmetic node; a and b are numbers or outputs."""
    n = N.new('ShaderNodeMath')
    n.operation = kind
    for i, v in enumerate((a, b)):
        if isinstance(v, (int, float)):
            n.inputs[i].default_value = v
        else:
            L.new(v, n.inputs[i])
    return n.outputs[0]


def surface(name, paint, rough, spec=.45, coat=0, bump=None):
    """A material whose colour is what paint(nodes, links, x, y) returns, x and y in metres."""
    if name in _m:
        return _m[name]
    m = bpy.data.materials.new(name)
    _, N, L = nt(m)
    out, b, sep = N.new('ShaderNodeOutputMaterial'), N.new('ShaderNodeBsdfPrincipled'), N.new('ShaderNodeSeparateXYZ')
    L.new(N.new('ShaderNodeTexCoord').outputs['Object'], sep.inputs[0])
    L.new(paint(N, L, sep.outputs[0], sep.outputs[1]), b.inputs['Base Color'])
    for k, v in (('Roughness', rough), ('Specular', spec), ('Clearcoat', coat)):
        b.inputs[k].default_value = v
    L.new(b.outputs[0], out.inputs[0])
    _m[name] = m
    return m


def mix(N, L, f, a, b, how='MIX'):
    n = N.new('ShaderNodeMixRGB')
    n.blend_type = how
    for i, v in enumerate((f, a, b)):
        if isinstance(v, (int, float)):
            n.inputs[i].default_value = v
        elif isinstance(v, tuple):
            n.inputs[i].default_value = (*v, 1)
        else:
            L.new(v, n.inputs[i])
    return n.outputs[0]


def cloud(N, L, scale, lo, hi=1.0, detail=6):
    """A grey between lo and hi that drifts over the surface."""
    return _ramp(N, L, _noise(N, L, scale, detail).outputs[0], [(.3, (lo,) * 3), (.7, (hi,) * 3)])


def tiles(name, col, w=.6, l=None, rough=.15, gap=.004, var=.05, joint=.6, drift=.9, veins=0, coat=0):
    """Square or long tiles in a straight grid, each a little different, with thin joints."""
    l = l or w

    def paint(N, L, x, y):
        br, comb = N.new('ShaderNodeTexBrick'), N.new('ShaderNodeCombineXYZ')
        L.new(x, comb.inputs[0])
        L.new(y, comb.inputs[1])
        L.new(comb.outputs[0], br.inputs['Vector'])
        br.offset = 0
        for k, v in (('Scale', 1), ('Brick Width', l), ('Row Height', w), ('Mortar Size', gap), ('Bias', 0), ('Mortar Smooth', 0)):
            br.inputs[k].default_value = v
        for k, c in (('Color1', 1 - var), ('Color2', 1 + var), ('Mortar', joint)):
            br.inputs[k].default_value = (*mul(col, c), 1)
        c = mix(N, L, 1, br.outputs[0], cloud(N, L, 2.2, drift), 'MULTIPLY')
        if veins:
            n = _noise(N, L, .8, 9, rough=.62)
            n.inputs['Distortion'].default_value = 1.6
            thin = _ramp(N, L, math(N, L, 'ABSOLUTE', math(N, L, 'SUBTRACT', n.outputs[0], .5)), [(0, (1 - veins,) * 3), (.035, (1,) * 3)])
            c = mix(N, L, 1, c, thin, 'MULTIPLY')
        return c
    return surface(name, paint, rough, .5, coat)


def athangudi(name, ground, ring, corner, heart, size=.25, border=None):
    """Hand-made cement tiles: a ring with a lozenge in it, a quarter disc in each corner."""
    def paint(N, L, x, y):
        u, v = (math(N, L, 'ABSOLUTE', math(N, L, 'SUBTRACT', math(N, L, 'FRACT', math(N, L, 'DIVIDE', q, size)), .5)) for q in (x, y))
        r = math(N, L, 'SQRT', math(N, L, 'ADD', math(N, L, 'MULTIPLY', u, u), math(N, L, 'MULTIPLY', v, v)))
        cu, cv = math(N, L, 'SUBTRACT', .5, u), math(N, L, 'SUBTRACT', .5, v)
        q = math(N, L, 'SQRT', math(N, L, 'ADD', math(N, L, 'MULTIPLY', cu, cu), math(N, L, 'MULTIPLY', cv, cv)))
        d = math(N, L, 'ADD', u, v)
        c = ground
        for f, col in ((math(N, L, 'LESS_THAN', r, .40), ring), (math(N, L, 'LESS_THAN', r, .335), ground),
                       (math(N, L, 'LESS_THAN', q, .27), ring), (math(N, L, 'LESS_THAN', q, .21), corner), (math(N, L, 'LESS_THAN', q, .07), ring),
                       (math(N, L, 'LESS_THAN', d, .30), corner), (math(N, L, 'LESS_THAN', d, .235), ring), (math(N, L, 'LESS_THAN', d, .15), heart)):
            c = mix(N, L, f, c, col)
        edge = math(N, L, 'GREATER_THAN', math(N, L, 'MAXIMUM', u, v), .493)
        c = mix(N, L, edge, c, mul(ground, .45))
        return mix(N, L, 1, c, cloud(N, L, 3, .82), 'MULTIPLY')
    return surface(name, paint, .22, .5)


def stripes(name, cols, step=.12, across=False):
    """Woven bands, as in a dhurrie."""
    def paint(N, L, x, y):
        f = math(N, L, 'FRACT', math(N, L, 'DIVIDE', x if across else y, step * len(cols)))
        c = cols[0]
        for i, col in enumerate(cols[1:], 1):
            c = mix(N, L, math(N, L, 'GREATER_THAN', f, i / len(cols)), c, tuple(col))
        return mix(N, L, 1, c, cloud(N, L, 60, .8), 'MULTIPLY')
    return surface(name, paint, 1, .1)


def cloth(col):
    """A matt woven cloth of a colour."""
    return pbr('cloth_%.3f_%.3f_%.3f' % tuple(col), tuple(col), .95, var=.08, scale=12, bump=.35, bscale=150, spec=.2)


def sheer(name='r_sheer', col=(.86, .83, .77), pass_=.45):
    """Thin cotton that lets light through."""
    if name in _m:
        return _m[name]
    m = bpy.data.materials.new(name)
    _, N, L = nt(m)
    out, d, t, p = (N.new('ShaderNode' + k) for k in ('OutputMaterial', 'BsdfDiffuse', 'BsdfTranslucent', 'BsdfTransparent'))
    d.inputs[0].default_value = t.inputs[0].default_value = (*col, 1)
    a, b = N.new('ShaderNodeMixShader'), N.new('ShaderNodeMixShader')
    a.inputs[0].default_value, b.inputs[0].default_value = .5, pass_
    for x, y in ((d, a.inputs[1]), (t, a.inputs[2]), (a, b.inputs[1]), (p, b.inputs[2])):
        L.new(x.outputs[0], y)
    L.new(b.outputs[0], out.inputs[0])
    _m[name] = m
    return m


def gel(k, refl=.05):
    """Window glass that shows the camera only a share k of the bright outside: what an eye, or a second exposure, would do."""
    name = 'r_gel_%.2f_%.2f' % (k, refl)
    if name in _m:
        return _m[name]
    m = glass(name, (.95, .97, .97), refl)
    N, L = m.node_tree.nodes, m.node_tree.links
    tr = next(n for n in N if n.type == 'BSDF_TRANSPARENT')
    L.new(mix(N, L, N.new('ShaderNodeLightPath').outputs['Is Camera Ray'], (.95, .97, .97), (k, k, k)), tr.inputs[0])
    if not refl:
        L.new(tr.outputs[0], next(n for n in N if n.type == 'OUTPUT_MATERIAL').inputs[0])
    return m


def wood(name, col, rough=.4):
    return pbr(name, col, rough, var=.28, scale=2.4, var2=.12, scale2=18)


FINISHES = {
    'plaster': lambda: pbr('r_plaster', (.80, .765, .70), .85, var=.025, scale=.8, bump=.05, bscale=30, spec=.2),
    'whitewash': lambda: pbr('r_whitewash', (.84, .82, .78), .9, var=.03, scale=1.2, bump=.12, bscale=22, spec=.15),
    'limeplaster': lambda: pbr('r_lime', (.72, .64, .53), .9, var=.07, scale=.9, var2=.05, scale2=7, bump=.1, bscale=18, spec=.15),
    'ceiling': lambda: pbr('r_ceiling', (.83, .81, .77), .9, var=.015, spec=.15),
    'teak': lambda: wood('r_teak', (.34, .185, .085)),
    'oak': lambda: wood('r_oak', (.45, .31, .185)),
    'walnut': lambda: wood('r_walnut', (.17, .095, .052)),
    'jackfruit': lambda: wood('r_jack', (.42, .25, .115)),
    'cedar': lambda: wood('r_cedar', (.40, .24, .15), .6),
    'rosewood': lambda: wood('r_rose', (.115, .052, .034), .32),
    'laminate': lambda: pbr('r_laminate', (.46, .35, .24), .35, var=.1, scale=2),
    'cane': lambda: planks('r_cane', (.60, .43, .22), .012, .022, .6, 'z', .22, .2),
    'boards': lambda: planks('r_boards', (.40, .235, .125), .16, 3.2, .45, 'zr', .03, .16),
    'panel': lambda: planks('r_panel', (.255, .15, .082), .62, 3.6, .4, 'y', .008, .12),
    'teakfloor': lambda: planks('r_teakfloor', (.36, .21, .11), .14, 2.2, .3, 'z', .012, .18),
    'vitrified': lambda: tiles('r_vitrified', (.64, .59, .51), .6, rough=.10, var=.025, drift=.94),
    'limestone_floor': lambda: tiles('r_limefloor', (.64, .575, .475), .9, rough=.26, var=.035, drift=.9),
    'limestone_polished': lambda: tiles('r_limepol', (.60, .54, .445), 1.2, rough=.10, gap=.004, var=.04, drift=.88),
    'marble_white': lambda: tiles('r_marblew', (.72, .695, .655), 1.2, rough=.07, gap=.002, var=.02, joint=.8, veins=.28),
    'marble_green': lambda: tiles('r_marbleg', (.16, .20, .165), 1.2, rough=.07, gap=.002, var=.06, veins=.35),
    'sandstone_floor': lambda: tiles('r_sandfloor', (.56, .41, .255), .75, 1.1, .28, .005, .06, .55, .85),
    'kota': lambda: tiles('r_kota', (.245, .26, .225), .56, rough=.3, gap=.005, var=.12, joint=1.5, drift=.8),
    'kota_polished': lambda: tiles('r_kotap', (.165, .175, .15), .9, rough=.08, gap=.003, var=.08, joint=1.5, drift=.82),
    'courtstone': lambda: tiles('r_court', (.27, .25, .215), 1.2, rough=.5, gap=.012, var=.1, joint=.6, drift=.8),
    'oak_floor': lambda: planks('r_oakfloor', (.42, .30, .19), .16, 2.2, .3, 'zr', .012, .16),
    'tandur': lambda: tiles('r_tandur', (.42, .385, .33), .9, rough=.22, gap=.006, var=.09, joint=.6, drift=.85),
    'cement_red': lambda: tiles('r_cementr', (.36, .105, .06), 1.5, rough=.16, gap=.006, var=.03, joint=.6, drift=.75),
    'cement_grey': lambda: tiles('r_cementg', (.40, .385, .36), 3.0, rough=.3, gap=.004, var=.03, joint=.7, drift=.82),
    'athangudi': lambda: athangudi('r_athangudi', (.50, .30, .085), (.66, .60, .48), (.05, .145, .125), (.34, .075, .04)),
    'athangudi_edge': lambda: tiles('r_athedge', (.32, .075, .045), .25, rough=.22, var=.06),
    'carpet': lambda: tiles('r_carpet', (.17, .175, .19), .5, rough=1, gap=.002, var=.14, joint=.8, drift=.75),
    'brass': lambda: pbr('r_brass', (.70, .45, .17), .24, 1, var=0),
    'iron': lambda: pbr('r_iron', (.03, .03, .032), .4, .5, var=0),
    'screenblack': lambda: pbr('r_screen', (.008, .009, .012), .08, spec=.7, var=0),
    'ceramic': lambda: pbr('r_ceramic', (.72, .68, .61), .3, var=.04),
    'clay': lambda: pbr('r_clay', (.40, .19, .105), .8, var=.12, scale=3),
    'shade': lambda: litwall('r_shade', (.86, .78, .64), 1.7, (1, .74, .46)),
    'shade_off': lambda: pbr('r_shadeoff', (.80, .75, .66), .9, var=.02),
    'bulb': lambda: emit('r_bulb', (1, .76, .47), 14),
    'cove': lambda: emit('r_cove', (1, .74, .45), 6),
    'paper': lambda: pbr('r_paper', (.74, .69, .60), .9, var=.04),
}


def finish(name):
    """The finish called name, a plain paint for three numbers, woven bands for a list of colours."""
    if isinstance(name, (list, tuple)):
        if isinstance(name[0], (list, tuple)):
            return stripes('r_str_' + str(name)[:48], [tuple(c) for c in name])
        return pbr('r_paint_%.3f_%.3f_%.3f' % tuple(name), tuple(name), .85, var=.03, scale=.8, bump=.05, bscale=30, spec=.2)
    return FINISHES[name]() if name in FINISHES else mat(name)
