import type { Page } from '@playwright/test'
import { read } from '../../support/expected/seeds'
import { test as base, expect as quick } from '../../support/test'
import { drawerHeading, menuButton } from '../../support/visiting/drawers'
import { leadForm, someNetworkAddress, storedLeads } from '../../support/visiting/leads'

/** 50 kbit/s and 800 ms, as in the bench row `slow-network`: bytes per second, and milliseconds. */
const SLOW = { offline: false, latency: 800, downloadThroughput: 50_000 / 8, uploadThroughput: 50_000 / 8 }
/** The longest wait after one action of the visitor, in milliseconds. */
const MOST_MS = 45_000

const expect = quick.configure({ timeout: MOST_MS })

const test = base.extend({
  page: async ({ page }, use) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW)
    await use(page)
  },
})

/*
 * The visitor acts as soon as a page shows what is needed, while styles, scripts and pictures still arrive. So a step
 * may end by script or without it; its result must be the same.
 */
test.use({ actionTimeout: MOST_MS, navigationTimeout: MOST_MS })
test.setTimeout(300_000)

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': someNetworkAddress() })
})

const heading = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()

/** One action of the visitor, until the page shows its result. */
const step = (name: string, act: () => Promise<void>) => test.step(name, act, { timeout: MOST_MS })

test.describe('on a phone', { tag: '@release' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

  test('a home is found by the menu and a filter, and asked about: each step within its time', async ({ page }) => {
    const homes = read<{ city: string; propertyType: string }[]>('consolidated-projects').filter(
      ({ city, propertyType }) => city === 'Pune' && propertyType === 'Residential',
    )
    await step('open the home page', async () => {
      await page.goto('/', { waitUntil: 'commit' })
      await heading(page)
    })
    await step('go to the list by the menu', async () => {
      await menuButton(page).tap()
      const first = page.locator('#mobile-menu')
      await drawerHeading(first, 'Projects').tap()
      await first.getByRole('link', { name: 'Residential', exact: true }).tap()
      await page.waitForURL(/propertytype=Residential/, { waitUntil: 'commit' })
      await heading(page)
    })
    await step('filter by a city', async () => {
      await page.getByRole('button', { name: /^Filters/ }).tap()
      const form = page.getByRole('form', { name: 'Filter the projects' })
      await form.locator('summary').filter({ hasText: 'City and locality' }).tap()
      await form.getByRole('checkbox', { name: /^Pune \d/ }).check()
      await form.getByRole('button', { name: /^Show/ }).tap()
      await expect(page.locator('#count')).toHaveText(`${homes.length} projects`)
      await expect(page).toHaveURL(/city=pune/)
      await expect(form).toBeHidden()
    })
    await step('open a project', async () => {
      await page.locator('#project-list h3 a, article h3 a').first().tap()
      await page.waitForURL(/\/projects\/[a-z-]+$/, { waitUntil: 'commit' })
      await heading(page)
    })
    const name = `Meera ${crypto.randomUUID()}`
    const { field, consent, button } = leadForm(page, 'project')
    await step('go to the form and fill it in', async () => {
      await page.getByRole('link', { name: 'Enquire', exact: true }).tap()
      await field('name').fill(name)
      await field('email').fill('meera@ashlar.example')
      await consent.check()
    })
    await step('send it and read the receipt', async () => {
      await button.tap()
      await expect(page).toHaveURL('/enquiry/received')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('We have your')
    })
    expect(storedLeads(name).map(({ type }) => type)).toEqual(['project-leads'])
  })
})

test('on a desktop a service is found by its menu and another by searching: each step within its time', {
  tag: '@release',
}, async ({ page }) => {
  await step('open the home page', async () => {
    await page.goto('/', { waitUntil: 'commit' })
    await heading(page)
  })
  await step('go to a service by the menu', async () => {
    await page.locator('[data-menu="services"] [data-menu-button]').click()
    await page.locator('#menu-services').getByRole('link', { name: 'Land Services' }).first().click()
    await page.waitForURL('/services/land-services', { waitUntil: 'commit' })
    await heading(page)
  })
  await step('search', async () => {
    const box = page.getByRole('banner').getByLabel('Looking for')
    await box.fill('office in pune')
    await box.press('Enter')
    await page.waitForURL(/search-result/, { waitUntil: 'commit' })
    await expect(page.getByRole('main').locator('p', { hasText: /^\d+ results$/ })).toBeVisible()
  })
})
