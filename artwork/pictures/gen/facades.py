"""Façade kits by name. Each draws one side of a block."""
from gen.frames import glazed, grid, fins, balcony, planted, blades, diagrid, boxes, flutes, zigzag, pavilion
from gen.walls import masonry, screen, arches, shed, shops, lobby, blank

KITS = {f.__name__: f for f in (
    glazed, grid, fins, balcony, planted, blades, diagrid, boxes, flutes, zigzag, pavilion,
    masonry, screen, arches, shed, shops, lobby, blank)}
# How far a kit's floors stand out from its block.
RINGS = {'balcony': .24, 'planted': .3, 'screen': .28, 'blades': .26, 'grid': 0, 'fins': 0}
