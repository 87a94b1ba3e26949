import type { Box } from '@/ui/chart/place-labels'
import { sayName } from '@/words/say'
import type { DrawnCity } from '../drawing'
import { isOfCountry } from '../label-levels'
import { type Fit, type PictureFrame, type PictureSize, pictureSizes } from '../picture-frame'
import { type PictureMark, type PictureName, pixelBoxOf } from '../picture-marks'
import { CITY_GAP, CITY_LETTER, type CitySide, sidesOfCityNames } from './city-sides'

/** The names of the cities that have a mark, each beside it, where the whole country is in view. */
export function namesOfCities(
  cities: readonly DrawnCity[],
  marks: readonly PictureMark[],
  { zoom, fits }: PictureFrame,
): PictureName[] {
  if (!isOfCountry(zoom)) return []
  const named = cities.flatMap(({ name, label }) => {
    const mark = marks.find(({ city }) => city === sayName(name))
    return mark ? [{ name: sayName(name), label, mark }] : []
  })
  const viewsAt = (size: PictureSize) =>
    fits[size].map((fit) =>
      named.map(({ name, label, mark }) => ({
        box: pixelBoxOf(mark, fit, size),
        width: name.length * CITY_LETTER,
        first: label,
      })),
    )
  const sides = sidesOfCityNames([...viewsAt('low'), ...viewsAt('large')])
  const sidesOnNarrow = sidesOfCityNames(viewsAt('narrow'))
  return named.map(({ name, label, mark }, index): PictureName => {
    const [side = null, onNarrow = null] = [sides[index], sidesOnNarrow[index]]
    const at = { ...mark, x: 0, y: 0 }
    return {
      name,
      kind: `city-${label}`,
      x: mark.x,
      y: mark.y,
      beside: side ? besideOf(pixelBoxOf(at, HERE, 'large'), side) : '',
      besideOnNarrow: onNarrow ? besideOf(pixelBoxOf(at, HERE, 'narrow'), onNarrow) : '',
      under: pictureSizes.filter((size) => (size === 'narrow' ? !onNarrow : !side)),
    }
  })
}

/** A map whose corner is the place of a mark. */
const HERE: Fit = { scale: 1, width: 0, height: 0, left: 0, top: 0, middle: { x: 0, y: 0 } }

/** From the place of a mark to a name beside it. */
function besideOf({ left, right, top, bottom }: Box, side: CitySide): string {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  if (side === 'west') return `calc(-100% + ${left - CITY_GAP}px), calc(-50% + ${y}px)`
  if (side === 'east') return `${right + CITY_GAP}px, calc(-50% + ${y}px)`
  return side === 'under'
    ? `calc(-50% + ${x}px), ${bottom + CITY_GAP}px`
    : `calc(-50% + ${x}px), calc(-100% + ${top - CITY_GAP}px)`
}
