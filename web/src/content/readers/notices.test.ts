import { builtInNotices } from '@ashlar/contract'
import { afterEach, expect, it, vi } from 'vitest'

const records = vi.hoisted(() => ({ notices: [] as unknown[] }))

vi.mock('../library/library', async (original) => ({
  ...(await original<object>()),
  collection: () => async () => records.notices,
}))
vi.mock('./settings', () => ({ readSettings: async () => ({ brandName: 'Quoins' }) }))

afterEach(() => vi.resetModules())

async function noticeIn(code: string, published: unknown[] = []) {
  records.notices = published
  const { languages } = await import('@/words/languages')
  const { inLanguage } = await import('@/words/current-language')
  const { readNotices } = await import('./notices')
  const language = languages.find((one) => one.code === code)
  if (!language) throw new Error(`no ${code}`)
  return inLanguage(language, async () => (await readNotices())['general-leads'])
}

const builtIn = builtInNotices['general-leads']

it('a form without a published notice shows the built-in words, in the language of the page', async () => {
  expect(await noticeIn('en')).toMatchObject({
    agree: 'I agree that Quoins uses these details to answer me.',
    version: builtIn.version,
  })
  expect((await noticeIn('hi')).agree).toMatch(/Quoins .*\p{Script=Devanagari}/u)
})

it('a published notice has its own words and version; words that are still built in are said by the catalogue', async () => {
  const written = { ...builtIn, agree: 'Yes, {brand}.', version: '2027-01-02.3' }
  const notice = await noticeIn('hi', [written])
  expect(notice).toMatchObject({ agree: 'Yes, Quoins.', version: '2027-01-02.3' })
  expect(notice.marketing).toMatch(/\p{Script=Devanagari}/u)
})
