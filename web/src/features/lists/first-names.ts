import { say } from '@/words/say'

const SHOWN = 3

/** What a fold holds, by its first names: `Walking track, Yoga deck, Pet run and 11 more`. */
export function firstNames(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN).join(', ')
  const others = names.length - SHOWN
  return others > 0 ? say('{names} and {count} more', { names: shown, count: others }) : shown
}
