import { read } from '../../support/expected/seeds'
import { STATED } from '../../support/expected/stated-pages'
import { readJsonLd } from '../../support/reading/json-ld'
import { refusedStatements } from '../../support/reading/json-ld-rules'
import { versionsIn, versionsInSitemap } from '../../support/reading/sitemap'
import { test } from '../../support/services/hindi-site'
import { stacks } from '../../support/services/stacks'
import { expect, untilIdle } from '../../support/test'

test('a page in Hindi names its language and its other version', async ({ request }) => {
  const html = headOf(await (await request.get('/hi/about/contact-us')).text()).replace(/http:\/\/[\w.:]+\//g, '/')
  expect(html).toContain('<html lang="hi" data-language="hi">')
  expect(html).toContain('<link rel="canonical" href="/hi/about/contact-us">')
  for (const [code, path] of [
    ['en', ''],
    ['hi', '/hi'],
    ['x-default', ''],
  ]) {
    expect(html).toContain(`<link rel="alternate" hreflang="${code}" href="${path}/about/contact-us">`)
  }
  expect(html).toContain('<meta property="og:locale" content="hi_IN">')
})

test('in the sitemaps a page and its version in Hindi name each other, and English', async ({ request }) => {
  const listed = await versionsInSitemap(request)
  const translated = [...listed].filter(([, versions]) => versions.hi)
  expect(translated.length).toBeGreaterThan(100)
  for (const [path, versions] of translated) {
    expect([versions.en, versions.hi], path).toContain(path)
    expect(versions, path).toEqual({ en: versions.en, hi: versions.hi, 'x-default': versions.en })
    expect(listed.get(versions.en ?? ''), path).toEqual(versions)
    expect(listed.get(versions.hi ?? ''), path).toEqual(versions)
  }
  const untranslated = [...listed].filter(([, versions]) => !versions.hi)
  expect(untranslated.map(([path]) => path)).toContain('/about/who-we-are')
  expect(untranslated.filter(([path, { en }]) => path.startsWith('/hi') || en)).toEqual([])
})

for (const path of [
  '/',
  '/services/retail',
  '/projects',
  '/projects/heron-bend',
  '/projects/calculators/emi',
  '/rera',
  '/technology',
  '/careers',
  '/careers/frontend-engineer-bengaluru',
]) {
  test(`${path} and its version in Hindi name each other, as the sitemaps do`, async ({ request }) => {
    const hindi = path === '/' ? '/hi' : `/hi${path}`
    const listed = await versionsInSitemap(request)
    for (const own of [path, hindi]) {
      const html = await (await request.get(own)).text()
      const head = headOf(html)
      expect(versionsIn(head)).toEqual({ en: path, hi: hindi, 'x-default': path })
      expect(listed.get(own)).toEqual(versionsIn(head))
      expect(canonicalIn(head)).toBe(own)
      expect(html).not.toContain('अभी ज़्यादातर अंग्रेज़ी में')
    }
  })
}

test('pages in Hindi state for machines what search engines accept, with the addresses of their language', async ({
  request,
}) => {
  for (const [path, types] of Object.entries(STATED)) {
    const html = await (await request.get(path === '/' ? '/hi' : `/hi${path}`)).text()
    expect(
      readJsonLd(html).map((thing) => thing['@type']),
      path,
    ).toEqual(expect.arrayContaining([...types]))
    expect(refusedStatements(html), path).toEqual([])
  }
})

for (const path of ['/blog', '/aca', '/insights/research-reports', '/about/who-we-are']) {
  test(`${path} has no text in Hindi, and is not offered as if it had`, async ({ request }) => {
    for (const own of [path, `/hi${path}`]) {
      const html = await (await request.get(own)).text()
      expect(versionsIn(headOf(html))).toEqual({})
      expect(canonicalIn(headOf(html))).toBe(path)
      if (own !== path) expect(/<h1.*?<\/h1>/s.exec(html)?.[0]).toContain('lang="en"')
      expect(html.includes('यह पेज अभी ज़्यादातर अंग्रेज़ी में है।')).toBe(own !== path)
    }
  })
}

test('a report with its summary in Hindi, for lists, and its text in English is not offered as one in Hindi', async ({
  request,
}) => {
  const path = '/insights/research-reports/mumbai-homes-under-two-crore'
  const html = await (await request.get(`/hi${path}`)).text()
  expect(versionsIn(headOf(html))).toEqual({})
  expect(canonicalIn(headOf(html))).toBe(path)
  expect(html).toContain('यह पेज अभी ज़्यादातर अंग्रेज़ी में है।')
  expect((await versionsInSitemap(request)).get(path)).toEqual({})
})

test('an English page leads to the same state of it in Hindi, and back', async ({ request }) => {
  const english = await (await request.get('/projects?city=pune')).text()
  expect(switchOf(english)).toBe('<a href="/hi/projects?city=pune" hrefLang="hi" lang="hi">हिन्दी</a>')
  const hindi = await (await request.get('/hi/projects?city=pune')).text()
  expect(switchOf(hindi)).toBe('<a href="/projects?city=pune" hrefLang="en" lang="en">English</a>')
})

for (const path of [
  '',
  '/about/contact-us',
  '/projects?city=pune',
  '/projects?view=map',
  '/search-result?searchTextFromHeader=pune',
  '/services',
]) {
  test(`links and forms of /hi${path} stay in Hindi; files have one address`, async ({ request }) => {
    const response = await request.get(`/hi${path}`)
    expect(response.status()).toBe(200)
    const html = await response.text()
    const addresses = [...html.matchAll(/<(?:a|form)\s(?![^<>]*hrefLang)[^<>]*?(?:href|action)="(\/[^"]*)"/g)]
    const pages = addresses
      .map(([, address = '']) => address)
      .filter((address) => !/\.\w+$/.test(address.split(/[?#]/)[0] ?? ''))
    expect(pages.length).toBeGreaterThan(50)
    expect(pages.filter((address) => !/^\/hi(?:[/?#]|$)/.test(address))).toEqual([])
  })
}

test('English text on a page in Hindi is marked as such', async ({ page }) => {
  await page.goto('/hi/about/who-we-are')
  await expect(page.getByRole('navigation', { name: 'मुख्य मेन्यू' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
})

for (const [path, title] of [
  ['/projects?city=pune', 'आठ शहरों में बिकाऊ और किराये के प्रोजेक्ट: पुणे | Ashlar'],
  ['/projects/heron-bend', 'Heron Bend, खराडी, पुणे | Ashlar'],
] as const) {
  test(`the title of /hi${path} names its place in Hindi`, async ({ request }) => {
    const html = await (await request.get(`/hi${path}`)).text()
    expect(/<title>([^<]*)/.exec(html)?.[1]).toBe(title)
  })
}

test('a missing page is missing in Hindi', async ({ request }) => {
  const response = await request.get('/hi/no-such-page')
  expect(response.status()).toBe(404)
  expect(/<h1>([^<]*)/.exec(await response.text())?.[1]).toBe('इस पते पर कोई पेज नहीं है')
})

test('a language that the site does not offer has no pages', async ({ request }) => {
  expect((await request.get('/ur/projects')).status()).toBe(404)
  expect((await request.get('/hills')).status()).toBe(404)
  const english = stacks().whole
  expect((await request.get(`${english}/hi`)).status()).toBe(404)
  expect(switchOf(await (await request.get(`${english}/`)).text())).toBeUndefined()
})

test('addresses in Hindi are tidied like others', async ({ request }) => {
  const response = await request.get('/hi/projects/', { maxRedirects: 0 })
  expect([response.status(), response.headers().location]).toEqual([308, '/hi/projects'])
})

test('a form that is refused answers in Hindi, without script', async ({ request }) => {
  const response = await request.post('/hi/api/leads/enquiry', { form: { name: '' } })
  expect(response.status()).toBe(422)
  const html = await response.text()
  expect(headOf(html)).toContain('<html lang="hi" data-language="hi">')
  expect(/<a href="#enquiry-name">([^<]*)/.exec(html)?.[1]).toBe('अपना नाम लिखें')
})

test('a form that is refused answers in Hindi, with script', async ({ page }) => {
  await page.goto('/hi/about/contact-us')
  // Before its script has started, the browser sends the form by itself.
  await untilIdle(page)
  await page.getByRole('button', { name: 'पूछताछ भेजें' }).first().click()
  await expect(page.locator('[data-summary]').first()).toContainText('अपना नाम लिखें')
  await expect(page.locator('[data-summary]').first()).toContainText(/\d जगहें सुधारें/)
})

for (const [path, words] of [
  ['/projects?city=pune&price-max=20000000&rera=yes', ['₹2 करोड़ तक', 'RERA में पंजीकृत', 'सब हटाएँ', 'कब्ज़ा कब तक']],
  ['/projects?price-max=1', ['इन सब शर्तों पर कुछ नहीं मिला', '₹1 की जगह']],
  ['/projects/compare', ['अभी कुछ नहीं चुना गया है']],
  ['/projects/calculators/emi', ['ब्याज, % सालाना', 'हिसाब लगाएँ']],
  ['/search-result?searchTextFromHeader=pune', ['“pune” के नतीजे', 'सबसे अच्छे नतीजे']],
  ['/careers', ['सभी विभाग', 'पद देखें', 'आवेदन की आखिरी तारीख']],
] as const) {
  test(`${path} says its own words in Hindi`, async ({ request }) => {
    const html = (await (await request.get(`/hi${path}`)).text()).replaceAll('\u00a0', ' ')
    for (const said of words) expect(html).toContain(said)
  })
}

test('a project says its own words in Hindi', async ({ page }) => {
  await page.goto('/hi/projects')
  await page.locator('article h3 a').first().click()
  await expect(page.getByRole('navigation', { name: 'इस पेज पर' })).toContainText('परिचय')
  await expect(page.getByRole('heading', { name: 'आसपास क्या है' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'RERA पंजीकरण' })).toBeVisible()
})

test('every project has the same amounts in Hindi as in English', async ({ request }) => {
  // Seventy pages that nobody has asked for yet are rendered one by one.
  test.setTimeout(300_000)
  const amountsIn = async (path: string) => {
    const html = await (await request.get(path)).text()
    const [, section = ''] = /<section[^>]*id="cost"[^>]*>([\s\S]*?)<\/section>/.exec(html) ?? []
    return section.match(/₹[\d,.]*\d/g) ?? []
  }
  let compared = 0
  for (const { slug } of read<{ slug: string }[]>('consolidated-projects')) {
    const amounts = await amountsIn(`/projects/${slug}`)
    expect(await amountsIn(`/hi/projects/${slug}`), slug).toEqual(amounts)
    compared += amounts.length
  }
  expect(compared).toBeGreaterThan(100)
})

for (const [path, words] of [
  ['/projects?city=atlantis&page=-1', ['शहर: “atlantis” हमारे यहाँ नहीं है', '“-1” नाम का कोई पेज नहीं है']],
  ['/projects/compare?ids=nobody', ['“nobody” नाम का कोई प्रोजेक्ट नहीं है']],
  ['/careers?department=alchemy', ['विभाग: “alchemy” हमारे यहाँ नहीं है']],
  ['/search-result?searchTextFromHeader=pune&kind=rumours', ['नतीजे का प्रकार: “rumours” यहाँ नहीं है']],
] as const) {
  test(`/hi${path} says in Hindi what it ignored`, async ({ request }) => {
    const html = await (await request.get(`/hi${path}`)).text()
    const note = /<p [^<>]*role="status"[^<>]*>([^<]*)/.exec(html)?.[1] ?? ''
    for (const said of words) expect(note).toContain(said)
  })
}

test('the letters of Hindi have their typeface, which English pages do not load', async ({ page }) => {
  const loaded = () =>
    page.evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', ''))
    })
  await page.goto('/hi/about/contact-us')
  await expect.poll(loaded).toContain('Anek Devanagari')
  await page.goto('/about/contact-us')
  // The letters of the language's name are a file of their own, for the link to it.
  const inEnglish = await loaded()
  expect(inEnglish).toContain('Anek Devanagari Name')
  expect(inEnglish).not.toContain('Anek Devanagari')
})

function canonicalIn(head: string): string {
  return new URL(/<link rel="canonical" href="([^"]*)"/.exec(head)?.[1] ?? '').pathname
}

function headOf(html: string): string {
  return html.split('</head>', 1)[0] ?? ''
}

function switchOf(html: string): string | undefined {
  return /<a [^<>]*hreflang[^<>]*>[^<]*<\/a>/i.exec(html)?.[0]
}
