import type { Counter, Counts } from './counter'

/** The numbers of results of a filter, with all other filters unchanged. */
export interface CountedFilter {
  /** The number of results without this filter. */
  any: number
  /** By choice: the number of results if it replaced the filter's current value. */
  counts: Counts
}

/** Sets the filter's bit for each record that does not match. */
export function markFailures<Value>(
  column: readonly Value[],
  fits: (compared: Value) => boolean,
  bit: number,
  failures: Uint32Array,
): void {
  column.forEach((compared, at) => {
    if (!fits(compared)) failures[at] = (failures[at] ?? 0) | bit
  })
}

/**
 * Counts the records that fail no filter but this one.
 *
 * @param column the values that the filter compares, one per record.
 * @param places positions of the records that may count.
 * @param failures for each record, the bits of the filters that it fails.
 * @param alike for each record, the number of equal records that it represents; by default 1.
 */
export function countColumn<Value>(
  column: readonly Value[],
  places: Iterable<number>,
  failures: Uint32Array,
  bit: number,
  counter: Counter<Value>,
  alike?: readonly number[],
): CountedFilter {
  const others = ~bit
  let any = 0
  for (const at of places) {
    const compared = column[at]
    if (compared === undefined || ((failures[at] ?? 0) & others) !== 0) continue
    const records = alike?.[at] ?? 1
    any += records
    counter.see(compared)
    counter.next(records)
  }
  return { any, counts: counter.counts() }
}
