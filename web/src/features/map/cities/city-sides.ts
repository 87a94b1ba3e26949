import { type Box, boxesOverlap } from '@/ui/chart/place-labels'

export type CitySide = 'west' | 'east' | 'under' | 'over'

/** The mark of a city in pixels, with the width of the city's name and the side that it had best stand on. */
export interface CityMark {
  box: Box
  width: number
  first: 'west' | 'east'
}

/** Estimated pixels of a letter of a city's name, its height, and from it to its own mark and at least to another one. */
export const CITY_LETTER = 8.5
const CITY_HEIGHT = 18
export const CITY_GAP = 5
const OTHER_GAP = 9

export function boxOfCityName({ box: { left, right, top, bottom }, width }: CityMark, side: CitySide): Box {
  const [x, y] = [(left + right - width) / 2, (top + bottom - CITY_HEIGHT) / 2]
  const at = {
    west: [left - CITY_GAP - width, y],
    east: [right + CITY_GAP, y],
    under: [x, bottom + CITY_GAP],
    over: [x, top - CITY_GAP - CITY_HEIGHT],
  } as const
  const [start, high] = at[side]
  return { left: start, right: start + width, top: high, bottom: high + CITY_HEIGHT }
}

/**
 * The side of each mark for the name of its city, so that no name is nearer to another mark than to its own; `null`
 * where there is none.
 *
 * @param views the same marks at each size of the map.
 */
export function sidesOfCityNames(views: readonly (readonly CityMark[])[]): (CitySide | null)[] {
  const taken = views.map((view) => view.map(({ box }) => box))
  return (views[0] ?? []).map(({ first }, index) => {
    const sides: readonly CitySide[] = [first, 'under', 'over', first === 'west' ? 'east' : 'west']
    const boxesAt = (side: CitySide) => views.flatMap((view) => (view[index] ? [boxOfCityName(view[index], side)] : []))
    const side = sides.find((one) =>
      boxesAt(one).every(
        (box, view) =>
          !taken[view]?.some((other, place) => place !== index && boxesOverlap(other, withMargin(box, OTHER_GAP))),
      ),
    )
    if (!side) return null
    for (const [view, box] of boxesAt(side).entries()) taken[view]?.push(box)
    return side
  })
}

function withMargin({ left, right, top, bottom }: Box, margin: number): Box {
  return { left: left - margin, right: right + margin, top: top - margin, bottom: bottom + margin }
}
