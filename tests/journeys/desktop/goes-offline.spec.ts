import type { Page } from '@playwright/test'
import { allOf, read } from '../../support/expected/seeds'
import { expectAccessible } from '../../support/reading/axe'
import { type FaultyProxy, startFaultyProxy } from '../../support/services/faulty-proxy'
import { startSite } from '../../support/services/site-instance'
import { stacks } from '../../support/services/stacks'
import { test as base, expect, headerIsReady, untilIdle, visit } from '../../support/test'
import { useMap } from '../../support/visiting/map'

const [first = '', second = ''] = read<{ slug: string }[]>('consolidated-projects').map(({ slug }) => slug)
const COMPARISON = `/projects/compare?ids=${first}&ids=${second}`
const SEEN = ['/', '/projects', `/projects/${first}`, '/services/retail', COMPARISON]
const PRIVATE = ['/newsletter', '/your-enquiry', '/search-result?searchTextFromHeader=office', '/enquiry/received']

/** As /cookies promises. */
const MOST_PAGES = 40

/** The site behind a network that can be switched off. */
const test = base.extend<{ network: FaultyProxy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  network: async ({}, use) => {
    const network = await startFaultyProxy(stacks().whole)
    await use(network)
    await network.stop()
  },
  baseURL: async ({ network }, use) => {
    await use(network.url)
  },
})

test.use({ serviceWorkers: 'allow' })

/** Paths and queries of the pages that the browser has stored. */
function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('kept-pages'))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => url.slice(location.origin.length))
  })
}

async function seePages(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await visit(page, path)
    await expect.poll(() => keptPages(page), `${path} is kept`).toContain(path)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  }
}

const fromEarlier = (page: Page) => page.getByRole('complementary', { name: 'From an earlier visit' })

test('after five pages the network fails: those pages open, others say so and link to them, and no form pretends to work', async ({
  page,
  network,
  watch,
}) => {
  // Ten pages, two of them with axe.
  test.setTimeout(120_000)
  watch.expect(/ERR_|503/)
  await seePages(page, SEEN)
  await visit(page, '/projects?utm_source=a-letter')
  network.fault = 'stopped'

  for (const path of SEEN) {
    await visit(page, path)
    await expect(fromEarlier(page), path).toContainText(/as it was on \d+ \w+ \d{4}, \d\d:\d\d/)
    // It must not be behind the sticky header.
    await fromEarlier(page).getByRole('link').click({ trial: true })
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    const fields = page.locator('form[method="post"] :is(input:not([type="hidden"]), select, textarea, button)')
    expect(await fields.count(), path).toBeGreaterThan(0)
    expect(await fields.evaluateAll((all) => all.filter((field) => !field.matches(':disabled')).length), path).toBe(0)
  }
  await expect(page.locator('form[data-newsletter]')).toContainText('This form needs the network.')
  await expect(page.locator('thead th')).toHaveCount(2)
  await expectAccessible(page)

  const answer = await page.goto('/about/contact-us')
  expect(answer?.status()).toBe(503)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The site cannot be reached')
  const list = page.getByRole('region', { name: 'Pages that you have seen' })
  const links = await list.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  // Campaign parameters do not make another page.
  expect(links.toSorted()).toEqual(SEEN.toSorted())
  await expectAccessible(page)
  await list.locator(`a[href="${COMPARISON}"]`).click()
  await expect(page.locator('thead th')).toHaveCount(2)

  network.fault = null
  await fromEarlier(page).getByRole('link', { name: 'Load it again' }).click()
  await headerIsReady(page)
  await expect(fromEarlier(page)).toHaveCount(0)
  await expect(page.locator('form[data-newsletter] input:not([type="hidden"])')).toBeEnabled()
})

test('without a network, notes and the offline page are in the language of the visited pages', async ({
  page,
  network,
  watch,
}) => {
  test.setTimeout(120_000)
  watch.expect(/ERR_|503/)
  const { url, stop } = await startSite({ LANGUAGES: 'hi' })
  try {
    network.target = url
    await seePages(page, ['/hi/services'])
    const isHindiKept = () => page.evaluate(async () => (await caches.match('/hi/offline')) !== undefined)
    // The site has just started.
    await expect.poll(isHindiKept, { timeout: 80_000 }).toBe(true)
    network.fault = 'stopped'
    await visit(page, '/hi/services')
    const note = page.getByRole('complementary', { name: 'पहले देखा हुआ पेज' })
    await expect(note).toContainText(/जैसा \d+ [ऀ-ॿ]+ \d{4}, \d\d:\d\d बजे था/)
    await expect(page.locator('form[data-newsletter]')).toContainText('इस फ़ॉर्म के लिए नेटवर्क चाहिए।')
    expect((await page.goto('/hi/projects'))?.status()).toBe(503)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('साइट तक पहुँच नहीं हो पा रही')
    await expect(page).toHaveTitle(/^ऑफ़लाइन/)
    await expect(page.getByRole('region', { name: 'जो पेज आप देख चुके हैं' })).toContainText(/\d\d:\d\d बजे देखा था/)
  } finally {
    await stop()
  }
})

