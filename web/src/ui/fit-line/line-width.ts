/** The end of the font's width axis: 75 % or 125 %, both at weight 700. */
export type Cut = 'narrow' | 'wide'

/**
 * The advance width of each letter in hundredths of an em, from the font file of Anek Latin. Letters that are not
 * listed have the width of an `n`.
 */
const ADVANCES: Readonly<Record<Cut, readonly (readonly [number, string])[]>> = {
  narrow: [
    [14, ' \u00a0'],
    [18, '.'],
    [19, ',:;’‘'],
    [21, '!ijl|'],
    [22, 'I'],
    [25, '()'],
    [28, '1Jfrt-'],
    [29, '?'],
    [30, '/'],
    [31, 'c'],
    [32, 's'],
    [33, '7CFLz'],
    [34, '$23S−'],
    [35, 'E–'],
    [36, '+TZ'],
    [37, '5“”'],
    [38, 'aex₹'],
    [39, 'gvy'],
    [40, '4689XYko'],
    [41, 'GPbdpq'],
    [42, 'ABRVhnu'],
    [43, '0K'],
    [44, 'DOQU'],
    [45, 'H'],
    [47, 'N'],
    [50, '&'],
    [59, '%Mw'],
    [60, '—'],
    [62, 'Wm'],
  ],
  wide: [
    [27, ' \u00a0’‘'],
    [28, ','],
    [29, '.'],
    [30, ':;il'],
    [31, '!|'],
    [32, 'Ij'],
    [41, '()'],
    [45, '1'],
    [47, '-'],
    [49, 'f'],
    [50, 'r“”'],
    [53, 't'],
    [55, 'J'],
    [61, 'c'],
    [62, '/sz'],
    [64, '?–'],
    [65, '7'],
    [66, '2v+−'],
    [67, 'ay'],
    [68, '3Legx'],
    [69, 'k'],
    [71, 'Fo'],
    [72, '5Zhnu₹'],
    [73, '$S'],
    [74, '4CEbdpq'],
    [76, '69T'],
    [77, '8P'],
    [78, 'KY'],
    [79, '0R'],
    [80, 'BVX'],
    [82, 'D'],
    [83, 'A'],
    [84, 'GU'],
    [85, '&HN'],
    [86, 'OQ'],
    [98, '%w'],
    [100, 'M'],
    [109, 'm'],
    [110, 'W'],
    [117, '—'],
  ],
}

const widths = new Map(
  Object.entries(ADVANCES).map(([cut, rows]) => [
    cut,
    new Map(rows.flatMap(([advance, letters]) => [...letters].map((letter) => [letter, advance] as const))),
  ]),
)

/** The width of a line in ems. */
export function lineWidth(text: string, cut: Cut): number {
  const advances = widths.get(cut)
  const n = advances?.get('n') ?? 0
  return [...text].reduce((sum, letter) => sum + (advances?.get(letter) ?? n), 0) / 100
}

/** Splits a line between words into two of similar width; a single word is not split. */
export function balancedLines(text: string, cut: Cut): string[] {
  const words = text.split(' ')
  const cuts = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
    .map((parts) => ({ parts, longer: Math.max(...parts.map((part) => lineWidth(part, cut))) }))
    .toSorted((a, b) => a.longer - b.longer)
  return cuts[0]?.parts ?? [text]
}

/** Splits a text into sentences, each with its final punctuation mark. */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.?!])\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
}
