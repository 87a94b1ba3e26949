"""More kinds of day: overcast, monsoon, noon and night, and ground that holds the rain."""
from archkit import _noise, _ramp, _m, gradient_sky, pbr, sky, sun


def overcast(az=40, strength=.9, clouds=.7, seed=4, soft=1.1):
    """A white sky that lights from all sides; 'soft' is the sun behind the cloud, which gives form without a shadow's edge."""
    gradient_sky([(0, (.80, .80, .79)), (.10, (.72, .745, .77)), (.35, (.56, .61, .67)), (1, (.42, .48, .56))], strength, clouds=clouds, ccol=(.86, .86, .86), cscale=.7, seed=seed)
    if soft:
        sun(46, az, soft, (1, .96, .90), 34)


def monsoon(az=40, strength=.62, clouds=.85, seed=6, soft=.35, band_az=0):
    """Heavy cloud with a bright band low in the sky towards band_az, as between two showers."""
    gradient_sky([(0, (.74, .74, .70)), (.06, (.62, .655, .67)), (.18, (.40, .455, .51)), (.45, (.215, .26, .325)), (1, (.15, .185, .245))], strength, glow_az=band_az, glow=(.98, .92, .78), glow_s=.75, clouds=clouds, ccol=(.17, .205, .26), cscale=.8, seed=seed)
    if soft:
        sun(38, az, soft, (.92, .96, 1), 40)


def noon(az=150, elev=62, seed=3, clouds=.35, strength=.16, light=1.0):
    """A high white sun: short hard shadows under a pale sky."""
    return sky(elev=elev, az=az, strength=strength, sun=light, sun_size=.6, clouds=clouds, seed=seed, air=1.1, dust=1.1, ozone=1.6, cam_gain=1.25, hcol=(.86, .90, .95), hval=2.6, hz=.34, hamt=.6, ccol=(1, 1, 1), cgain=1.6)


def night(strength=1.0, glow_az=0, seed=5):
    """Indigo dark with the town's own glow low in it; lamps and windows give the light."""
    gradient_sky([(0, (.085, .055, .055)), (.05, (.055, .042, .062)), (.2, (.020, .024, .052)), (1, (.007, .010, .030))], strength, glow_az=glow_az, glow=(.16, .085, .05), glow_s=.7, clouds=.35, ccol=(.030, .026, .045), seed=seed)


def damp(name, col, dry=.62, wet=.1, share=.5, scale=.22):
    """A yard or road after rain: dull where it has dried, mirror-like in the hollows; 'share' of it is dry."""
    if name in _m:
        return _m[name]
    m = pbr(name, col, dry, var=.22, scale=.35, var2=.12, scale2=7, spec=.5)
    t = m.node_tree
    b = next(n for n in t.nodes if n.type == 'BSDF_PRINCIPLED')
    hollow = _ramp(t.nodes, t.links, _noise(t.nodes, t.links, scale, 3).outputs[0], [(share - .06, (wet,) * 3), (share + .04, (dry,) * 3)])
    t.links.new(hollow, b.inputs['Roughness'])
    return m
