import type { Locator, Page } from '@playwright/test'
import {
  about,
  audiences,
  consumersResidential,
  insights,
  mobile,
  services,
  technology,
} from '../../support/expected/navigation-of-the-specification'
import { expectLinks, type FoundLink, readLinks } from '../../support/reading/read-links'
import { expect, test, visit } from '../../support/test'
import {
  backButton,
  drawerHeading,
  drawers,
  openDrawerList,
  openFirstDrawer,
  openSecondDrawer,
  openThirdDrawer,
} from '../../support/visiting/drawers'

test.beforeEach(async ({ page }) => {
  await visit(page)
  await openFirstDrawer(page)
})

for (const audience of ['Developers', 'Channel Partners'] as const) {
  test(`Services for ${audience} are those of the specification`, async ({ page }) => {
    await openSecondDrawer(page, 'Services', audience)
    expectLinks(await readSecond(page), services[audience])
  })
}

for (const audience of ['Corporates', 'Consumers'] as const) {
  test(`Services for ${audience} are a shorter list of what Developers have`, async ({ page }) => {
    await openSecondDrawer(page, 'Services', audience)
    const found = await readSecond(page)
    const known = services.Developers.map(({ words }) => words)
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThan(known.length)
    expect(known).toEqual(expect.arrayContaining(found.map(({ words }) => words)))
    const residential = found.find(({ words }) => words === consumersResidential.words)
    if (audience === 'Consumers') expectLinks(residential ? [residential] : [], [consumersResidential])
  })
}

for (const audience of audiences) {
  test(`Technology for ${audience} is that of the specification`, async ({ page }) => {
    await openSecondDrawer(page, 'Technology', audience)
    expectLinks(await readSecond(page), technology)
  })
}

test('Projects, About Us and Insights have the links of the specification', async ({ page }) => {
  for (const [title, expected] of [
    ['Projects', mobile.projects],
    ['About Us', about],
    ['Insights', insights],
  ] as const) {
    expectLinks(await readLinks(await openDrawerList(page, title)), expected)
    await drawerHeading(drawers(page).first, title).click()
  }
})

/**
 * Reads the second drawer, and for each entry with sub-links the third one, as a visitor must. An entry that has
 * sub-links is itself the first in the third drawer.
 */
async function readSecond(page: Page): Promise<FoundLink[]> {
  const { second, third } = drawers(page)
  const entries = await readLinks(listOf(second))
  const read: FoundLink[] = []
  for (const entry of entries) {
    if (entry.below.length === 0) {
      read.push(entry)
      continue
    }
    await openThirdDrawer(page, entry.words)
    const [own, ...below] = await readLinks(listOf(third))
    expect(own?.words).toBe(entry.words)
    if (own) read.push({ ...own, below })
    await backButton(third).click()
    await expect(third).toBeHidden()
  }
  return read
}

function listOf(drawer: Locator): Locator {
  return drawer.locator('[data-drawer-body] > ul')
}
