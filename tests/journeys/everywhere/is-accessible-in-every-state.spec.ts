import { expectAccessible } from '../../support/reading/axe'
import { expect, test, visit } from '../../support/test'
import { openFilmOfElsewhere } from '../../support/visiting/films'
import { useMap } from '../../support/visiting/map'
import { newsletter, REQUIRED, someAddress } from '../../support/visiting/newsletter'

/** On a phone and on a desktop, the walk asks the same of it. */
test('axe finds no fault on the home page', { tag: ['@tablet', '@release'] }, async ({ page }) => {
  await visit(page)
  await expectAccessible(page)
})

test('axe finds no fault on the newsletter form, with a message and with a thank-you', async ({ page }) => {
  await visit(page)
  const { field, button, note, toast } = newsletter(page)
  await field.focus()
  await field.blur()
  await expect(note).toHaveText(REQUIRED)
  await expectAccessible(page)
  await field.fill(someAddress())
  await button.click()
  await expect(toast).toBeVisible()
  await expectAccessible(page)
})

test('axe finds no fault on the question before a film of another site', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a narrow screen has no menus')
  await visit(page)
  await openFilmOfElsewhere(page)
  await expectAccessible(page)
})

test('axe finds no fault on the suggestions of the search', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the drawer has the search; phone/is-accessible opens it')
  await visit(page)
  await page.getByLabel('Looking for').fill('pune')
  await expect(page.getByRole('search').getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
  await expectAccessible(page)
})

test('axe finds no fault on the open filters of the projects', async ({ page }) => {
  await visit(page, '/projects')
  const open = page.getByRole('button', { name: /^Filters/ })
  if (await open.isVisible()) await open.click()
  for (const group of await page.getByRole('form', { name: 'Filter the projects' }).locator('summary').all()) {
    if (!(await group.isVisible())) continue
    await group.click()
    await expectAccessible(page, { chrome: false })
  }
})

test('axe finds no fault on a map with a chosen project', async ({ page }) => {
  await visit(page, '/projects?city=pune&view=map')
  await useMap(page)
  await page.locator('[data-map-canvas] button[data-place]').first().press('Enter')
  await expect(page.locator('[data-map-chosen]')).toBeVisible()
  await expectAccessible(page, { chrome: false })
})

test.describe('with the content backend away', () => {
  test.use({ site: 'dark' })

  for (const path of ['/', '/projects', '/nowhere']) {
    test(`axe finds no fault on the error page of ${path}`, async ({ page, watch }) => {
      watch.expect(/503|404/)
      await page.goto(path)
      await expectAccessible(page)
    })
  }
})
