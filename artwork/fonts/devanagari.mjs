/**
 * Makes the two files of Anek Devanagari in web/src/ui/fonts: text and headings, with the letters of Hindi. Two fixed
 * weights are 167 KB; the variable font with the weights between is 201 KB, with widths 622 KB. Most of it is
 * conjuncts, which the letters pull in.
 *
 *     npm install --no-save --ignore-scripts subset-font@2.9.0 @fontsource-variable/anek-devanagari@5.3.0
 *     node artwork/fonts/devanagari.mjs
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const source = await readFile(
  'node_modules/@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wdth-normal.woff2',
)
/** Ranges of code points: signs and letters of Hindi with its loanwords, dandas, digits, joiners. */
const HINDI = [
  [0x900, 0x903],
  [0x905, 0x90d],
  [0x90f, 0x911],
  [0x913, 0x928],
  [0x92a, 0x930],
  [0x932, 0x933],
  [0x935, 0x939],
  [0x93c, 0x945],
  [0x947, 0x949],
  [0x94b, 0x94d],
  [0x950, 0x950],
  [0x958, 0x95f],
  [0x964, 0x970],
  [0x200c, 0x200d],
  [0x25cc, 0x25cc],
]
const letters = HINDI.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join('')

for (const [name, wght] of [
  ['text', 430],
  ['strong', 680],
]) {
  const font = await subsetFont(source, letters, { targetFormat: 'woff2', variationAxes: { wght, wdth: 100 } })
  await writeFile(new URL(`../../web/src/ui/fonts/anek-devanagari-${name}.woff2`, import.meta.url), font)
  console.log(`anek-devanagari-${name}.woff2: ${font.length} bytes`)
}
