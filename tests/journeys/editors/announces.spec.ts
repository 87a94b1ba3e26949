import type { APIRequestContext, Page } from '@playwright/test'
import { test } from '../../support/services/own-stack'
import { expect } from '../../support/test'
import { Admin } from '../../support/visiting/admin'

const DAY_MS = 86_400_000
const OFF = { announcementShown: false }
const MOVED = {
  announcementShown: true,
  announcementText: 'Our Pune office has moved to Baner, and opens on Monday at half past nine.',
  announcementLinkLabel: 'See the new office',
  announcementLink: '/about/contact-us',
  announcementEndsAt: new Date(Date.now() + DAY_MS).toISOString(),
}
const line = (page: Page) => page.locator('[data-announcement]')
const homePageHas = async (request: APIRequestContext, words: string) =>
  (await (await request.get('/')).text()).includes(words)

/** All layout shifts of the page so far. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const shifts = (list: PerformanceObserverEntryList) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + Reflect.get(entry, 'value'), 0))
        new PerformanceObserver(shifts).observe({ type: 'layout-shift', buffered: true })
        // Without a shift the observer is never called.
        requestIdleCallback(() => resolve(0))
      }),
  )

test('an announcement stands above the header until it ends, and moves nothing', async ({ page, request, stack }) => {
  const admin = await Admin.signIn(stack.contentUrl)
  expect(await homePageHas(request, 'data-announce')).toBe(false)
  try {
    await admin.publishSettings(MOVED)
    await expect.poll(() => homePageHas(request, MOVED.announcementText), { timeout: 10_000 }).toBe(true)
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
      [1366, 650],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto('/')
      await expect(line(page)).toBeInViewport()
      expect(await line(page).evaluate((one) => one.scrollHeight - one.clientHeight), `${width}: cut off`).toBe(0)
      const boxes = await page.evaluate(() => {
        const bottom = document.querySelector('[data-header]')?.getBoundingClientRect().bottom
        return { bottom, top: document.querySelector('main')?.getBoundingClientRect().top }
      })
      expect(boxes.top, `${width}: the page begins below the header`).toBe(boxes.bottom)
      expect(await shiftOf(page), `${width}: layout shift`).toBe(0)
      await page.mouse.wheel(0, 900)
      await expect(line(page)).not.toBeInViewport()
      await expect(page.locator('[data-header]').getByRole('link', { name: /, home$/ })).toBeInViewport()
    }
    await page.goto('/careers')
    await line(page).getByRole('link', { name: 'See the new office' }).click()
    await expect(page).toHaveURL('/about/contact-us')

    await admin.publishSettings({ announcementEndsAt: new Date(Date.now() - DAY_MS).toISOString() })
    await expect.poll(() => homePageHas(request, 'data-announce'), { timeout: 10_000 }).toBe(false)
  } finally {
    await admin.publishSettings(OFF)
  }
})

test('a name that the header has no room for, an announcement without words, and half a link are refused', async ({
  stack,
}) => {
  const admin = await Admin.signIn(stack.contentUrl)
  for (const [change, field] of [
    [{ announcementText: '' }, 'announcementText'],
    [{ announcementLink: '' }, 'announcementLink'],
    [{ announcementLink: 'www.example.com' }, 'announcementLink'],
    [{ announcementLinkLabel: '' }, 'announcementLinkLabel'],
    [{ brandName: 'Northern Real Estate Advisory Services' }, 'brandName'],
    [{ brandName: 'Cushingwakefieldbros' }, 'brandName'],
    [{ headerLinkLabel: 'Jobs' }, 'headerLink'],
    [{ headerLink: '/careers' }, 'headerLinkLabel'],
    [{ headerLinkLabel: 'Jobs', headerLink: 'external:nowhere' }, 'headerLink'],
  ] as const) {
    await expect(admin.publishSettings({ ...MOVED, ...change })).rejects.toThrow(`"path":["${field}"]`)
  }
  await admin.publishSettings(OFF)
})

test('the last link of the header is the editors’ own, or the careers', async ({ page, request, stack }) => {
  const admin = await Admin.signIn(stack.contentUrl)
  const links = page.locator('[data-header] nav a, #mobile-menu nav a')
  await page.goto('/')
  await expect(links.filter({ hasText: /^Careers$/ })).toHaveCount(2)
  try {
    await admin.publishSettings({ headerLinkLabel: 'Reach us', headerLink: '/about/contact-us' })
    await expect.poll(() => homePageHas(request, '>Reach us</a>'), { timeout: 10_000 }).toBe(true)
    await page.goto('/')
    for (const link of await links.filter({ hasText: /^Reach us$/ }).all()) {
      await expect(link).toHaveAttribute('href', '/about/contact-us')
    }
    await expect(links.filter({ hasText: /^Careers$/ })).toHaveCount(0)
  } finally {
    await admin.publishSettings({ headerLinkLabel: '', headerLink: '' })
  }
})
