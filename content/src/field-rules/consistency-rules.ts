import type { RecordFault } from '@ashlar/contract'
import type { Fields, PublishRule } from '../publishing/faults'
import { asNumber, recordsOf, textOf } from '../publishing/walk'

/** Two fields of which the second is at least the first. Days and months are compared as far as both go. */
interface Pair {
  low: string
  high: string
  /** The list whose entries have both. */
  within?: string
  /** Follows the label of the first field. */
  message: string
  /** What is wrong when both are the same; nothing for most. */
  same?: string
}

const LARGER = 'is larger than what stands beside it, which is to be'
const PAIRS: readonly Pair[] = [
  { low: 'priceFrom', high: 'priceTo', message: `${LARGER} the higher price` },
  { low: 'carpetAreaFrom', high: 'carpetAreaTo', message: `${LARGER} the larger area` },
  {
    low: 'priceAbove',
    high: 'priceUpTo',
    message: `${LARGER} the higher price`,
    same: 'is the price up to which the rate holds as well, so that no price is between them',
  },
  { low: 'launchedOn', high: 'possession', message: 'is later than the possession' },
  { low: 'publishedOn', high: 'closesOn', message: 'is later than the last day' },
  { low: 'available', high: 'total', within: 'configurations', message: 'is more than there are in all' },
  { low: 'fromFloor', high: 'toFloor', within: 'configurations', message: 'is above the highest floor' },
]

/** What the configurations of a project say, and the fields of the project that span it. */
const SPANS = [
  { field: 'price', from: 'priceFrom', to: 'priceTo', span: 'the prices' },
  { field: 'carpetArea', from: 'carpetAreaFrom', to: 'carpetAreaTo', span: 'the areas' },
] as const

/** Fields of a record that belong together do not contradict each other. */
export const consistencyRule: PublishRule = ({ record }) => [
  ...PAIRS.flatMap((pair) => pairFaults(record, pair)),
  ...yearFaults(record),
  ...configurationFaults(record),
  ...chapterFaults(record),
]

function pairFaults(record: Fields, { low, high, within, message, same }: Pair): RecordFault[] {
  const holders = within ? recordsOf(record[within]).map((part, index) => ({ part, at: [within, index] })) : []
  return (within ? holders : [{ part: record, at: [] }]).flatMap(({ part, at }) => {
    const path = [...at, low]
    if (isAbove(part[low], part[high]))
      return [{ path, message: `${message}: ${formatted(part[low])} and ${formatted(part[high])}` }]
    const number = asNumber(part[low])
    return same && number !== null && number === asNumber(part[high])
      ? [{ path, message: `${same}: ${formatted(number)}` }]
      : []
  })
}

function isAbove(low: unknown, high: unknown): boolean {
  const [first, second] = [asNumber(low), asNumber(high)]
  if (first !== null && second !== null) return first > second
  const [from, to] = [textOf(low), textOf(high)]
  const length = Math.min(from.length, to.length)
  return first === null && second === null && from.slice(0, length) > to.slice(0, length)
}

function configurationFaults(record: Fields): RecordFault[] {
  const configurations = recordsOf(record.configurations)
  const faults = SPANS.flatMap(({ field, from, to, span }) =>
    configurations.flatMap((configuration, index): RecordFault[] => {
      const value = asNumber(configuration[field])
      if (value === null || value === 0) return []
      const [least, most] = [asNumber(record[from]) || 0, asNumber(record[to]) || Number.POSITIVE_INFINITY]
      if (value >= least && value <= most) return []
      const bound = value < least ? `less than ${formatted(least)}, where` : `more than ${formatted(most)}, where`
      const end = value < least ? 'begin' : 'end'
      return [
        {
          path: ['configurations', index, field],
          message: `is ${formatted(value)}, ${bound} ${span} of the project ${end}`,
        },
      ]
    }),
  )
  const units = asNumber(record.units)
  const sum = configurations.reduce(
    (all, { total, available }) => all + (asNumber(total) ?? asNumber(available) ?? 0),
    0,
  )
  if (units !== null && units >= 0 && sum > units) {
    const message = `is ${formatted(units)}, and the configurations have ${formatted(sum)} in all`
    faults.push({ path: ['units'], message })
  }
  return faults
}

/** The year by which a record is listed is that of its day. */
function yearFaults({ year, publishedOn }: Fields): RecordFault[] {
  const [listed, day] = [asNumber(year), textOf(publishedOn)]
  if (listed === null || day === '' || listed === Number(day.slice(0, 4))) return []
  return [{ path: ['year'], message: `is ${listed}, and the day of publication is ${day}; write ${day.slice(0, 4)}` }]
}

/** Chapters follow each other within the length of their film. */
function chapterFaults(record: Fields): RecordFault[] {
  const length = asNumber(record.durationSeconds) || Number.POSITIVE_INFINITY
  const times = recordsOf(record.chapters).map(({ at }) => asNumber(at))
  return times.flatMap((at, index): RecordFault[] => {
    if (at === null) return []
    const path = ['chapters', index, 'at']
    if (at >= length) return [{ path, message: `is ${formatted(at)} seconds, after the end at ${formatted(length)}` }]
    const before = times[index - 1] ?? null
    return before !== null && at <= before ? [{ path, message: 'is not later than the chapter before' }] : []
  })
}

/** A number in Indian groups; a day as it is. */
function formatted(value: unknown): string {
  return asNumber(value)?.toLocaleString('en-IN') ?? textOf(value)
}
