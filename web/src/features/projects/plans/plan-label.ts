import { levelOf, type PlanRoom } from '@ashlar/contract'

/** Drawing units a foot. */
export const SCALE = 10

/** Pixels: how wide a plan is on a narrow telephone, how high at most anywhere, and how high its letters are at least. */
const NARROWEST = 340
const HIGHEST = 544
const LEAST_LETTER = 12

/** In heights of a letter: how far a letter moves on, how far the next line is, and the space beside a wall. */
const ADVANCE = 0.57
const LINE = 1.2
const WALL = 0.5

/** Square feet under which a room has space for its name and its door, and no more. */
const LEAST_SIZED = 42

interface PlanLabel {
  lines: readonly string[]
  /** Beside the name; the list under the plan has all of them. */
  size: string | null
  /** From bottom to top. */
  turned: boolean
}

/** The height of letters in drawing units with which they can be read on a telephone, however large the plan is. */
export function letterHeightOf(width: number, height: number): number {
  return LEAST_LETTER / Math.min(NARROWEST / width, HIGHEST / height)
}

/** What fits into a room: its name and size, its name alone, or its place in the list under the plan. */
export function labelOf(room: PlanRoom, place: number, letter: number): PlanLabel {
  const size = sizeOf(room)
  for (const turned of [false, true]) {
    const [w, h] = turned ? [room.h, room.w] : [room.w, room.h]
    const most = Math.floor(((w * SCALE) / letter - 2 * WALL) / ADVANCE)
    const lines = wrapped(withoutLevel(room.name), most)
    const free = Math.floor((h * SCALE) / letter / LINE) - lines.length
    if (lines.some(({ length }) => length > most) || free < 0) continue
    return { lines, size: free > 0 && size.length <= most && room.w * room.h >= LEAST_SIZED ? size : null, turned }
  }
  return { lines: [String(place)], size: null, turned: false }
}

/** The level stands over its rooms. */
function withoutLevel(name: string): string {
  const level = levelOf(name)
  return level ? name.slice(0, -level.length - 3) : name
}

/** `12 × 10.5`, in feet. */
export function sizeOf({ w, h }: Pick<PlanRoom, 'w' | 'h'>): string {
  return `${w} × ${h}`
}

/** Words in lines of so many letters; a word that is longer stands alone. */
function wrapped(words: string, most: number): readonly string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
