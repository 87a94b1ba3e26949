import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.stubEnv('LANGUAGES', 'hi'))
afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

it('sorts names as they are read on the page, by the rules of its language', async () => {
  const { inLanguage, translateBy } = await import('./current-language')
  const { english, offeredLanguages } = await import('./languages')
  const { byName } = await import('./by-name')
  const names = ['Pune', 'chennai', 'Ānand', 'Ahmedabad']
  expect(names.toSorted(byName)).toEqual(['Ahmedabad', 'Ānand', 'chennai', 'Pune'])
  const inHindi = inLanguage(offeredLanguages()[1] ?? english, () => {
    translateBy(
      new Map([
        ['Pune', 'पुणे'],
        ['chennai', 'चेन्नई'],
        ['Ahmedabad', 'अहमदाबाद'],
      ]),
    )
    // Composed and decomposed letters with a nukta are the same; the language's own letters come before Latin ones.
    const more = ['\u095crka', '\u0921\u093crkb', 'क', 'ख', 'आ', '\u0915\u093cक', ...names]
    return more.toSorted(byName)
  })
  expect(inHindi).toEqual([
    'Ahmedabad',
    'आ',
    ...['क', '\u0915\u093cक', 'ख'],
    ...['chennai', '\u095crka', '\u0921\u093crkb', 'Pune', 'Ānand'],
  ])
})
