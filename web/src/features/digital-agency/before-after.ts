/** A result as two numbers of the same kind, to be drawn beside each other. */
export interface BeforeAfter {
  before: { words: string; share: number }
  after: { words: string; share: number }
}

/**
 * Reads `8.4 s to 1.6 s` as what was and what is; a share is the length of a bar, 1 for the longer.
 *
 * @returns `null` for a result that names one number, or that means something else by 'to'.
 */
export function beforeAfterOf(result: string): BeforeAfter | null {
  const [before, after, ...rest] = result.split(/\s+to\s+/)
  if (!before || !after || rest.length > 0) return null
  const [from, to] = [before, after].map((words) => Number(/\d[\d,]*(\.\d+)?/.exec(words)?.[0].replaceAll(',', '')))
  if (from === undefined || to === undefined || !(from > 0) || !(to > 0)) return null
  const longest = Math.max(from, to)
  return { before: { words: before, share: from / longest }, after: { words: after, share: to / longest } }
}
