import type { Page } from '@playwright/test'
import { read } from '../../support/expected/seeds'
import { expect, test, visit } from '../../support/test'
import { leadForm } from '../../support/visiting/leads'

interface SeededProject {
  slug: string
  name: string
  projectStatus: string
  reraRegistrations: { number: string; url: string; validUntil?: string; covers?: string }[]
  rentPerSqFt: number | null
  costComponents: { amount: number }[]
  description: string
  sitePlan: { width: number; depth: number; parts: { name: string }[] }
}

const projects = read<SeededProject[]>('consolidated-projects')

function one(what: string, fits: (project: SeededProject) => boolean): SeededProject {
  const found = projects.find(fits)
  if (!found) throw new Error(`the seeds hold no project ${what}`)
  return found
}

const open = one('for sale', ({ projectStatus, rentPerSqFt, reraRegistrations }) =>
  Boolean(projectStatus !== 'Sold out' && rentPerSqFt === null && reraRegistrations.length > 0),
)
const soldOut = one('that is sold out', ({ projectStatus }) => projectStatus === 'Sold out')
const leased = one('to let', ({ rentPerSqFt, costComponents }) => rentPerSqFt !== null && costComponents.length > 0)

/** Window sizes of laptops, one of them low. */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 650 },
]

/** A small telephone, on which the buttons and the bar of sections meet at the lower edge. */
const SMALL = { width: 360, height: 740 }

/** Whether nothing lies over the middle of each edge. */
function isUncovered(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const points: [number, number][] = [
    [x, top + 2],
    [x, bottom - 2],
    [left + 2, y],
    [right - 2, y],
  ]
  return points.every(([at, down]) => element.contains(document.elementFromPoint(at, down)))
}

/** The words of an element that are broken over two lines. */
function brokenWords(element: Element): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (range.getClientRects().length > 1) broken.push(word)
    }
  }
  return broken
}

function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 960
}

test('each registration has a link to its regulator, the regulator’s address in words, and a QR code', async ({
  page,
}) => {
  await visit(page, `/projects/${open.slug}`)
  const rera = page.locator('#rera')
  for (const { number, url } of open.reraRegistrations) {
    const entry = rera.getByRole('listitem').filter({ hasText: number })
    await expect(entry.locator(`a[href="${url}"]`)).toBeVisible()
    await expect(entry.getByRole('img')).toBeVisible()
    // In words too, for paper and for those who cannot scan.
    await expect(entry.getByText(new URL(url).host)).toBeVisible()
  }
})

test('each of two registrations says which part of the project it covers', { tag: '@once' }, async ({ page }) => {
  const parted = one('registered in parts', ({ reraRegistrations }) =>
    Boolean(reraRegistrations.length > 1 && reraRegistrations[0]?.covers),
  )
  await visit(page, `/projects/${parted.slug}`)
  for (const { number, covers = '' } of parted.reraRegistrations) {
    const entry = page.locator('#rera').getByRole('listitem').filter({ hasText: number })
    await expect(entry.getByText(covers, { exact: true })).toBeVisible()
  }
  // One regulator has one address, and so one code.
  expect(new Set(parted.reraRegistrations.map(({ url }) => url)).size).toBe(1)
  await expect(page.locator('#rera').getByRole('img')).toHaveCount(1)
})

test('the site is drawn, and its named parts are listed', { tag: '@once' }, async ({ page }) => {
  await visit(page, `/projects/${open.slug}`)
  const site = page.locator('#site-plan')
  await expect(site.getByRole('img', { name: /^Site plan of / })).toBeVisible()
  const named = open.sitePlan.parts.filter(({ name }) => name)
  await expect(site.getByRole('list').getByRole('listitem')).toHaveCount(named.length)
})

test('an expired registration is not shown as valid', { tag: '@once' }, async ({ page }) => {
  const over = one('with a registration that ran out', ({ reraRegistrations }) =>
    reraRegistrations.some(({ validUntil }) => validUntil && validUntil < '2026-01-01'),
  )
  await visit(page, `/projects/${over.slug}`)
  const rera = page.locator('#rera')
  await expect(rera.getByText('Expired on', { exact: true })).toBeVisible()
  await expect(rera.getByText('Valid until')).toHaveCount(0)
})

