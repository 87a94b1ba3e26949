import type { DrawnFeature } from './drawing'

/** The zoom from which labels of each rank are shown; CSS hides those of a higher rank. */
const DETAIL = [8.4, 8.4, 9.8] as const

/** The zoom from which a city is more than one mark. */
export const [FIRST_OF_CITY] = DETAIL

/** The level of labels at a zoom: 0 cities, then localities of rank 1, 2 and 3. */
export function labelLevelAt(zoom: number): number {
  return DETAIL.filter((from) => zoom >= from).length
}

/** Whether the whole country is in view: each city is then one mark. */
export function isOfCountry(zoom: number): boolean {
  return labelLevelAt(zoom) === 0
}

/** The fewest pixels between the name of a locality and the edge of the map. */
export const NAME_EDGE = 16

/** The fewest pixels between two names, and between a name and a mark. */
export const NAME_GAP = 2

/** What a name stands for, as the style sheet of the labels has it. */
export type LabelKind = 'city-west' | 'city-east' | 'water' | 'park' | 'airport' | `locality-${number}`

/** The ranks of names as the style sheet shows them at a level, the most important first. */
const RANKS: readonly LabelKind[] = ['locality-1', 'airport', 'water', 'locality-2', 'park', 'locality-3']

/** Its place in the order in which names are given room; those of a city come before all. */
export function rankOf(kind: LabelKind): number {
  return RANKS.indexOf(kind)
}

/** Whether names of a kind within cities are shown at a level above 0, as in the style sheet. */
export function isShownAt(level: number, kind: LabelKind): boolean {
  return kind.startsWith('locality-') ? kind <= `locality-${level}` : level > 1
}

export function labelKindOf({ kind, rank }: DrawnFeature['properties']): LabelKind {
  if (kind === 'water-name') return 'water'
  if (kind === 'airport-name') return 'airport'
  return kind === 'park-name' ? 'park' : `locality-${rank ?? 3}`
}
