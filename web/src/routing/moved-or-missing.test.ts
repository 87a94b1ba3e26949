import { expect, it, vi } from 'vitest'
import { inLanguage } from '@/words/current-language'
import { languages } from '@/words/languages'
import { leadOnByQuery, movedOrMissing } from './moved-or-missing'

const redirects = new Map([
  ['/old', '/new'],
  ['/hi/old', '/new-in-hindi'],
  ['/hi/former', '/new'],
  ['/hi?p=1', '/one'],
])
vi.mock('@/content/readers/former-addresses', () => ({
  readNewAddress: async (path: string) => redirects.get(path) ?? null,
}))

it.each([
  ['hi', '/former', '/new'],
  ['hi', '/old', '/new-in-hindi'],
  ['en', '/old', '/new'],
  ['en', '/former', null],
])('the old address of a page in one language leads from there alone: %s %s', async (code, path, to) => {
  const language = languages.find((one) => one.code === code) ?? languages[0]
  const asked = inLanguage(language as (typeof languages)[number], () => movedOrMissing(path))
  await expect(asked).rejects.toMatchObject(to ? { name: 'PageElsewhere', address: to } : { name: 'PageMissing' })
})

it('and so does one with a query', async () => {
  const hindi = languages.find(({ code }) => code === 'hi') as (typeof languages)[number]
  await expect(inLanguage(hindi, () => leadOnByQuery('/?p=1'))).rejects.toMatchObject({ address: '/one' })
  await expect(leadOnByQuery('/?p=1')).resolves.toBeUndefined()
})
