import type { APIRequestContext, FrameLocator, Page } from '@playwright/test'
import { press } from '../../support/services/own-backend'
import { enterAdmin, openRecord, test } from '../../support/services/own-stack'
import { expect } from '../../support/test'
import { Admin } from '../../support/visiting/admin'
import { Watch } from '../../support/watch'

const DRAFT = 'Stone that nobody has seen yet'

/** The services page as the next visitor gets it. */
const asVisitor = async (request: APIRequestContext) => (await request.get('/services')).text()
const heading = (of: Page | FrameLocator) => of.getByRole('heading', { level: 1 })
const mark = (of: Page | FrameLocator) => of.getByRole('complementary', { name: 'Preview' })

test('a draft is visible beside its form and through its link, but to no visitor', { tag: '@submission' }, async ({
  page,
  request,
  browser,
  baseURL,
  stack,
  watch,
}) => {
  const published = await asVisitor(request)
  expect(published).not.toContain(DRAFT)

  await enterAdmin(page, stack, watch)
  await openRecord(page, stack, ['page', 'path', '/services'])
  await page.locator('[name="heading"]').fill(DRAFT)
  expect(await press(page, 'Save')).toBe(200)

  await test.step('beside the form, in a window that follows each save', async () => {
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Open beside this form' }).click()
    const beside = await opened
    await expect(heading(beside)).toHaveText(DRAFT)
    await expect(beside).toHaveURL(`${baseURL}/services`)
    await expect(mark(beside)).toContainText('Preview of drafts.')
    await page.locator('[name="heading"]').fill(`${DRAFT}, twice`)
    expect(await press(page, 'Save')).toBe(200)
    await expect(heading(beside)).toHaveText(`${DRAFT}, twice`)
    await beside.close()
  })

  const shared = await test.step('a link to share is made there', async () => {
    await page.getByRole('button', { name: 'Make a link to share' }).click()
    const link = await page.getByRole('textbox', { name: 'Link to share' }).inputValue()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy the link' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    return link
  })

  await test.step('in the admin’s own frame', async () => {
    await page.getByRole('link', { name: 'Open preview' }).click()
    const frame = page.frameLocator('iframe')
    await expect(heading(frame)).toHaveText(`${DRAFT}, twice`)
    await expect(mark(frame)).toBeVisible()
    await expect(mark(frame).getByRole('button')).toHaveCount(0)
  })

  await test.step('by whoever has the link, on every page, until they leave', async () => {
    const guest = await browser.newContext({ baseURL: baseURL ?? '' })
    const watchOfGuest = new Watch(guest, baseURL ?? '')
    const tab = await guest.newPage()
    const first = await tab.goto(shared)
    await expect(heading(tab)).toHaveText(`${DRAFT}, twice`)
    await expect(tab).toHaveURL('/services')
    const headers = (await first?.allHeaders()) ?? {}
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' })
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${stack.contentUrl}`)
    expect(headers).not.toHaveProperty('server-timing')
    await tab.goto('/about/who-we-are')
    await expect(mark(tab)).toBeVisible()
    await tab.goto('/services?x=1')
    await mark(tab).getByRole('button', { name: 'Leave the preview' }).click()
    await expect(tab).toHaveURL('/services?x=1')
    await expect(mark(tab)).toHaveCount(0)
    await expect(heading(tab)).not.toHaveText(DRAFT)
    expect(await guest.cookies()).toEqual([])

    expect(watchOfGuest.faults).toEqual([])
    watchOfGuest.expect(/status of 403/)
    for (const forged of [`${shared}x`, shared.replace(/.$/, (end) => (end === 'a' ? 'b' : 'a'))]) {
      const refused = await tab.goto(forged)
      expect(refused?.status()).toBe(403)
      await expect(heading(tab)).toHaveText('This preview has ended')
      expect(await guest.cookies()).toEqual([])
    }
    expect(watchOfGuest.faults).toEqual([])
    await guest.close()
  })

  // Neither the preview page nor the draft responses behind it are cached for visitors.
  expect(await asVisitor(request)).toBe(published)
  await stack.content.stop()
  try {
    expect(await (await request.get('/services?from=elsewhere')).text()).not.toContain(DRAFT)
  } finally {
    await stack.startBackend()
  }
  // The site leaves a backend that was away alone for some seconds; the next journey needs it.
  await expect.poll(async () => (await request.get(shared)).status(), { timeout: 60_000 }).toBe(200)
})

test('a link shows the draft of its record in lists too, an editor’s own preview all drafts; both say when no page shows one', async ({
  page,
  stack,
  watch,
}) => {
  watch.expect(/404/)
  const admin = await Admin.signIn(stack.contentUrl)
  const project = await admin.find('project', { slug: 'heron-bend' })
  const card = await admin.find('card', { ImageTitle: 'Workspaces' })
  await admin.save('project', project, { name: 'Heron Bend, not told yet' })
  await admin.save('card', card, { ImageTitle: 'Desks not told yet' })
  await page.goto(await admin.share('project', project))
  await expect(heading(page)).toContainText('Heron Bend, not told yet')
  await page.goto('/projects?city=Pune')
  await expect(page.getByRole('main')).toContainText('Heron Bend, not told yet')
  expect(await page.content()).not.toContain('Desks not told yet')

  await enterAdmin(page, stack, watch)
  await openRecord(page, stack, ['consolidated-project', 'slug', 'heron-bend'], 'Heron Bend, not told yet')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Open beside this form' }).click()
  const beside = await opened
  await expect(heading(beside)).toContainText('Heron Bend, not told yet')
  expect(await beside.content()).toContain('Desks not told yet')
  await beside.close()

  await admin.save('project', project, { slug: '' })
  await page.goto('/projects/heron-bend')
  await expect(heading(page)).toHaveText('There is no draft to show here')
  await expect(mark(page)).toBeVisible()
})
