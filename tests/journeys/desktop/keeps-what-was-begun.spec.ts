import type { Page } from '@playwright/test'
import { read } from '../../support/expected/seeds'
import { expect, headerIsReady, test, visit } from '../../support/test'
import { holdScripts } from '../../support/visiting/held-scripts'
import { leadForm } from '../../support/visiting/leads'
import { megaMenu } from '../../support/visiting/menus'

/** What a visitor begins before a script has loaded stays, and the script continues from there. */

const projects = read<{ city: string }[]>('consolidated-projects')
const countIn = (...cities: string[]) => `${projects.filter(({ city }) => cities.includes(city)).length} projects`

async function openEarly(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return release
}

test('typing in the search box continues when its suggestions load', async ({ page }) => {
  await visit(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_astro/suggesting-search*.js', async (route) => {
    await held
    await route.continue()
  })
  const box = page.getByRole('banner').getByRole('search').getByLabel('Looking for')
  await box.click()
  await box.pressSequentially('lan')
  await expect(box).toHaveRole('searchbox')
  release()
  await expect(box).toHaveRole('combobox')
  await expect(box).toHaveValue('lan')
  await expect(box).toBeFocused()
  await page.keyboard.type('d')
  await expect(box).toHaveValue('land')
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('a lead form that was begun before its script keeps its input, and is validated at the fields that were left', async ({
  page,
}) => {
  const release = await openEarly(page, '/about/contact-us')
  const { field, fault, consent } = leadForm(page, 'enquiry')
  await field('name').fill('Meera Kulkarni')
  await field('subject').selectOption('land')
  await consent.check()
  await field('phone').fill('12')
  await field('message').focus()
  release()
  await expect(fault('phone')).toContainText('with its country code')
  await expect(fault('name')).toHaveText('')
  await expect(field('name')).toHaveValue('Meera Kulkarni')
  await expect(field('subject')).toHaveValue('land')
  await expect(consent).toBeChecked()
  await expect(field('message')).toBeFocused()
})

test('a newsletter address that was typed before the script stays', async ({ page }) => {
  const release = await openEarly(page, '/')
  const field = page.getByRole('contentinfo').getByRole('textbox')
  await field.fill('reader@example.com')
  release()
  await headerIsReady(page)
  await expect(field).toHaveValue('reader@example.com')
})

test('a filter that was ticked before the script is applied', async ({ page }) => {
  const release = await openEarly(page, '/projects')
  const form = page.getByRole('form', { name: 'Filter the projects' })
  await form.locator('summary').filter({ hasText: 'City and locality' }).click()
  await form.getByRole('checkbox', { name: /^Pune / }).check()
  release()
  await page.waitForURL('**/projects?city=pune')
  await expect(page.locator('#count')).toHaveText(countIn('Pune'))
})

test('a menu that was opened before its script stays open, and Escape closes it', async ({ page }) => {
  const release = await openEarly(page, '/')
  const { button, panel } = megaMenu(page, 'services')
  await button.click()
  await expect(panel).toBeVisible()
  release()
  await headerIsReady(page)
  await expect(panel).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

test('after two quick choices the list shows both, and the scroll position stays', async ({ page }) => {
  await visit(page, '/projects')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  // The response to the first choice arrives last.
  await page.route('**/projects?city=pune', async (route) => {
    await held
    await route.continue()
  })
  const form = page.getByRole('form', { name: 'Filter the projects' })
  await form.locator('summary').filter({ hasText: 'City and locality' }).click()
  const before = await page.evaluate(() => scrollY)
  const [pune, mumbai] = [/^Pune /, /^Mumbai /].map((name) => form.getByRole('checkbox', { name }))
  await pune?.check()
  await mumbai?.check()
  await page.waitForURL(/city=.*mumbai/)
  const both = new URL(page.url()).searchParams.getAll('city').join(' ')
  expect(both).toMatch(/pune/)
  expect(both).toMatch(/mumbai/)
  const count = page.locator('#count')
  await expect(count).toHaveText(countIn('Pune', 'Mumbai'))
  release()
  await expect(page.locator('#results')).not.toHaveAttribute('aria-busy', 'true')
  await expect(count).toHaveText(countIn('Pune', 'Mumbai'))
  await expect(pune ?? count).toBeChecked()
  await expect(mumbai ?? count).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(before)
})
