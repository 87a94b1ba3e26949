import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.stubEnv('LANGUAGES', 'hi'))
afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function inHindi(html: string): Promise<string> {
  const { localisedHtml } = await import('./localised-html')
  const { english, offeredLanguages } = await import('@/words/languages')
  return localisedHtml(html, offeredLanguages()[1] ?? english)
}

it('keeps links and forms to our own pages in the language', async () => {
  expect(await inHindi('<a class="x" href="/projects?city=pune">पुणे</a><form action="/api/leads/enquiry">')).toBe(
    '<a class="x" href="/hi/projects?city=pune">पुणे</a><form action="/hi/api/leads/enquiry">',
  )
})

it('leaves files, other sites, anchors, and links to other languages as they are', async () => {
  const html =
    '<a href="/hi/projects">अ</a><a href="/media/a.jpg">अ</a><a href="/llms.txt">अ</a><a href="https://a.example/b">अ</a><a href="#x">अ</a><a href="/" hrefLang="en" lang="en">English</a>'
  expect(await inHindi(html)).toBe(html)
})

it('marks English text, and no other', async () => {
  expect(await inHindi('<p>Homes by the lake<b>घर Ashlar का</b></p><p>₹2</p><p lang="en">A home</p>')).toBe(
    '<p lang="en">Homes by the lake<b>घर Ashlar का</b></p><p>₹2</p><p lang="en">A home</p>',
  )
  expect(await inHindi('<label><input name="a">Compare</label>')).toBe('<label><input name="a">Compare</label>')
})

it('translates names that stand alone, in texts and in attributes', async () => {
  const { inLanguage, translateBy } = await import('@/words/current-language')
  const { english, offeredLanguages } = await import('@/words/languages')
  const { localisedHtml } = await import('./localised-html')
  const hindi = offeredLanguages()[1] ?? english
  const names = new Map([
    ['Mumbai', 'मुंबई'],
    ['Homes', 'घर'],
    ['Sales & Marketing', 'बिक्री <और> मार्केटिंग'],
  ])
  const made = inLanguage(hindi, () => {
    translateBy(names)
    return localisedHtml(
      '<p>: Homes, Worli, Mumbai.</p><p>Mumbai, the city of seven islands</p><option value="mumbai">Mumbai</option><a href="/x"><svg></svg>Sales &amp; Marketing</a><img alt="Mumbai"><b>Mumbai Port</b>',
      hindi,
    )
  })
  expect(made).toBe(
    '<p>: घर, Worli, मुंबई.</p><p lang="en">Mumbai, the city of seven islands</p><option value="mumbai">मुंबई</option><a href="/hi/x"><svg></svg>बिक्री &#60;और&#62; मार्केटिंग</a><img alt="मुंबई"><b lang="en">Mumbai Port</b>',
  )
})
