import type { DrawnFeature } from './drawing'

/** The zoom from which labels of each rank are shown; CSS hides those of a higher rank. */
const DETAIL = [8.4, 10.3, 11.6] as const

/** The level of labels at a zoom: 0 cities, then localities of rank 1, 2 and 3. */
export function labelLevelAt(zoom: number): number {
  return DETAIL.filter((from) => zoom >= from).length
}

/** What a name stands for, as the style sheet of the labels has it. */
export type LabelKind = 'city-west' | 'city-east' | 'water' | `locality-${number}`

export function labelKindOf({ kind, rank }: DrawnFeature['properties']): LabelKind {
  return kind === 'water-name' ? 'water' : `locality-${rank ?? 3}`
}
