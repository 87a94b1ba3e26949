import type { Configuration } from '@ashlar/contract'

/** With fewer levels a drawing says less than the words. */
const FEWEST_LEVELS = 3
/** A taller building is an error of typing, and would be drawn in strokes too thin to see. */
const MOST_LEVELS = 200

type FloorsOfUnit = Pick<Configuration, 'fromFloor' | 'toFloor'>

/** A part of the elevation: some floors high, and as wide as its share of them. */
export interface FloorRun {
  from: number
  to: number
  /** Shares of the width of the building. */
  left: number
  width: number
}

export interface FloorsLayout {
  /** The ground floor included. */
  levels: number
  /** For each kind of unit its floors; empty where they are not known. */
  runs: readonly (readonly FloorRun[])[]
}

/** The floors of a kind of unit; `null` when they are not known. */
export function floorsOf({ fromFloor, toFloor }: FloorsOfUnit): { from: number; to: number } | null {
  const known = fromFloor !== null && toFloor !== null && fromFloor >= 0 && fromFloor <= toFloor
  return known ? { from: fromFloor, to: toFloor } : null
}

/** A building from its kinds of units: kinds on the same floors stand side by side. `null` when it would say nothing. */
export function layFloors(units: readonly FloorsOfUnit[]): FloorsLayout | null {
  const floors = units.map(floorsOf)
  const known = floors.filter((one) => one !== null)
  const levels = Math.max(0, ...known.map(({ to }) => to + 1))
  if (levels < FEWEST_LEVELS || levels > MOST_LEVELS) return null
  const edges = [...new Set(known.flatMap(({ from, to }) => [from, to + 1]))].toSorted((a, b) => a - b)
  const runs: FloorRun[][] = floors.map(() => [])
  for (const [index, from] of edges.slice(0, -1).entries()) {
    const above = edges[index + 1] ?? levels
    const here = floors.flatMap((one, kind) => (one && one.from <= from && from <= one.to ? [kind] : []))
    for (const [place, kind] of here.entries()) {
      runs[kind]?.push({ from, to: above - 1, left: place / here.length, width: 1 / here.length })
    }
  }
  return { levels, runs }
}
