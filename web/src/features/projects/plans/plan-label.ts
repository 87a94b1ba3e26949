import { levelOf, type PlanDoor, type PlanRoom } from '@ashlar/contract'
import { sayName } from '@/words/say'
import { placeClearOfDoors } from './clear-of-doors'

/** Drawing units per foot. */
export const UNITS_PER_FOOT = 10

/** In pixels: width of a plan on a narrow phone, its maximum height, and the minimum height of its letters. */
const NARROWEST = 340
const HIGHEST = 544
const LEAST_LETTER = 12

/** In letter heights: average width of a letter, distance between lines, and space beside a wall. */
const ADVANCE = 0.57
const LINE = 1.2
const WALL = 0.5

/** In square feet; a smaller room has space only for its name and its door. */
const LEAST_SIZED = 42

interface PlanLabel {
  lines: readonly string[]
  /** Shown with the name; the list below the plan has all sizes. */
  size: string | null
  /** Whether the text runs from bottom to top. */
  turned: boolean
}

export interface PlacedLabel extends PlanLabel {
  /** The middle of the text, in feet. */
  x: number
  y: number
}

/** The height of letters in drawing units that is readable on a phone, for a plan of any size. */
export function letterHeightOf(width: number, height: number): number {
  return LEAST_LETTER / Math.min(NARROWEST / width, HIGHEST / height)
}

/** Rounded, because more digits than a tenth of a unit are not seen. */
export function toTenth(length: number): number {
  return Math.round(length * 10) / 10
}

/** Each room with its label; those without room for their name are numbered, for the list below the plan. */
export function labelledRooms(rooms: readonly PlanRoom[], letter: number, doors: readonly PlanDoor[]) {
  let last = 0
  return rooms.map((room) => {
    const named = nameIn(room, letter, doors)
    if (named) return { room, number: null, label: named }
    last += 1
    const label = { lines: [String(last)], size: null, turned: false, x: room.x + room.w / 2, y: room.y + room.h / 2 }
    return { room, number: last, label }
  })
}

/** The name of a room with its size, or alone, as it fits beside the swings of the doors; `null` when it does not. */
export function nameIn(room: PlanRoom, letter: number, doors: readonly PlanDoor[]): PlacedLabel | null {
  const wall = (WALL * letter) / UNITS_PER_FOOT
  for (const label of labelsThatFit(room, letter)) {
    const rows = [...label.lines, ...(label.size ? [label.size] : [])]
    const [long, high] = [
      (ADVANCE * Math.max(...rows.map(({ length }) => length)) * letter) / UNITS_PER_FOOT,
      (LINE * rows.length * letter) / UNITS_PER_FOOT,
    ]
    const words = label.turned ? { w: high, h: long } : { w: long, h: high }
    const at = placeClearOfDoors(room, words, doors, wall)
    if (at) return { ...label, ...at }
  }
  return null
}

/** The one that says most comes first. */
function labelsThatFit(room: PlanRoom, letter: number): PlanLabel[] {
  const size = sizeOf(room)
  return [false, true].flatMap((turned): PlanLabel[] => {
    const [w, h] = turned ? [room.h, room.w] : [room.w, room.h]
    const most = Math.floor(((w * UNITS_PER_FOOT) / letter - 2 * WALL) / ADVANCE)
    const lines = wrapped(roomIn(room.name), most)
    const free = Math.floor((h * UNITS_PER_FOOT) / letter / LINE) - lines.length
    if (lines.some(({ length }) => length > most) || free < 0) return []
    const sized = free > 0 && size.length <= most && room.w * room.h >= LEAST_SIZED
    return [...(sized ? [{ lines, size, turned }] : []), { lines, size: null, turned }]
  })
}

/** The name in the language of the page, without its level, which is shown above its rooms. */
function roomIn(name: string): string {
  const said = sayName(name)
  return levelOf(name) ? said.slice(0, said.lastIndexOf(' (')) : said
}

/** For example `12 × 10.5`, in feet. */
export function sizeOf({ w, h }: Pick<PlanRoom, 'w' | 'h'>): string {
  return `${w} × ${h}`
}

/** Wraps text into lines with a maximum number of letters; a longer word has a line of its own. */
function wrapped(words: string, most: number): readonly string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
