/** Days for each word of a duration; a working week has five days, and a working day eight hours. */
const DAYS: readonly (readonly [RegExp, number])[] = [
  [/^minute/, 1 / 480],
  [/^working day/, 1.4],
  [/^weekend/, 7],
  [/^day/, 1],
  [/^week/, 7],
  [/^month/, 30],
]

/**
 * The duration in an editor's text, such as `30 minutes`, `10 working days` or `3–5 weeks` (their middle).
 *
 * @returns days, or `null` when the text has no duration.
 */
export function daysOf(words: string): number | null {
  const [, from = '', to = from, unit = ''] = /^(\d{1,4})(?:–(\d{1,4}))?\s(.{1,60})$/.exec(words.trim()) ?? []
  const days = DAYS.find(([word]) => word.test(unit.replace(/\s/g, ' ').trim()))?.[1]
  return days === undefined ? null : ((Number(from) + Number(to)) / 2) * days
}

/** The days that steps take one after another; `null` when there are fewer than two, and when a duration is not known. */
export function wholeTimeOf(steps: readonly { takes?: string | undefined }[]): number | null {
  const days = steps.map(({ takes = '' }) => daysOf(takes))
  const known = days.filter((count) => count !== null)
  return known.length < 2 || known.length < days.length ? null : known.reduce((sum, count) => sum + count, 0)
}
