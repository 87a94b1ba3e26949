"""The house's materials by name, made on first use (see MATERIALS for the list)."""
from archkit import pbr, glass, planks, nt, _m, _noise, _ramp, mul
from weather import damp

WARM = (1, .72, .42)


def courses(name, col, row=.3, length=.9, gap=.03, var=.1, rough=.7, mortar=.6):
    """Coursed stone or brick on every wall: runs along x + y, so that both faces of a corner carry joints."""
    import bpy
    if name in _m:
        return _m[name]
    m = bpy.data.materials.new(name)
    _, N, L = nt(m)
    out, b = N.new('ShaderNodeOutputMaterial'), N.new('ShaderNodeBsdfPrincipled')
    sep, add, comb = N.new('ShaderNodeSeparateXYZ'), N.new('ShaderNodeMath'), N.new('ShaderNodeCombineXYZ')
    L.new(N.new('ShaderNodeTexCoord').outputs['Object'], sep.inputs[0])
    L.new(sep.outputs[0], add.inputs[0])
    L.new(sep.outputs[1], add.inputs[1])
    L.new(add.outputs[0], comb.inputs[0])
    L.new(sep.outputs[2], comb.inputs[1])
    br = N.new('ShaderNodeTexBrick')
    L.new(comb.outputs[0], br.inputs['Vector'])
    for key, value in (('Scale', 1), ('Brick Width', length), ('Row Height', row), ('Mortar Size', gap * row), ('Bias', 0)):
        br.inputs[key].default_value = value
    br.inputs['Color1'].default_value = (*mul(col, 1 - var), 1)
    br.inputs['Color2'].default_value = (*mul(col, 1 + var), 1)
    br.inputs['Mortar'].default_value = (*mul(col, mortar), 1)
    mix = N.new('ShaderNodeMixRGB')
    mix.blend_type = 'MULTIPLY'
    mix.inputs[0].default_value = 1
    L.new(br.outputs[0], mix.inputs[1])
    L.new(_ramp(N, L, _noise(N, L, .5, 6).outputs[0], [(.3, (.84,) * 3), (.7, (1,) * 3)]), mix.inputs[2])
    L.new(mix.outputs[0], b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = rough
    b.inputs['Specular'].default_value = .3
    L.new(b.outputs[0], out.inputs[0])
    _m[name] = m
    return m


MATERIALS = {
    'limestone': lambda: pbr('g_lime', (.72, .655, .54), .6, var=.05, scale=.4, var2=.06, scale2=10, bump=.12, bscale=35),
    'limecourse': lambda: courses('g_limec', (.71, .64, .53), .6, 1.5, .014, .06, .65, .72),
    'ivory': lambda: pbr('g_ivory', (.80, .765, .70), .55, var=.04, scale=.4, var2=.04, scale2=9),
    'sand': lambda: pbr('g_sand', (.62, .53, .41), .65, var=.06, scale=.4, var2=.07, scale2=9),
    'sandcourse': lambda: courses('g_sandc', (.60, .50, .37), .45, 1.1, .02, .09, .75, .65),
    'rubble': lambda: courses('g_rubble', (.42, .36, .29), .24, .7, .09, .24, .85, .45),
    'brick': lambda: courses('g_brick', (.43, .215, .13), .078, .24, .14, .26, .8, .7),
    'brickdark': lambda: courses('g_brickd', (.27, .135, .09), .078, .24, .14, .24, .8, .7),
    'buff': lambda: courses('g_buff', (.58, .44, .29), .078, .24, .14, .2, .8, .75),
    'terracotta': lambda: pbr('g_terra', (.50, .245, .135), .55, var=.09, scale=.5, var2=.05),
    'granite': lambda: pbr('g_gran', (.52, .43, .38), .5, var=.1, scale=.8, var2=.14, scale2=24),
    'shale': lambda: courses('g_shale', (.25, .205, .17), .16, 1.3, .05, .2, .8, .5),
    'laterite': lambda: courses('g_laterite', (.42, .165, .085), .24, .5, .05, .22, .9, .55),
    'redstone': lambda: pbr('g_redstone', (.47, .19, .115), .65, var=.07, scale=.5, var2=.06),
    'ochre': lambda: pbr('g_ochre', (.62, .43, .24), .62, var=.06, scale=.4, var2=.06),
    'brownbrick': lambda: courses('g_brownb', (.30, .18, .115), .078, .24, .14, .24, .8, .7),
    'grey1': lambda: pbr('g_grey1', (.56, .53, .49), .65, var=.05, scale=.4),
    'silver': lambda: pbr('g_silver', (.42, .385, .34), .6, var=.2, scale=2.5),
    'aluminium': lambda: pbr('g_alu', (.60, .60, .60), .32, .7, var=.03),
    'seagreen': lambda: pbr('g_seagreen', (.07, .20, .18), .5, var=.05),
    'teal': lambda: pbr('g_teal', (.04, .13, .19), .5, var=.05),
    'leafgreen': lambda: pbr('g_leafgreen', (.06, .15, .09), .5, var=.05),
    'skyblue': lambda: pbr('g_skyblue', (.16, .30, .38), .5, var=.05),
    'sandground': lambda: pbr('g_sandg', (.50, .42, .31), .9, var=.15, scale=.2, var2=.2, scale2=5, bump=.2, bscale=4),
    'inkglass': lambda: glass('g_ink', (.22, .27, .36), .16, wave=.012),
    'stonepave': lambda: planks('g_stonep', (.40, .36, .30), .75, 1.2, .35, 'z', .02, .14),
    'rose': lambda: pbr('g_rose', (.58, .40, .31), .65, var=.06, scale=.4, var2=.06, scale2=9),
    'concrete': lambda: pbr('g_conc', (.50, .475, .44), .7, var=.08, scale=.5, var2=.1, scale2=8, bump=.12, bscale=30),
    'basalt': lambda: pbr('g_basalt', (.13, .125, .125), .5, var=.12, scale=.5, var2=.1, scale2=9),
    'white': lambda: pbr('g_white', (.83, .81, .77), .55, var=.03),
    'bronze': lambda: pbr('g_bronze', (.34, .215, .11), .35, .6, var=.05),
    'copper': lambda: pbr('g_copper', (.46, .23, .12), .38, .7, var=.12, scale=.6),
    'brass': lambda: pbr('g_brass', (.70, .45, .17), .3, 1, var=0),
    'dark': lambda: pbr('g_dark', (.045, .042, .042), .35, .5, var=0),
    'zinc': lambda: pbr('g_zinc', (.36, .37, .38), .4, .6, var=.08, scale=.4),
    'indigo': lambda: pbr('g_indigo', (.055, .06, .165), .42, .1, var=.04),
    'marigold': lambda: pbr('g_marigold', (.87, .43, .03), .45, var=.03),
    'metal': lambda: pbr('g_metal', (.68, .66, .61), .36, .1, var=.03, spec=.5),
    'timber': lambda: pbr('g_timber', (.42, .25, .13), .5, var=.22, scale=2.5),
    'timberdark': lambda: pbr('g_timberd', (.23, .135, .075), .55, var=.22, scale=2.5),
    'soffit': lambda: planks('g_soffit', (.43, .265, .14), .14, 3, .45, 'z', .05, .2),
    'tile': lambda: planks('g_rooftile', (.36, .16, .09), .24, .30, .7, 'z', .09, .2),
    'slate': lambda: planks('g_slate', (.115, .11, .115), .26, .40, .6, 'z', .08, .2),
    'floor': lambda: pbr('g_floor', (.46, .43, .39), .6),
    'soil': lambda: pbr('g_soil', (.09, .06, .04), .95),
    'plant': lambda: pbr('g_plantroom', (.38, .35, .31), .6),
    'glass': lambda: glass('g_glass', (.60, .66, .68), .13, wave=.012),
    'glassblue': lambda: glass('g_glassb', (.48, .57, .64), .19, wave=.015),
    'clear': lambda: glass('g_clear', (.87, .91, .91), .07, wave=.008),
    'rail': lambda: glass('g_rail', (.85, .92, .92), .08),
    'pave': lambda: planks('g_pave', (.56, .50, .42), .6, 1.2, .5, 'z', .014, .06),
    'wetpave': lambda: planks('g_wetpave', (.33, .295, .25), .6, 1.2, .2, 'z', .012, .1, .5),
    'setts': lambda: planks('g_setts', (.15, .135, .12), .14, .22, .22, 'z', .06, .2, .5),
    'asphalt': lambda: pbr('g_asphalt', (.085, .08, .075), .16, var=.35, scale=.35, bump=.1, bscale=5, spec=.6),
    'wetyard': lambda: damp('g_wetyard', (.125, .12, .115), .5, .07, .46),
    'tarmac': lambda: pbr('g_tarmac', (.06, .058, .057), .72, var=.2, scale=.3, var2=.2, scale2=6),
    'wetroad': lambda: damp('g_wetroad', (.075, .072, .07), .48, .12, .42, .3),
    'slab': lambda: planks('g_slab', (.40, .375, .34), 6, 6, .7, 'z', .004, .05),
    'earth': lambda: pbr('g_earth', (.37, .215, .125), .95, var=.26, scale=.45, var2=.42, scale2=3.2, bump=.6, bscale=4),
    'redearth': lambda: pbr('g_redearth', (.30, .135, .075), .95, var=.25, scale=.6, var2=.3, scale2=7, bump=.35, bscale=6),
    'milk': lambda: pbr('g_milk', (.50, .60, .64), .18, var=.03, spec=.6),
    'deck': lambda: planks('g_deck', (.42, .28, .18), .14, 2.6, .5, 'z', .05, .15),
    'meadow': lambda: pbr('g_meadow', (.135, .155, .055), .95, var=.4, scale=.15, var2=.4, scale2=4),
    'far': lambda: pbr('g_far', (.24, .24, .17), .9, var=.3, scale=.01),
}


def mat(name):
    """The material called name."""
    return MATERIALS[name]()
