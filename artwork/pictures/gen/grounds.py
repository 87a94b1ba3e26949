"""Settings: what lies between the camera and the building. No plain ground: water, wet stone, planting."""

from archkit import area
from parts import hills
from gen.ground import Ground, city
from gen.materials import WARM
from gen.land import avenue, garden, grove, park, terraces
from gen.town import approach, court, lane, plaza, street, water
from gen.works import depot, express, rings, yard

SETTINGS = {f.__name__: f for f in (water, plaza, street, park, garden, terraces, yard, depot, court, lane, avenue, express, grove, rings, approach)}


def lay(spec, pts, pos, cam_az, dark, seed):
    """Draw the setting and the town behind it."""
    g = Ground(spec, pts, pos, cam_az, dark, seed)
    SETTINGS[spec['type']](g)
    if spec.get('hills') and spec['type'] != 'terraces':
        hills(((700, 60), (1200, 120)), tuple(spec.get('hillspan', (-2600, 2600))), (.16, .165, .13) if not dark else (.10, .11, .12), spec['hills'])
    if spec.get('city', {}) is not None:
        city(g)
    if dark:
        cx, y = (g.x0 + g.x1) / 2, g.y0
        area((cx, y - 10, 1), (cx, y, 9), max(8, g.x1 - g.x0), 3, 14 * max(8, g.x1 - g.x0), WARM)
    return g
