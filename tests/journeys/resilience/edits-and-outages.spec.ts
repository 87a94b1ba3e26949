import type { APIRequestContext, APIResponse } from '@playwright/test'
import { startStack } from '../../../scripts/lib/stack.mjs'
import { Admin } from '../../support/admin'
import { megaMenu } from '../../support/menus'
import { someAddress } from '../../support/newsletter'
import { settings } from '../../support/seeds'
import { editor } from '../../support/stacks'
import { expect, test as journey, visit } from '../../support/test'

/** 'Publish, unpublish, rename: live on every instance within 2 s.' */
const LIVE_WITHIN = 2_000

type Stack = Awaited<ReturnType<typeof startStack>>

/** A house of its own: what is edited and stopped here would disturb the other journeys. */
const test = journey.extend<object, { stack: Stack }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const stack = await startStack({ env: { ADMIN_EMAIL: editor.email, ADMIN_PASSWORD: editor.password } })
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ stack }, use) => {
    await use(stack.siteUrl)
  },
})

test('a changed title is in the menu of the next visitor within two seconds', async ({ page, request, stack }) => {
  const before = await (await request.get('/')).text()
  const admin = await Admin.signIn(stack.contentUrl)
  const card = await admin.cardTitled('Workspaces')
  expect(before).not.toContain('Desks by the day')
  await admin.publishCard(card, { ...card, ImageTitle: 'Desks by the day' })
  await expect
    .poll(async () => (await request.get('/')).text(), { timeout: LIVE_WITHIN, intervals: [50] })
    .toContain('Desks by the day')
  await visit(page)
  const { button, panel } = megaMenu(page, 'technology')
  await button.press('Enter')
  await expect(panel.getByRole('link').filter({ hasText: 'Desks by the day' })).toBeVisible()
})

test('an unpublished card is gone within two seconds, and back when it is published', async ({
  page,
  request,
  stack,
}) => {
  const admin = await Admin.signIn(stack.contentUrl)
  const card = await admin.cardTitled('Commercial')
  const inMenu = async () =>
    /href="\/projects\?propertytype=Commercial" class="[^"]*card/.test(await (await request.get('/')).text())
  expect(await inMenu()).toBe(true)
  await admin.unpublishCard(card)
  await expect.poll(inMenu, { timeout: LIVE_WITHIN, intervals: [50] }).toBe(false)
  await visit(page)
  const { button, panel } = megaMenu(page, 'projects')
  await button.press('Enter')
  await expect(panel.getByRole('link')).toHaveCount(2)
  await admin.publishCard(card, card)
  await expect.poll(inMenu, { timeout: LIVE_WITHIN, intervals: [50] }).toBe(true)
})

test('a page that was read stands while the backend is away, and after the site was started again', async ({
  page,
  request,
  stack,
  watch,
}) => {
  watch.expect(/503/)
  expect((await request.get('/services')).status()).toBe(200)
  await stack.stopBackend()
  try {
    // One page from the cache of rendered pages, one that has to be made from what its reads left.
    for (const path of ['/services', '/services?from=elsewhere']) expect((await request.get(path)).status()).toBe(200)
    await stack.stopSite()
    await stack.startSite()
    const response = await visit(page, '/services')
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText(settings.equalOpportunityStatement)
    // Cards are the last good ones; their pictures are away with the library.
    const { button, panel } = megaMenu(page, 'projects')
    await button.press('Enter')
    await expect(panel.getByRole('link').first()).toContainText('Residential')
    // Whether it was ever read or not, a page is not said to be missing.
    expect([200, 503]).toContain((await request.get('/careers')).status())
    expect((await subscribe(request)).status()).toBe(503)
  } finally {
    await stack.startBackend()
  }
  // As soon as the backend answers again, so does the site.
  await expect.poll(async () => (await subscribe(request)).status(), { timeout: 15_000 }).toBe(200)
})

function subscribe(request: APIRequestContext): Promise<APIResponse> {
  const data = { subscribedEmail: someAddress() }
  return request.post('/api/newsletter', { data, headers: { Accept: 'application/json' } })
}
