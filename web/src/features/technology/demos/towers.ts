import type { DemoRow } from '@ashlar/contract'

export type Unit = DemoRow<'inventory-board'>

export interface Tower {
  name: string
  /** The highest floor first. */
  floors: { number: number; units: Unit[] }[]
}

/** Arranges homes as in the building: `A-0902` is the second door on the ninth floor of tower A. */
export function towersOf(units: readonly Unit[]): Tower[] {
  const towers = new Map<string, Map<number, Unit[]>>()
  for (const unit of units) {
    const [, name = '', floor = '0'] = /^(\w+)-(\d+)\d\d$/.exec(unit.unit) ?? []
    const floors = towers.get(name) ?? new Map<number, Unit[]>()
    towers.set(name, floors)
    floors.set(Number(floor), [...(floors.get(Number(floor)) ?? []), unit])
  }
  return [...towers]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, floors]) => ({
      name,
      floors: [...floors]
        .toSorted(([a], [b]) => b - a)
        .map(([number, homes]) => ({ number, units: homes.toSorted((a, b) => a.unit.localeCompare(b.unit)) })),
    }))
}

/** Counts each word, in the order of their first occurrence. */
export function countBy<T>(items: readonly T[], wordOf: (item: T) => string): { word: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(wordOf(item), (counts.get(wordOf(item)) ?? 0) + 1)
  return [...counts].map(([word, count]) => ({ word, count }))
}
