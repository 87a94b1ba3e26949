import type { Map as MapLibreMap } from 'maplibre-gl'
import { metresOfPixel, scaleBarOf } from '../map-camera'
import { mapElement } from '../map-section'
import { scaleWords } from '../map-words'

/** Keeps the scale bar as long as what it says, in the middle of the map. */
export function showScale(section: HTMLElement, map: MapLibreMap): void {
  const bar = mapElement(section, 'scale')
  const renew = () => {
    const { kilometres, pixels } = scaleBarOf(metresOfPixel(map.getZoom(), map.getCenter().lat))
    bar.textContent = scaleWords(kilometres)
    bar.style.inlineSize = `${Math.round(pixels)}px`
  }
  map.on('move', renew)
  renew()
}