test('without a network the map says so, and reports no error of its script', async ({ page, network, watch }) => {
  watch.expect(/ERR_|503/)
  const path = '/projects?city=pune&view=map'
  await seePages(page, [path])
  await useMap(page)
  network.fault = 'stopped'
  await visit(page, path)
  await page.keyboard.press('Shift')
  await expect(page.locator('[data-project-map]')).toHaveAttribute('data-state', 'failed')
  await expect(page.locator('[data-map-words]')).toBeVisible()
})

test('a network that never answers runs into a timeout', async ({ page, network, watch }) => {
  watch.expect(/ERR_/)
  await seePages(page, ['/services'])
  network.fault = 'paused'
  await page.goto('/services', { waitUntil: 'domcontentloaded' })
  await expect(fromEarlier(page)).toBeVisible()
})

test('private pages and search results are not stored', async ({ page, network, watch }) => {
  watch.expect(/ERR_|503|404/)
  await seePages(page, ['/services'])
  for (const path of PRIVATE) await page.goto(path)
  await seePages(page, ['/projects'])
  expect((await keptPages(page)).filter((path) => PRIVATE.includes(path))).toEqual([])
  network.fault = 'stopped'
  await page.goto(PRIVATE[0] ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The site cannot be reached')
})

test('a part of a film, and a script that is gone, come past the worker as they are', async ({ page, watch }) => {
  watch.expect(/status of (?:404|416)/)
  await seePages(page, ['/', '/projects'])
  const film = (await page.locator('[data-film-src]').first().getAttribute('data-film-src')) ?? ''
  const asked = await page.evaluate(
    async ([film, gone]) => {
      const ask = async (path = '', range = '') => {
        const answer = await fetch(path, range ? { headers: { Range: range } } : {})
        const { status, headers } = answer
        return [status, headers.get('content-range') ?? '', (await answer.arrayBuffer()).byteLength] as const
      }
      return {
        // Twice: what the worker had stored of the first would be the answer to the second.
        parts: [await ask(film, 'bytes=0-1'), await ask(film, 'bytes=2-5'), await ask(film, 'bytes=999999999999-')],
        gone: (await ask(gone))[0],
        kept: (
          await Promise.all(
            (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
          )
        ).flat(),
      }
    },
    [film, '/_astro/gone.0000.js'],
  )
  expect(asked.parts.map(([status]) => status)).toEqual([206, 206, 416])
  expect(asked.parts.slice(0, 2).map(([, range, bytes]) => [range.replace(/\/\d+$/, ''), bytes])).toEqual([
    ['bytes 0-1', 2],
    ['bytes 2-5', 4],
  ])
  expect(asked.gone).toBe(404)
  expect(asked.kept.filter((url) => url.includes('gone') || url.endsWith(film))).toEqual([])
})

test('the browser stores only the last forty pages, and none of an earlier build', async ({ page }) => {
  // The site renders each of them for the first time.
  test.setTimeout(180_000)
  const seen = read<{ slug: string }[]>('consolidated-projects').map(({ slug }) => `/projects/${slug}`)
  const more = allOf<{ slug: string }>('posts').map(({ slug }) => `/blog/${slug}`)
  const paths = [...seen, ...more].slice(0, MOST_PAGES + 2)
  expect(paths).toHaveLength(MOST_PAGES + 2)
  // No page, so that no worker is installed yet.
  await page.goto('/robots.txt')
  await page.evaluate(() => caches.open('kept-pages of-an-earlier-build'))
  await seePages(page, ['/services'])
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).join())).not.toContain('earlier')
  for (const path of paths) {
    // As a page does for what had loaded before the worker.
    await page.evaluate(
      async (keep) => (await navigator.serviceWorker.ready).active?.postMessage({ keep: [keep] }),
      path,
    )
    await expect.poll(() => keptPages(page)).toContain(path)
  }
  await expect.poll(async () => (await keptPages(page)).toSorted()).toEqual(paths.slice(2).toSorted())
})

test('/cookies lists what is stored', async ({ page }) => {
  await seePages(page, ['/cookies'])
  const held = await page.evaluate(async () => [
    ...(await caches.keys()).map((name) => name.split(' ')[0]),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ])
  expect(held.toSorted()).toEqual(['kept-files', 'kept-pages', 'workbox-expiration'])
  const listed = await page.locator('#kept h3').allTextContents()
  expect(listed).toEqual(expect.arrayContaining(held))
})

test('a visitor with data saving on gets no service worker', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const asked: string[] = []
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname))
  await visit(page, '/services')
  await untilIdle(page)
  expect(asked.filter((path) => path.startsWith('/service-worker') || path === '/offline')).toEqual([])
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test('when the operator switches offline pages off, the worker and its storage are removed', async ({
  page,
  network,
}) => {
  test.setTimeout(90_000)
  await seePages(page, ['/services'])
  const off = await startSite({ OFFLINE_PAGES: 'off' })
  try {
    network.target = off.url
    await page.goto('/services')
    const left = () =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: await caches.keys(),
      }))
    // A browser looks for a newer worker when it is idle.
    await expect.poll(left, { timeout: 80_000 }).toEqual({ workers: 0, caches: [] })
    await visit(page, '/projects')
    await untilIdle(page)
    expect(await left()).toEqual({ workers: 0, caches: [] })
  } finally {
    await off.stop()
  }
})
