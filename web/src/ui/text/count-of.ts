/** A number with its noun: `No award`, `1 award`, `20 awards`. */
export function countOf(count: number, one: string, many: string): string {
  if (count === 0) return `No ${one}`
  return count === 1 ? `1 ${one}` : `${count} ${many}`
}
