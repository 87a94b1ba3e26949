import type { Locator, Page } from '@playwright/test'
import { read } from '../../support/expected/seeds'
import { expect, test, visit } from '../../support/test'

interface SeededProject {
  city: string
  locality: string
  projectStatus: string
}

const projects = read<SeededProject[]>('consolidated-projects')
const inPune = projects.filter(({ city }) => city === 'Pune')

test('list and address change with each choice at once', async ({ page }) => {
  await visit(page, '/projects')
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  const cities = await openGroup(page, 'City and locality')
  const pune = cities.getByRole('checkbox', { name: new RegExp(`^Pune ${inPune.length} `) })
  await pune.check()
  await page.waitForURL('**/projects?city=pune')
  await expect(page.locator('#count')).toHaveText(`${inPune.length} projects`)
  await expect(page.getByRole('status').filter({ hasText: 'projects, Pune' })).toHaveCount(1)
  await expect(pune).toBeFocused()
  await expect(page.locator('body[data-same-page]')).toHaveCount(1)

  // Every other group shows the counts within Pune; the counts of the group itself stay.
  await expect(cities.getByRole('checkbox', { name: /^Mumbai [1-9]/ })).toBeEnabled()
  for (const { locality } of inPune) await expect(cities.getByRole('checkbox', { name: locality })).toBeVisible()
  const statuses = await openGroup(page, 'Status')
  for (const status of ['New launch', 'Under construction', 'Ready to move in', 'Sold out']) {
    const count = inPune.filter(({ projectStatus }) => projectStatus === status).length
    const choice = statuses.getByRole('checkbox', { name: new RegExp(`^${status} ${count} `) })
    if (count > 0) await expect(choice).toBeEnabled()
    else await expect(choice).toBeDisabled()
  }

  await leaveFilters(page, inPune.length)
  const active = page.getByRole('list', { name: 'Active filters' })
  await active.getByRole('link', { name: 'Remove Pune' }).click()
  await page.waitForURL(/\/projects$/)
  await expect(page.locator('#count')).toHaveText(`${projects.length} projects`)
  await expect(active).toHaveCount(0)
  await expect(page.locator('#project-filters input[value=pune]')).not.toBeChecked()
  await page.goBack()
  await page.waitForURL('**/projects?city=pune')
  await expect(page.locator('#count')).toHaveText(`${inPune.length} projects`)
  await expect(page.locator('#project-filters input[value=pune]')).toBeChecked()
  await expect(page.locator('body[data-same-page]')).toHaveCount(1)
})

for (const [reducedMotion, moves] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`filtered cards ${moves ? 'move to their new places' : 'stand there at once without motion'}`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() => {
      const animate = Element.prototype.animate
      Element.prototype.animate = function (...how) {
        document.documentElement.setAttribute('data-moved', '')
        return animate.apply(this, how)
      }
    })
    await visit(page, '/projects')
    const cities = await openGroup(page, 'City and locality')
    await cities.getByRole('checkbox', { name: new RegExp(`^Pune ${inPune.length} `) }).check()
    await expect(page.locator('#count')).toHaveText(`${inPune.length} projects`)
    await expect(page.locator('html[data-moved]')).toHaveCount(moves ? 1 : 0)
  })
}

test('when nothing matches, the nearest matches are offered with their number', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/projects?city=pune&price-max=1000000&year=1066')
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: '“1066”' })).toBeVisible()
  const nearest = page.getByRole('list', { name: 'Closest matches' }).getByRole('link').first()
  const words = (await nearest.textContent()) ?? ''
  const count = /(\d+ projects?)$/.exec(words.trim())?.[1]
  expect(words).toContain('instead of ₹10\u00a0lakh')
  await nearest.click()
  await page.waitForURL(/price-max=(?!1000000$)/)
  await expect(page.locator('#count')).toHaveText(count ?? 'a count')
})

for (const [width, height] of [
  [1366, 650],
  [390, 844],
] as const) {
  test(`the first screen shows projects at ${width}x${height}`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await visit(page, '/projects')
    const cards = page.locator('#results article')
    expect((await cards.first().boundingBox())?.y).toBeLessThan(420)
    // The same parts of cards beside each other begin at the same height.
    const uneven = await cards.evaluateAll((all) => {
      const topOf = (card: Element | undefined, part: string) => card?.querySelector(part)?.getBoundingClientRect().top
      return all.filter((card, index) => {
        const before = all[index - 1]
        if (before?.getBoundingClientRect().top !== card.getBoundingClientRect().top) return false
        return ['h3', 'dl', 'label'].some((part) => topOf(card, part) !== topOf(before, part))
      }).length
    })
    expect(uneven).toBe(0)
  })
}

/** Opens a group of filters; on a phone the groups are in a sheet. */
async function openGroup(page: Page, name: string): Promise<Locator> {
  const fold = page.getByRole('button', { name: /^Filters/ })
  const form = page.getByRole('form', { name: 'Filter the projects' })
  if ((await fold.isVisible()) && !(await form.isVisible())) await fold.click()
  await form.locator('summary').filter({ hasText: name }).click()
  const group = form.getByRole('group', { name, exact: true })
  await expect(group).toBeVisible()
  return group
}

async function leaveFilters(page: Page, count: number): Promise<void> {
  const fold = page.getByRole('button', { name: 'Filters (1)' })
  if (await fold.isVisible()) await page.getByRole('button', { name: `Show ${count} projects` }).click()
  else await page.keyboard.press('Escape')
  await expect(page.locator('[data-filter-group] fieldset').filter({ visible: true })).toHaveCount(0)
}
