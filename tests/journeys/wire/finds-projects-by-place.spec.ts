import { slugOf } from '@ashlar/contract'
import { read } from '../../support/expected/seeds'
import { pageFacts } from '../../support/reading/html'
import { pathsOfSitemap } from '../../support/reading/sitemap'
import { expect, test } from '../../support/test'

const cities = read<{ name: string; slug: string }[]>('cities')
const projects = read<{ name: string; city: string; locality: string }[]>('consolidated-projects')

/** Cards and labels say the same wherever a project or a field stands; so do figures, which are no sentences. */
const SAID_AGAIN = 'article, form, dt, th, summary, h2, nav, figcaption, table, button, .sr-only'

const places = cities.flatMap(({ name, slug }) => {
  const inCity = projects.filter(({ city }) => city === name)
  const localities = [...new Set(inCity.map(({ locality }) => slugOf(locality)))].filter(Boolean)
  if (inCity.length === 0) return []
  return [`/projects/in/${slug}`, ...localities.map((locality) => `/projects/in/${slug}/${locality}`)]
})

test('every city and locality with a project has a page, which the sitemap lists', async ({ request }) => {
  const listed = (await pathsOfSitemap(request)).filter((path) => path.startsWith('/projects/in/'))
  expect(listed.toSorted()).toEqual(places.toSorted())
  for (const path of places) expect.soft((await request.get(path)).status(), path).toBe(200)
})

test('a place without a project has none', async ({ request }) => {
  for (const path of [
    '/projects/in',
    '/projects/in/atlantis',
    '/projects/in/pune/worli',
    '/projects/in/pune/baner/one',
  ])
    expect.soft((await request.get(path)).status(), path).toBe(404)
})

test('no two places say the same sentence, apart from labels and cards', async ({ page }) => {
  const saidAt = new Map<string, string[]>()
  for (const path of places) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const sentences = await page.getByRole('main').evaluate((main, labels) => {
      for (const label of main.querySelectorAll(labels)) label.remove()
      const texts = [...main.querySelectorAll('p, dd, li')].map(({ textContent }) => textContent ?? '')
      return texts.flatMap((text) => text.split(/(?<=[.!?]) /)).map((one) => one.replace(/\s+/g, ' ').trim())
    }, SAID_AGAIN)
    for (const sentence of new Set(sentences.filter((one) => /[.!?]$/.test(one))))
      saidAt.set(sentence, [...(saidAt.get(sentence) ?? []), path])
  }
  expect(saidAt.size).toBeGreaterThan(100)
  expect([...saidAt].filter(([, paths]) => paths.length > 1)).toEqual([])
})

test('a list that is narrowed to a place names the page of the place as the original', async ({ page, request }) => {
  for (const [list, original] of [
    ['/projects?city=pune', '/projects/in/pune'],
    ['/projects?city=pune&locality=pune.baner', '/projects/in/pune/baner'],
    ['/projects?city=pune&status=ready-to-move-in', '/projects?city=pune&status=ready-to-move-in'],
    ['/projects?city=pune&city=mumbai', '/projects?city=mumbai&city=pune'],
  ] as const) {
    const { canonical } = await pageFacts(page, await request.get(list))
    const { pathname, search } = new URL(canonical)
    expect.soft(pathname + search, list).toBe(original)
  }
})

test('a project leads to its city, and a city to its localities', async ({ page }) => {
  await page.goto('/projects/in/pune')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects in Pune')
  await page
    .getByRole('navigation', { name: 'Localities of Pune' })
    .getByRole('link', { name: /Kharadi/ })
    .click()
  await expect(page).toHaveURL(/\/projects\/in\/pune\/kharadi$/)
  // The others are named with their distances, the nearest first.
  await expect(page.getByRole('heading', { name: 'Elsewhere in Pune' })).toBeVisible()
  const others = page.getByRole('navigation', { name: 'Elsewhere in Pune' }).getByRole('link')
  const distances = (await others.allTextContents()).map((words) => Number(/(\d+)\u00a0km/.exec(words)?.[1]))
  expect(distances.length).toBeGreaterThan(1)
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  const [project] = projects.filter(({ locality }) => locality === 'Kharadi')
  await page
    .getByRole('link', { name: project?.name ?? '' })
    .first()
    .click()
  await page.getByRole('link', { name: 'All our projects in Pune' }).click()
  await expect(page).toHaveURL(/\/projects\/in\/pune$/)
})
