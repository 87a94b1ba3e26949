import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.stubEnv('LANGUAGES', 'hi'))
afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

it('tells the language of an address, and the English address of its page', async () => {
  const { splitLanguage } = await import('./current-language')
  const split = (url: string) => {
    const { language, url: rest } = splitLanguage(url)
    return [language.code, rest]
  }
  expect(split('/hi')).toEqual(['hi', '/'])
  expect(split('/hi?page=2')).toEqual(['hi', '/?page=2'])
  expect(split('/hi/projects?page=2')).toEqual(['hi', '/projects?page=2'])
  expect(split('/hills')).toEqual(['en', '/hills'])
  expect(split('/ur/projects')).toEqual(['en', '/ur/projects'])
})

it('makes an address in a language', async () => {
  const { addressIn } = await import('./current-language')
  const { english, offeredLanguages } = await import('./languages')
  const hindi = offeredLanguages()[1] ?? english
  expect(['/', '/?a=1', '/#top', '/projects'].map((url) => addressIn(hindi, url))).toEqual([
    '/hi',
    '/hi?a=1',
    '/hi#top',
    '/hi/projects',
  ])
  expect(addressIn(english, '/')).toBe('/')
})

it('says a phrase in the language of the response, and in English outside', async () => {
  const { inLanguage } = await import('./current-language')
  const { english, offeredLanguages } = await import('./languages')
  const { pageLocale } = await import('./page-language')
  const { say, sayMessage } = await import('./say')
  const hindi = offeredLanguages()[1] ?? english
  expect(inLanguage(hindi, () => [say('Registered office: {address}', { address: 'मुंबई' }), pageLocale()])).toEqual([
    'पंजीकृत कार्यालय: मुंबई',
    'hi-IN',
  ])
  expect(inLanguage(hindi, () => sayMessage('A text that nobody translated'))).toBe('A text that nobody translated')
  expect([say('Registered office: {address}', { address: 'Mumbai' }), pageLocale()]).toEqual([
    'Registered office: Mumbai',
    null,
  ])
})

it('says names of records in the language, and of the values of a phrase only those that are given as names', async () => {
  const { inLanguage, translateBy } = await import('./current-language')
  const { english, offeredLanguages } = await import('./languages')
  const { sayName, sayNames, say } = await import('./say')
  const hindi = offeredLanguages()[1] ?? english
  const said = inLanguage(hindi, () => {
    translateBy(new Map([['Mumbai', 'मुंबई']]))
    return [
      sayName('Mumbai'),
      sayName('Sold out'),
      sayNames(['Worli', '', 'Mumbai']),
      say('Our projects in {city}', { city: sayName('Mumbai') }),
      say('Results for “{words}”', { words: 'Mumbai' }),
    ]
  })
  expect(said).toEqual(['मुंबई', 'सब बिक गए', 'Worli, मुंबई', 'मुंबई में हमारे प्रोजेक्ट', '“Mumbai” के नतीजे'])
  expect(sayName('Mumbai')).toBe('Mumbai')
})

it('has plurals in English too', async () => {
  await import('./current-language')
  const { say } = await import('./say')
  expect([1, 30].map((count) => say('{count} minutes', { count }))).toEqual(['1 minute', '30 minutes'])
})

it('a language without a catalogue is an error of the configuration', async () => {
  vi.stubEnv('LANGUAGES', 'hi, xx')
  const { offeredLanguages } = await import('./languages')
  expect(() => offeredLanguages()).toThrow('no catalogue for "xx"')
})
