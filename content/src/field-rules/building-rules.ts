import { dayInIndia, type RecordFault } from '@ashlar/contract'
import type { Fields, PublishRule } from '../publishing/faults'
import { asNumber, recordsOf, textOf } from '../publishing/walk'

/** The floors of the tallest building, and then some; also the limit of a configuration's floors in its schema. */
const HIGHEST_FLOOR = 250

/** A project's floors, what is left of it and when it is ready agree with each other. */
export const buildingRule: PublishRule = ({ model, record, seenFrom }) =>
  model === 'consolidated-project'
    ? [...floorFaults(record), ...statusFaults(record, dayInIndia(seenFrom).slice(0, 7))]
    : []

/** `2B`, `G`, `P`, `S`, `M`: basements, ground floor, podium, stilts, mezzanine. */
const NAMED_PART = /^\d{0,2}[BGPSM]$/
const FLOORS_ABOVE = /^\d{1,3}$/

function floorFaults(record: Fields): RecordFault[] {
  const written = textOf(record.floors)
  const path = ['floors']
  if (/(?:^|\s)[-−]\s*\d/.test(written))
    return [
      { path, message: `is “${written}”, and a building has no less than a ground floor; write it such as G + 4` },
    ]
  const top = topFloor(written)
  if (top === null) return []
  if (top > HIGHEST_FLOOR)
    return [{ path, message: `is “${written}”, and the highest floor can be ${HIGHEST_FLOOR}; write it such as G + 4` }]
  return recordsOf(record.configurations).flatMap(({ toFloor }, index): RecordFault[] => {
    const floor = asNumber(toFloor)
    if (floor === null || floor <= top || floor > HIGHEST_FLOOR) return []
    const message = `is ${floor}, and the project has “${written}”: ${top} is its highest floor`
    return [{ path: ['configurations', index, 'toFloor'], message }]
  })
}

/**
 * The highest floor of what builders write: 37 of `3B + G + 37`, with each level of parking below the homes counted;
 * null for other words.
 */
function topFloor(written: string): number | null {
  const tops = written.split(' and ').map((building) => {
    const parts = building.split('+').map((part) => part.trim())
    if (!parts.every((part) => NAMED_PART.test(part) || FLOORS_ABOVE.test(part))) return null
    return parts.reduce((sum, part) => sum + levelsOf(part), 0)
  })
  return tops.includes(null) ? null : Math.max(...tops.map(Number))
}

function levelsOf(part: string): number {
  if (FLOORS_ABOVE.test(part)) return Number(part)
  return /[BG]$/.test(part) ? 0 : Number(/^\d+/.exec(part)?.[0] ?? 1)
}

/** @param month the present one: `2026-12`. */
function statusFaults(record: Fields, month: string): RecordFault[] {
  const status = textOf(record.projectStatus)
  const path = ['projectStatus']
  const left = recordsOf(record.configurations).reduce((sum, { available }) => sum + (asNumber(available) ?? 0), 0)
  if (status === 'Sold out' && left > 0) {
    const message = `is Sold out, and the configurations have ${left.toLocaleString('en-IN')} available; write 0 there, or choose another status`
    return [{ path, message }]
  }
  const possession = textOf(record.possession)
  if (status !== 'Ready to move in' || possession.slice(0, 7) <= month) return []
  const message = `is Ready to move in, and the possession is ${possession}, which is to come; choose another status or month`
  return [{ path, message }]
}
