/**
 * Makes the files in web/src/ui/fonts with the letters of a language's own name alone, for the link to it on pages in
 * other languages: not every machine has a font of its script, and the whole typeface is loaded by its own pages only.
 *
 *     npm install --no-save --ignore-scripts subset-font@2.9.0 @fontsource-variable/anek-devanagari@5.3.0 \
 *       @fontsource-variable/noto-naskh-arabic@5.3.0
 *     node artwork/fonts/language-names.mjs
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const packages = 'node_modules/@fontsource-variable'
const sources = [
  {
    code: 'hi',
    file: `${packages}/anek-devanagari/files/anek-devanagari-devanagari-wdth-normal.woff2`,
    variationAxes: { wght: 620, wdth: 100 },
  },
  {
    code: 'ur',
    file: `${packages}/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2`,
    variationAxes: { wght: 600 },
  },
]

for (const { code, file, variationAxes } of sources) {
  const described = new URL(`../../web/src/words/catalogues/${code}/language.json`, import.meta.url)
  const { name, font } = JSON.parse(await readFile(described, 'utf8'))
  const letters = await subsetFont(await readFile(file), name, { targetFormat: 'woff2', variationAxes })
  await writeFile(new URL(`../../web/src/ui/fonts/${font.nameFile}`, import.meta.url), letters)
  console.log(`${font.nameFile}: ${letters.length} bytes`)
}
