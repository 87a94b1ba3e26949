/**
 * Makes noto-naskh-urdu.woff2 in web/src/ui/fonts: Noto Naskh Arabic, 29 KB, with the letters of Urdu alone and the
 * weights of text and headings. Noto Nastaliq Urdu, the hand of Urdu newspapers, is 117 KB for each weight, and its
 * sloping words need lines of twice their height, which buttons, tabs and menus do not have.
 *
 *     npm install --no-save --ignore-scripts subset-font@2.9.0 @fontsource-variable/noto-naskh-arabic@5.3.0
 *     node artwork/fonts/urdu.mjs
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const source = await readFile(
  'node_modules/@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2',
)
/** Ranges of code points: punctuation, letters, vowel signs, digits of Urdu, joiners. */
const URDU = [
  [0x600, 0x604],
  [0x60c, 0x615],
  [0x61b, 0x61b],
  [0x61f, 0x61f],
  [0x621, 0x624],
  [0x626, 0x628],
  [0x62a, 0x63a],
  [0x641, 0x642],
  [0x644, 0x646],
  [0x648, 0x648],
  [0x64b, 0x652],
  [0x654, 0x654],
  [0x656, 0x658],
  [0x66a, 0x66c],
  [0x670, 0x670],
  [0x679, 0x679],
  [0x67e, 0x67e],
  [0x686, 0x686],
  [0x688, 0x688],
  [0x691, 0x691],
  [0x698, 0x698],
  [0x6a9, 0x6a9],
  [0x6af, 0x6af],
  [0x6ba, 0x6ba],
  [0x6be, 0x6be],
  [0x6c1, 0x6c3],
  [0x6cc, 0x6cc],
  [0x6d2, 0x6d4],
  [0x6f0, 0x6f9],
  [0x200c, 0x200d],
  [0x25cc, 0x25cc],
]
const letters = URDU.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join('')

const font = await subsetFont(source, letters, { targetFormat: 'woff2' })
await writeFile(new URL('../../web/src/ui/fonts/noto-naskh-urdu.woff2', import.meta.url), font)
console.log(`noto-naskh-urdu.woff2: ${font.length} bytes`)
