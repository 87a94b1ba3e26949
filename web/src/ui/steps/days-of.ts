/** Days in each word for a time; a working week has five days. */
const DAYS: readonly (readonly [RegExp, number])[] = [
  [/^minute/, 0.1],
  [/^working day/, 1.4],
  [/^weekend/, 7],
  [/^day/, 1],
  [/^week/, 7],
  [/^month/, 30],
]

/**
 * How long something takes, from editors' words such as `30 minutes`, `10 working days` or `3–5 weeks` (their middle).
 *
 * @returns days, or `null` for words that tell no time.
 */
export function daysOf(words: string): number | null {
  const [, from = '', to = from, unit = ''] = /^(\d{1,4})(?:–(\d{1,4}))?\s(.{1,60})$/.exec(words.trim()) ?? []
  const days = DAYS.find(([word]) => word.test(unit.replace(/\s/g, ' ').trim()))?.[1]
  return days === undefined ? null : ((Number(from) + Number(to)) / 2) * days
}