test('the costs of a sale are added up, those of a lease are not', async ({ page }) => {
  await visit(page, `/projects/${open.slug}`)
  const rupees = (text: string) => Number(text.replace(/\D/g, ''))
  const shown = (await page.locator('#cost tbody td').allTextContents()).map(rupees)
  expect(shown.slice(0, open.costComponents.length)).toEqual(open.costComponents.map(({ amount }) => amount))
  // Stamp duty, registration and GST are listed below the developer's prices.
  expect(shown).toHaveLength(open.costComponents.length + 3)
  const total = `₹${new Intl.NumberFormat('en-IN').format(shown.reduce((sum, amount) => sum + amount, 0))}`
  await expect(page.locator('#cost tfoot td')).toHaveText(total)
  await expect(page.locator('#cost tfoot td')).toBeVisible()
  await expect(page.locator('#cost tfoot th')).toHaveText('Total')
  // The same sum on the first screen, and in the calculator.
  await expect(page.getByRole('main').locator('> header a[href="#cost"]')).toHaveText(total)
  const calculator = page.locator('#cost').getByRole('link', { name: 'Price with duties and GST' })
  const counted = (await calculator.getAttribute('href')) ?? ''
  await visit(page, counted)
  await expect(page.locator('section#result tfoot td')).toHaveText(total)
  await visit(page, `/projects/${leased.slug}`)
  await expect(page.locator('#cost tbody tr')).toHaveCount(leased.costComponents.length)
  await expect(page.locator('#cost tfoot')).toHaveCount(0)
})

test('the stones of a kind of unit stand with its price, and open its plan', { tag: '@once' }, async ({ page }) => {
  await visit(page, `/projects/${open.slug}`)
  const rows = page.locator('#plans summary:has(svg[data-homes])')
  expect(await rows.count()).toBeGreaterThan(1)
  for (const row of await rows.all()) await expect(row).toContainText('₹')
  const plan = page.locator('#plans details[name="plans"]').nth(1)
  await expect(plan).not.toHaveAttribute('open')
  await rows.nth(1).locator('svg[data-homes]').click()
  await expect(plan).toHaveAttribute('open')
  // Each room has its name, or the number that it has in the list.
  const drawn = await plan.locator('svg[role="img"]').getByText(/^\d+$/).allTextContents()
  const listed = await plan
    .getByRole('list', { name: /^Rooms of/ })
    .locator('b')
    .allTextContents()
  expect(listed).toEqual(drawn)
  await expect(plan.locator('svg[role="img"]').getByText(/^Kitchen/)).toBeVisible()
})

test('a kind of unit lights its floors in the building, pointed at, by keyboard and chosen', { tag: '@once' }, async ({
  page,
}) => {
  await visit(page, `/projects/${open.slug}`)
  const rows = page.locator('#plans summary:has(svg[data-homes])')
  const fillOf = (row: number) =>
    rows
      .nth(row)
      .locator('svg[data-floors] path')
      .nth(1)
      .evaluate((floors) => getComputedStyle(floors).fill)
  const [chosen, still] = [await fillOf(0), await fillOf(1)]
  expect(chosen).not.toBe(still)
  await rows.nth(2).locator('svg[data-homes]').hover()
  await expect.poll(() => fillOf(2)).toBe(chosen)
  expect(await fillOf(0)).toBe(still)
  await page.mouse.move(0, 0)
  await rows.nth(0).focus()
  for (let row = 0; row < 2; row += 1) {
    await expect(rows.nth(row)).toBeFocused()
    await page.keyboard.press('Tab')
  }
  await expect(rows.nth(2)).toBeFocused()
  await expect.poll(() => fillOf(2)).toBe(chosen)
  // What the colours say stands in words too, and the floors open the plan.
  await expect(rows.nth(2)).toContainText(/Floors \d+ to \d+/)
  await rows.nth(2).locator('svg[data-floors] path').nth(1).click()
  await expect(page.locator('#plans details[name="plans"]').nth(2)).toHaveAttribute('open')
  await expect.poll(() => fillOf(2)).toBe(chosen)
})

