import type { Counter, Counts } from './counter'

/** What a filter finds, with everything else that is asked as it is. */
export interface CountedFilter {
  /** With nothing asked of the filter. */
  any: number
  /** By the choice: if it took the place of the filter's present one. */
  counts: Counts
}

/** Gives each record that does not fit the bit of the filter. */
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
 * Counts the records that fail nothing but the filter itself.
 *
 * @param column what the filter compares of each record.
 * @param places where the records stand that may count.
 * @param failures bits of the filters that each record fails.
 * @param alike how many records each one stands for, where not for itself alone.
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
