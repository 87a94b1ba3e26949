import { accordions, audiences } from '../../support/expected/navigation-of-the-specification'
import { expect, test } from '../../support/test'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('the hamburger opens the drawer, all its lists open, and its button closes it', async ({ page }) => {
  await page.goto('/')
  const drawer = page.locator('#mobile-menu')
  await expect(drawer).toBeHidden()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(drawer).toBeVisible()
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(234)
  const headings = drawer.locator('nav > details > summary')
  await expect(headings).toHaveText([...accordions])

  await headings.first().click()
  const developers = drawer.locator('summary').getByText(audiences[0], { exact: true }).first()
  await developers.click()
  await expect(drawer.getByRole('link', { name: 'Land Services' })).toBeVisible()
  await drawer.locator('summary').getByText('Residential', { exact: true }).first().click()
  const deepest = drawer.getByRole('link', { name: 'Second Homes' })
  await expect(deepest).toBeVisible()
  await deepest.click()
  await expect(page).toHaveURL('/services/residential#second-homes')
})

test('the drawer closes by its button and by a press beside it', async ({ page }) => {
  await page.goto('/')
  const drawer = page.locator('#mobile-menu')
  const open = page.getByRole('button', { name: 'Menu', exact: true })
  await open.click()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(drawer).toBeHidden()
  await open.click()
  await expect(drawer).toBeVisible()
  await page.mouse.click(370, 500)
  await expect(drawer).toBeHidden()
})

test('Careers is one press away', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.locator('#mobile-menu').getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL('/careers')
})
