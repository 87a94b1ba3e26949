import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/reading/axe'
import { type SiteInstance, startSite } from '../../support/services/site-instance'
import { expect, test as journey, untilIdle } from '../../support/test'
import { focusIsSeen } from '../../support/visiting/focus'

const TAG_MANAGER = 'www.googletagmanager.com'

const test = journey.extend<object, { production: SiteInstance }>({
  production: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const site = await startSite({ PRODUCTION: 'true', TAG_MANAGER_ID: 'GTM-TEST1', TAG_MANAGER_ID_ACA: 'GTM-TEST2' })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ production }, use) => {
    await use(production.url)
  },
})

const question = (page: Page) => page.getByRole('region', { name: 'Counting visits' })
const answer = (page: Page) => page.getByRole('region', { name: 'Your answer about counting' })

test('consent can be withdrawn on any page, and the data of analytics is removed', async ({ page, context, watch }) => {
  watch.allow(TAG_MANAGER)
  await page.route(`https://${TAG_MANAGER}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.cookie = "_ga=1; path=/"' }),
  )
  await page.goto('/')
  await page.getByRole('button', { name: /^Yes/ }).click()
  await expect(answer(page)).toContainText('You let us count your visits.')
  // Under the name that /cookies lists.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['analytics-consent'])
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('_ga')
  for (const path of ['/careers', '/aca', '/no-such-page']) {
    if (path === '/no-such-page') watch.expect(/404/)
    await page.goto(path)
    await answer(page).getByRole('button', { name: 'Change this' }).click()
    await expect(question(page).getByRole('button', { name: /^Yes/ })).toBeFocused()
    await question(page)
      .getByRole('button', { name: path === '/no-such-page' ? /^Yes/ : /^No/ })
      .click()
    await expect(question(page)).toBeHidden()
    await expect(answer(page).getByRole('button')).toBeFocused()
    if (path === '/no-such-page') continue
    await expect(answer(page)).toContainText('Your visits are not counted.')
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('_ga')
  }
})

test('each part of the site has its own container, which is told of no consent, of that to counting alone, and of its end', async ({
  page,
  watch,
}) => {
  watch.allow(TAG_MANAGER)
  const loaded: string[] = []
  await page.route(`https://${TAG_MANAGER}/**`, (route) => {
    loaded.push(new URL(route.request().url()).search)
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await page.goto('/aca')
  await question(page).getByRole('button', { name: /^Yes/ }).click()
  await expect.poll(() => loaded).toEqual(['?id=GTM-TEST2'])
  await page.goto('/careers')
  await expect.poll(() => loaded).toEqual(['?id=GTM-TEST2', '?id=GTM-TEST1'])
  await answer(page).getByRole('button').click()
  await question(page).getByRole('button', { name: /^No/ }).click()
  const told = await page.evaluate(() =>
    (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((command) => Array.from(command)),
  )
  const denied = {
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  }
  expect(told[0]).toEqual(['consent', 'default', denied])
  expect(told[1]).toEqual(['consent', 'update', { ...denied, analytics_storage: 'granted' }])
  expect(told.at(-1)).toEqual(['consent', 'update', denied])
})

test('Global Privacy Control withdraws an earlier consent and removes its data', async ({ page, context }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  })
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('analytics-consent', 'yes'))
  await context.addCookies([{ name: '_ga', value: 'GA1.1.1', url: page.url() }])
  await page.reload()
  await expect(answer(page)).toContainText('Global Privacy Control')
  await expect.poll(async () => (await context.cookies()).filter(({ name }) => name.startsWith('_ga'))).toEqual([])
})

test('Global Privacy Control is an answer', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
    localStorage.setItem('analytics-consent', 'yes')
  })
  await page.goto('/')
  await expect(answer(page)).toContainText('Global Privacy Control')
  await expect(answer(page).getByRole('button')).toBeHidden()
  await expect(question(page)).toBeHidden()
  await untilIdle(page)
  await expect(page.locator('script[src*="googletagmanager"]')).toHaveCount(0)
})

test('the question is a named region with two answers', async ({ page }) => {
  await page.goto('/careers')
  await expect(question(page)).toMatchAriaSnapshot(`
    - region "Counting visits":
      - paragraph:
        - link "What is kept"
      - button "Yes, count it"
      - button "No, thank you"
  `)
})

test('the question comes right after the link past the header, and answering it leads to the page', async ({
  page,
}) => {
  await page.goto('/projects')
  await expect(question(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(question(page).getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeHidden()
  await expect(page.locator('main')).toBeFocused()
})

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
]) {
  test(`the question does not hide the focused element at ${viewport.width} x ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/projects')
    await expect(question(page)).toBeVisible()
    const stops = await focusIsSeen(page, 60)
    expect(stops.length).toBeGreaterThan(40)
    expect(stops.filter(({ seen }) => !seen)).toEqual([])
  })
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
]) {
  test(`axe finds no fault while the question is open at ${viewport.width} x ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    for (const path of ['/', '/aca', '/careers']) {
      await page.goto(path)
      await expect(question(page)).toBeVisible()
      await expectAccessible(page)
    }
    await question(page).getByRole('button', { name: /^No/ }).click()
    await expect(answer(page)).toContainText('Your visits are not counted.')
    await expectAccessible(page)
  })
}
