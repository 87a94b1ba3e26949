import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.stubEnv('LANGUAGES', 'hi,ur'))
afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function inLanguageOf(code: string, html: string): Promise<string> {
  const { localisedHtml } = await import('./localised-html')
  const { english, offeredLanguages } = await import('@/words/languages')
  return localisedHtml(html, offeredLanguages().find((language) => language.code === code) ?? english)
}

const inHindi = (html: string) => inLanguageOf('hi', html)

it('keeps links and forms to our own pages in the language', async () => {
  expect(await inHindi('<a class="x" href="/projects?city=pune">पुणे</a><form action="/api/leads/enquiry">')).toBe(
    '<a class="x" href="/hi/projects?city=pune">पुणे</a><form action="/hi/api/leads/enquiry">',
  )
})

it('knows a file by its path, not by a dot in a query or an anchor', async () => {
  const [area, mark] = ['/projects?city=pune&amp;locality=pune.baner', '/services#stage.two']
  expect(await inHindi(`<a href="${area}">अ</a><a href="${mark}">अ</a><a href="/llms.txt?v=1">अ</a>`)).toBe(
    `<a href="/hi${area}">अ</a><a href="/hi${mark}">अ</a><a href="/llms.txt?v=1">अ</a>`,
  )
})

it('leaves files, other sites, anchors, and links to other languages as they are', async () => {
  const html =
    '<a href="/hi/projects">अ</a><a href="/media/a.jpg">अ</a><a href="/llms.txt">अ</a><a href="https://a.example/b">अ</a><a href="#x">अ</a><a href="/" hrefLang="en" lang="en">English</a>'
  expect(await inHindi(html)).toBe(html)
})

it('keeps English text in order whose element cannot say so', async () => {
  const html = '<p><span>قیمت</span> ₹1.17 crore</p><label><input name="a">Compare.</label><p><b>قیمت</b> and more.</p>'
  expect(await inLanguageOf('ur', html)).toBe(
    '<p><span>قیمت</span> \u2066₹1.17 crore\u2069</p><label><input name="a">\u2066Compare.\u2069</label><p><b>قیمت</b> and more.</p>',
  )
})

it('marks English text, and no other', async () => {
  expect(await inHindi('<p>Homes by the lake<b>घर Ashlar का</b></p><p>₹2</p><p lang="en">A home</p>')).toBe(
    '<p lang="en">Homes by the lake<b>घर Ashlar का</b></p><p>₹2</p><p lang="en">A home</p>',
  )
  expect(await inHindi('<label><input name="a">Compare</label>')).toBe('<label><input name="a">Compare</label>')
})

it('marks an English line as a whole that begins with an emphasised figure or word', async () => {
  expect(await inHindi('<p class="x"><strong>62%</strong> of all leases</p><p><b>62%</b> पट्टे</p>')).toBe(
    '<p class="x" lang="en"><strong>62%</strong> of all leases</p><p><b>62%</b> पट्टे</p>',
  )
  expect(await inHindi('<li><strong>Land.</strong> We read <a href="#x">its papers</a><li><b>A title</b> घर')).toBe(
    '<li lang="en"><strong lang="en">Land.</strong> We read <a href="#x" lang="en">its papers</a><li><b lang="en">A title</b> घर',
  )
  expect(
    await inHindi('<p><b>62%</b></p><a href="#x"><b>A title</b></a><div><b>9</b><p>Homes by the lake</p></div>'),
  ).toBe(
    '<p><b>62%</b></p><a href="#x"><b lang="en">A title</b></a><div><b>9</b><p lang="en">Homes by the lake</p></div>',
  )
})

it('keeps numbers in parts from left to right where the page runs from right to left, and nowhere else', async () => {
  const html = '<p>فون +91 22 6900 0100</p><dd>2019–2024</dd><b>₹1,20,000 – 2,40,000</b><textarea>9–10</textarea>'
  expect(await inLanguageOf('ur', html)).toBe(
    '<p>فون \u2066+91 22 6900 0100\u2069</p><dd>\u20662019–2024\u2069</dd><b>\u2066₹1,20,000 – 2,40,000\u2069</b><textarea>9–10</textarea>',
  )
  expect(await inLanguageOf('ur', '<p>9:30–18:30 daily</p><p>3, 4</p>')).toBe(
    '<p lang="en">9:30–18:30 daily</p><p>3, 4</p>',
  )
  expect(await inHindi(html)).toBe(html)
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
      '<p>: Homes, Worli, Mumbai.</p><p>Mumbai, the city of seven islands</p><option value="mumbai">Mumbai</option><a href="/x"><svg></svg>Sales &amp; Marketing</a><img alt="Mumbai"><b>Mumbai Port</b><p>ब्रोकर, Sundar Vaddo Homes, Mumbai</p><p>घर Mumbai, में</p><p>Plot 4, Mumbai, Fort 400 001</p>',
      hindi,
    )
  })
  expect(made).toBe(
    '<p>: घर, Worli, मुंबई.</p><p lang="en">Mumbai, the city of seven islands</p><option value="mumbai">मुंबई</option><a href="/hi/x"><svg></svg>बिक्री &#60;और&#62; मार्केटिंग</a><img alt="मुंबई"><b lang="en">Mumbai Port</b><p>ब्रोकर, Sundar Vaddo Homes, मुंबई</p><p>घर Mumbai, में</p><p lang="en">Plot 4, Mumbai, Fort 400 001</p>',
  )
})
