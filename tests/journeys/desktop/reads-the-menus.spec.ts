import {
  about,
  audiences,
  consumersResidential,
  insights,
  menus,
  services,
  technology,
} from '../../support/expected/navigation-of-the-specification'
import { expectLinks, linkTarget, readLinks } from '../../support/reading/read-links'
import { expect, test, visit } from '../../support/test'
import { megaMenu, menuNames } from '../../support/visiting/menus'

test.beforeEach(async ({ page }) => {
  await visit(page)
})

for (const name of menuNames) {
  test(`${menus[name].title} is in the header, with its address and its heading`, async ({ page }) => {
    const menu = megaMenu(page, name)
    await expect(menu.title).toHaveAttribute('href', menus[name].address)
    await menu.button.click()
    await expect(menu.panel.getByText(menus[name].heading, { exact: true })).toBeVisible()
  })
}

test('the five titles and Careers are in the order of the specification', async ({ page }) => {
  const names = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(names).toHaveText([...menuNames.map((name) => menus[name].title), 'Careers'])
})

for (const audience of ['Developers', 'Channel Partners'] as const) {
  test(`Services for ${audience} are those of the specification`, async ({ page }) => {
    const menu = megaMenu(page, 'services')
    await menu.button.click()
    await menu.tab(audience).focus()
    await expect(menu.list).toHaveAccessibleName(audience)
    expectLinks(await readLinks(menu.list.locator(':scope > ul')), services[audience])
  })
}

for (const audience of ['Corporates', 'Consumers'] as const) {
  test(`Services for ${audience} are a shorter list of what Developers have`, async ({ page }) => {
    const menu = megaMenu(page, 'services')
    await menu.button.click()
    await menu.tab(audience).focus()
    await expect(menu.list).toHaveAccessibleName(audience)
    const found = await readLinks(menu.list.locator(':scope > ul'))
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThan(services.Developers.length)
    for (const entry of found) {
      const known = services.Developers.find(({ words }) => words === entry.words)
      expect(known, `${entry.words} is no service of Developers`).toBeDefined()
      if (known === undefined) continue
      const own = audience === 'Consumers' && known.words === consumersResidential.words ? consumersResidential : known
      // The sub-links must be those of the specification, or fewer where it lists them for one audience only.
      expect(linkTarget(entry)).toBe(own.to)
      const below = own.below?.slice(0, entry.below.length) ?? []
      expectLinks([entry], [{ ...own, below }])
      if (own === consumersResidential) expectLinks([entry], [consumersResidential])
    }
    if (audience === 'Consumers') expect(found.map(({ words }) => words)).toContain(consumersResidential.words)
  })
}

test('Technology has the same four audiences, each with the list of the specification', async ({ page }) => {
  const menu = megaMenu(page, 'technology')
  await menu.button.click()
  await expect(menu.panel.getByRole('tab')).toHaveText([...audiences])
  for (const audience of audiences) {
    await menu.tab(audience).focus()
    await expect(menu.list).toHaveAccessibleName(audience)
    expectLinks(await readLinks(menu.list.locator(':scope > ul')), technology)
  }
})

test('About Us and Insights have the links of the specification', async ({ page }) => {
  for (const [name, expected] of [
    ['about', about],
    ['insights', insights],
  ] as const) {
    const menu = megaMenu(page, name)
    await menu.button.click()
    await expect(menu.panel).toBeVisible()
    expectLinks(await readLinks(menu.panel.getByRole('list').first()), expected)
  }
})
