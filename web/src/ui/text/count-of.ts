import { say } from '@/words/say'
/** A number with its noun: `No award`, `1 award`, `20 awards`; the nouns in the language of the page. */
export function countOf(count: number, one: string, many: string): string {
  if (count === 0) return say('No {thing}', { thing: one })
  return count === 1 ? `1 ${one}` : `${count} ${many}`
}
