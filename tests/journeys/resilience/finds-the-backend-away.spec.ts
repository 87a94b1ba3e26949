import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { footer, insights, menus, services, technology } from '../../support/expected/navigation-of-the-specification'
import { settings } from '../../support/expected/seeds'
import { pageFacts } from '../../support/reading/html'
import { expectLinks, readLinks } from '../../support/reading/read-links'
import { stacks } from '../../support/services/stacks'
import { expect, test, visit } from '../../support/test'
import { drawers, openFirstDrawer } from '../../support/visiting/drawers'
import { megaMenu, menuNames } from '../../support/visiting/menus'
import { newsletter } from '../../support/visiting/newsletter'

/** This site's content backend has been away from the very first start. */
test.use({ site: 'dark' })

test.beforeEach(({ watch }) => {
  watch.expect(/503/)
})

test('a page that was never read answers 503 with the brand and Retry-After', async ({ page, request }) => {
  for (const path of ['/', '/services', '/aca', '/no-such-page']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(503)
    expect(Number(response.headers()['retry-after']), path).toBeGreaterThan(0)
    expect(response.headers()['cache-control'], path).toBe('no-store')
    const facts = await pageFacts(page, response)
    expect(facts, path).toMatchObject({ hasHeader: true, hasFooter: true })
    expect(facts.headings, path).toHaveLength(1)
  }
})

test('the site reports that it is up', async ({ request }) => {
  const response = await request.get('/api/health')
  expect(response.status()).toBe(200)
  expect(await response.json()).toMatchObject({ status: 'unready', live: true, ready: false, backend: 'away' })
  const ready = await request.get('/api/health/ready')
  expect(ready.status()).toBe(503)
  expect(Number(ready.headers()['retry-after'])).toBeGreaterThan(0)
})

test('an error page shows the id of its request, which the log has too', async ({ request }) => {
  for (const id of ['a-proxy-said-this', 'and-later-this-one']) {
    const response = await request.get('/services', { headers: { 'X-Request-Id': id } })
    expect(response.status()).toBe(503)
    expect(response.headers()['x-request-id']).toBe(id)
    expect(await response.text()).toContain(`<code>${id}</code>`)
    const log = () => readFileSync(join(stacks().darkDataDir, 'logs/site.log'), 'utf8')
    await expect.poll(() => log().includes(`"request":"${id}"`)).toBe(true)
  }
})

test('header and menus are complete, without their pictures and cards', async ({ page }) => {
  await visit(page)
  for (const name of menuNames) {
    const menu = megaMenu(page, name)
    await expect(menu.title).toHaveAttribute('href', menus[name].address)
    await menu.button.press('Enter')
    await expect(menu.panel.getByText(menus[name].heading, { exact: true })).toBeVisible()
    await expect(menu.panel.locator('img')).toHaveCount(0)
    await expect(menu.panel.getByRole('link').first()).toBeVisible()
  }
  const lists = { services: services.Developers, technology }
  for (const name of ['services', 'technology'] as const) {
    const menu = megaMenu(page, name)
    await menu.button.press('Enter')
    expectLinks(await readLinks(menu.list.locator(':scope > ul')), lists[name])
  }
  const menu = megaMenu(page, 'insights')
  await menu.button.press('Enter')
  await expect(menu.panel).toBeVisible()
  expectLinks(await readLinks(menu.panel.getByRole('list').first()), insights)
  await expect(menu.panel.getByRole('link')).toHaveCount(insights.length)
})

test('the footer is complete, with names in place of the advisors’ logos', async ({ page }) => {
  await visit(page)
  const part = page.getByRole('contentinfo')
  const columns = part.getByRole('navigation').getByRole('heading')
  for (const [index, [title, links]] of Object.entries(footer).entries()) {
    await expect(columns.nth(index)).toHaveText(title)
    expectLinks(await readLinks(columns.nth(index).locator('xpath=following-sibling::ul')), links)
  }
  await expect(part).toContainText(settings.equalOpportunityStatement)
  for (const { name } of settings.advisors) await expect(part).toContainText(name)
  await expect(part.locator('img')).toHaveCount(0)
})

test('the drawers are complete', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page)
  await openFirstDrawer(page)
  await drawers(page).first.locator('summary').getByText('Services', { exact: true }).first().click()
  await drawers(page).first.locator('summary').getByText('Developers', { exact: true }).first().click()
  await expect(drawers(page).second.getByRole('link', { name: 'Land Services' })).toBeVisible()
})

test('the newsletter says that it could not subscribe now, and keeps the address', async ({ page }) => {
  await visit(page)
  const { field, button, note, toast } = newsletter(page)
  await field.fill('reader@example.com')
  await button.click()
  await expect(note).toContainText('try again')
  await expect(field).toHaveValue('reader@example.com')
  await expect(field).toBeFocused()
  await expect(toast).toHaveCount(0)
  await expect(button).toHaveText('Subscribe')
})

test('a file of the media library answers 503 too, and a missing picture causes no other fault', async ({
  request,
}) => {
  const response = await request.get('/media/anything.jpg')
  expect(response.status()).toBe(503)
  expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0)
})

test('when the file of the logo is missing, the name is shown without a broken picture', async ({ page, watch }) => {
  watch.expect(/503/)
  await visit(page)
  await expect(page.getByRole('banner').getByRole('link', { name: `${settings.brandName}, home` })).toBeVisible()
  await expect(page.getByRole('banner').locator('a[href="/"] img')).toHaveCount(0)
})
