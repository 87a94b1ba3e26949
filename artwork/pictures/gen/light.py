"""Light presets: sky, strength of the rooms, and the grade that post.py gives."""
from archkit import pbr, litwall
from parts import golden, dusk, blue
from weather import monsoon, night, noon, overcast

DARK = ('dusk', 'blue', 'night')

GRADES = {
    'golden': '--ev .24 --contrast 1.22 --warm .1 --wb -.04 --haze auto,1100,.45 --bloom .03',
    'morning': '--ev .2 --contrast 1.2 --warm .1 --wb -.03 --haze auto,1100,.4 --bloom .03',
    'dusk': '--ev -.4 --contrast 1.2 --haze auto,1200,.3 --bloom .03',
    'blue': '--ev -.25 --contrast 1.16 --haze auto,1200,.3 --bloom .03 --sat 1.1',
    'overcast': '--ev .3 --contrast 1.14 --sat 1.14 --haze auto,1100,.5 --bloom .02 --levels .004,.996,.02,.95',
    'monsoon': '--ev .05 --contrast 1.18 --sat 1.16 --haze auto,620,.6 --bloom .04 --levels .004,.996,.015,.93',
    'noon': '--ev .3 --contrast 1.16 --sat 1.12 --haze auto,1600,.35 --bloom .02',
    'room': '--ev .38 --contrast 1.16 --sat 1.12 --bloom .02 --haze .70,.74,.78,1500,.4 --levels .004,.996,.012,.955 --calm .12',
    'lamplit': '--ev .1 --contrast 1.2 --sat 1.1 --bloom .03 --haze .22,.22,.30,1500,.25 --levels .004,.997,.012,.94 --calm .12',
    'night': '--ev -.9 --contrast 1.2 --sat 1.1 --bloom .05 --levels .004,.997,.008,.92',
}


def preset(spec, dark):
    """Numbers that façades need: share of lit rooms, their strength, lamps, a tag for material names."""
    if not dark:
        return dict(lit=spec.get('lit', .2), k=spec.get('k', 1.1), lamp=12, tag='d', dark=False,
                    darkroom=lambda: pbr('room_dark', (.13, .125, .13), .8, var=.3, scale=.3))
    return dict(lit=spec.get('lit', .62), k=spec.get('k', .5), lamp=6, tag='n', dark=True,
                darkroom=lambda: litwall('g_ndark', (.13, .135, .18), .05, (.4, .5, .8)))


def sky(name, spec, cam_az):
    """Hang the sky. Golden and morning suns stand 'side' degrees from the camera; dusk glows behind the building."""
    seed, clouds = spec.get('seed', 2.3), spec.get('clouds', .5)
    if name in ('golden', 'morning'):
        el = spec.get('elev', 15 if name == 'golden' else 26)
        golden((cam_az + spec.get('side', 48)) % 360, el, seed, clouds, sun=spec.get('sun', 2.2 if name == 'golden' else 1.9))
    elif name == 'noon':
        noon((cam_az + spec.get('side', 60)) % 360, spec.get('elev', 58), seed, spec.get('clouds', .35), light=spec.get('sun', 1.0))
    elif name == 'overcast':
        overcast((cam_az + spec.get('side', 50)) % 360, spec.get('strength', .9), .7, seed, spec.get('sun', 1.2))
    elif name == 'monsoon':
        monsoon((cam_az + spec.get('side', 50)) % 360, spec.get('strength', .66), .85, seed, spec.get('sun', .5), cam_az - 180 + spec.get('glow', -25))
    elif name == 'night':
        night(spec.get('strength', 1.0), cam_az - 180 + spec.get('glow', -35), seed)
    else:
        glow = cam_az - 180 + spec.get('glow', -35)
        (dusk if name == 'dusk' else blue)(glow, spec.get('strength', .64 if name == 'dusk' else .74), clouds, seed)
