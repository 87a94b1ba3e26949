import { randomFrom } from '@/ui/random/random-from'
import { LETTER, STONE_LETTERS } from './monogram-letters'
import { JOINT, PATTERNS, rectangle, rounded, type StoneBox } from './monogram-patterns'

/** The side of the drawing in units. */
export const MONOGRAM_SIZE = 96

type StoneTone = 'deep' | 'mid' | 'sand' | 'pale' | 'gold'

/** A part of the drawing, in painting order: a path, or a letter of another script as text. */
export interface MonogramShape {
  tone: StoneTone
  /** The path. */
  d?: string
  /** The letter, where the alphabet of stones does not have it. */
  text?: string

  transform?: string
  /** The colour of the joints within a letter. */
  joints?: StoneTone
}

/** Titles before a name, which are not part of it. */
const HONORIFICS: ReadonlySet<string> = new Set(['Dr', 'Prof', 'Shri', 'Smt', 'Mr', 'Mrs', 'Ms'])

/** Space between the edge of a stone and its pattern or letter. */
const MARGIN = { pattern: 4, letter: 10 }

/**
 * Two courses of two stones: in each course an initial and a pattern, on alternate sides. Sizes, sides, colours and
 * patterns follow from the name, so that each person has a drawing of his or her own and always the same.
 */
export function monogramShapes(name: string): readonly MonogramShape[] {
  const random = randomFrom(name)
  const inner = MONOGRAM_SIZE - 2 * JOINT
  const upper = Math.round(42 + random() * 6)
  const isFirstLeft = random() < 0.5
  const grounds: StoneTone[] = random() < 0.5 ? ['deep', 'pale'] : ['pale', 'deep']
  // The accent is the ground of the first letter, of the second, or the upper pattern.
  const accent = Math.floor(random() * 3)
  const firstPattern = Math.floor(random() * PATTERNS.length)
  const secondPattern = (firstPattern + 1 + Math.floor(random() * (PATTERNS.length - 1))) % PATTERNS.length
  const mortar: MonogramShape = { tone: 'pale', d: rectangle(0, 0, MONOGRAM_SIZE, MONOGRAM_SIZE) }
  const courses = initialsOf(name).map((letter, course): MonogramShape[] => {
    const y = course === 0 ? JOINT : 2 * JOINT + upper
    const height = course === 0 ? upper : inner - JOINT - upper
    const width = Math.round(46 + random() * 9)
    const isLeft = (course === 0) === isFirstLeft
    const rest = inner - JOINT - width
    const letterBox: StoneBox = { x: isLeft ? JOINT : 2 * JOINT + rest, y, width, height }
    const patternBox: StoneBox = { x: isLeft ? 2 * JOINT + width : JOINT, y, width: rest, height }
    const ground = accent === course ? 'gold' : (grounds[course] ?? 'deep')
    const [patternGround, patternTone]: [StoneTone, StoneTone] =
      course === 0 ? ['mid', accent === 2 ? 'gold' : 'sand'] : ['sand', 'mid']
    const pattern = PATTERNS[course === 0 ? firstPattern : secondPattern]
    return [
      { tone: ground, d: rectangle(letterBox.x, letterBox.y, letterBox.width, letterBox.height) },
      letterShape(letter, letterBox, ground),
      { tone: patternGround, d: rectangle(patternBox.x, patternBox.y, patternBox.width, patternBox.height) },
      ...(pattern ? [{ tone: patternTone, d: pattern(inset(patternBox, MARGIN.pattern), random) }] : []),
    ]
  })
  return [mortar, ...courses.flat()]
}

/** The first letters of the first and of the last name; a single name gives its letter twice. */
function initialsOf(name: string): readonly string[] {
  const parts = name.split(/\s+/).filter((part) => part !== '' && !HONORIFICS.has(part.replace('.', '')))
  return [parts[0], parts.at(-1)].map((part = '') => {
    // Without accents, which the alphabet of stones does not have.
    const [letter = ''] = part.normalize('NFD')
    return letter.toUpperCase()
  })
}

function letterShape(letter: string, { x, y, width, height }: StoneBox, ground: StoneTone): MonogramShape {
  const tone: StoneTone = ground === 'deep' ? 'pale' : 'deep'
  const d = STONE_LETTERS[letter]
  const [centreX, centreY] = [x + width / 2, y + height / 2]
  if (!d) return { tone, text: letter, transform: `translate(${rounded(centreX)} ${rounded(centreY)})` }
  const scale = Math.min((height - MARGIN.letter) / LETTER.height, (width - MARGIN.letter) / LETTER.width)
  const [left, top] = [centreX - (LETTER.width * scale) / 2, centreY - (LETTER.height * scale) / 2]
  const transform = `translate(${rounded(left)} ${rounded(top)})scale(${scale.toFixed(2)})`
  return { tone, d, transform, joints: ground }
}

function inset({ x, y, width, height }: StoneBox, by: number): StoneBox {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by }
}
