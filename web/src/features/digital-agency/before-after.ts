/** A result as two numbers of the same unit, which are drawn as bars. */
interface BeforeAfter {
  before: { words: string; share: number }
  after: { words: string; share: number }
}

/**
 * Parses `8.4 s to 1.6 s` as the values before and after; a share is the length of a bar, 1 for the longer one.
 *
 * @returns `null` for a result with only one number, or with another meaning of 'to'.
 */
export function beforeAfterOf(result: string): BeforeAfter | null {
  const [before, after, ...rest] = result.split(/\s+to\s+/)
  if (!before || !after || rest.length > 0) return null
  const [from, to] = [before, after].map((words) => Number(/\d[\d,]*(\.\d+)?/.exec(words)?.[0].replaceAll(',', '')))
  if (from === undefined || to === undefined || !(from > 0) || !(to > 0)) return null
  const longest = Math.max(from, to)
  return { before: { words: before, share: from / longest }, after: { words: after, share: to / longest } }
}