test('a project can be asked about and visited', async ({ page }) => {
  await visit(page, `/projects/${open.slug}`)
  // On a narrow screen the two steps are in reach of the thumb.
  const step = (name: RegExp) => page.getByRole('main').getByRole('link', { name }).filter({ visible: true })
  await step(/^(Ask about this project|Enquire)$/).click()
  await expect(page.locator('section#enquiry')).toBeInViewport()
  await expect(page.locator('section#enquiry a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible()
  await expect(leadForm(page, 'project').field('name')).toBeVisible()
  await expect(leadForm(page, 'site-visit').field('name')).toBeHidden()
  // Only one form is open at a time.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await step(/^Book a (site )?visit$/).click()
  await expect(leadForm(page, 'site-visit').field('name')).toBeVisible()
  await expect(leadForm(page, 'project').field('name')).toBeHidden()
})

test('the whole description is read without pressing, and a person to ask has a name', async ({ page }) => {
  await visit(page, `/projects/${open.slug}`)
  const paragraphs = open.description.split('\n\n')
  await expect(page.locator('#about').getByText(paragraphs.at(-1) ?? '')).toBeVisible()
  const ask = page.locator('section#enquiry')
  const names = read<{ name: string; phone: string }[]>('leaders')
  const person = names.find(({ phone }) => phone === '+91 22 0000 0206')
  await expect(ask.getByText(person?.name ?? '')).toBeVisible()
  await expect(ask.locator(`a[href="tel:${person?.phone.replaceAll(' ', '')}"]`)).toBeVisible()
})

test('a sold project says so and shows similar ones', async ({ page }) => {
  await visit(page, `/projects/${soldOut.slug}`)
  await expect(page.getByText('Every unit here is sold.')).toBeVisible()
  await expect(page.locator('#site-visit')).toHaveCount(0)
  const similar = page.locator('#similar h3')
  expect(await similar.count()).toBeGreaterThan(0)
  const sold = projects.filter(({ projectStatus }) => projectStatus === 'Sold out').map(({ name }) => name)
  for (const name of await similar.allTextContents()) expect(sold).not.toContain(name)
})

test('the first screen has price, area, date, place and the two steps', async ({ page }) => {
  await visit(page, `/projects/${open.slug}`)
  const opening = page.getByRole('main').locator('> header')
  for (const size of [page.viewportSize() ?? { width: 0, height: 0 }, ...(isNarrow(page) ? [SMALL] : SIZES)]) {
    await page.setViewportSize(size)
    const name = opening.getByRole('heading', { level: 1 })
    await expect(name).toBeInViewport({ ratio: 1 })
    const [picture, words] = await Promise.all([opening.getByRole('figure').boundingBox(), name.boundingBox()])
    expect((picture?.y ?? 0) < (words?.y ?? 0), 'the picture comes first').toBe(true)
    for (const label of ['Price', 'Carpet area', 'Possession']) {
      const stone = opening.getByRole('term').filter({ hasText: label }).locator('xpath=..')
      await expect(stone, label).toBeInViewport({ ratio: 1 })
    }
    const steps = page
      .getByRole('main')
      .getByRole('link', { name: /^(Ask about this project|Enquire|Book a (site )?visit)$/ })
    const shown = steps.filter({ visible: true })
    await expect(shown).toHaveCount(2)
    for (const step of await shown.all()) {
      await expect(step).toBeInViewport({ ratio: 1 })
      expect(await step.evaluate(isUncovered), `${size.width}x${size.height}`).toBe(true)
    }
  }
})

test('the names of the parts of a site keep their words whole in half of a narrow page', async ({ page }) => {
  const upright = one('with a tall site', ({ sitePlan }) => sitePlan.depth > sitePlan.width)
  await visit(page, `/projects/${upright.slug}`)
  const parts = page.getByRole('list', { name: `Parts of the site of ${upright.name}` })
  for (const width of [1024, 1180, 1343]) {
    await page.setViewportSize({ width, height: 820 })
    expect(await parts.evaluate(brokenWords), `${width}`).toEqual([])
  }
})

test('the bar of sections stays visible, links to each and marks the current one', async ({ page }) => {
  await visit(page, `/projects/${open.slug}`)
  const bar = page.getByRole('main').getByRole('navigation', { name: 'On this page' })
  for (const link of await bar.getByRole('link').all()) {
    const id = ((await link.getAttribute('href')) ?? '').slice(1)
    await link.click()
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
    await expect(bar).toBeInViewport({ ratio: 0.9 })
  }
  await bar.getByRole('link', { name: 'Amenities' }).click()
  await expect(bar.getByRole('link', { name: 'Amenities' })).toHaveAttribute('aria-current', 'location')
  await expect(bar.locator('[aria-current]')).toHaveCount(1)
})
