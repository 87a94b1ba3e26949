import { press } from '../../support/services/own-backend'
import { enterAdmin, test } from '../../support/services/own-stack'
import { expect } from '../../support/test'

const CONTENT_MANAGER = '/admin/content-manager'

test.beforeEach(({ page, stack, watch }) => enterAdmin(page, stack, watch))

test('a mail is sent as it stands in the form, or the editor is told why not', async ({ page, stack }) => {
  await page.goto(`${stack.contentUrl}${CONTENT_MANAGER}/single-types/api::mail-text.mail-text`)
  await page.getByRole('combobox', { name: 'Mail', exact: true }).click()
  await page.getByRole('option', { name: 'Newsletter, confirmed' }).click()
  const send = page.getByRole('button', { name: 'Send to me' })
  await send.click()
  const written = page.getByText('No mail server is set up here: the mail was written')
  await expect(written).toBeVisible()
  await page.locator('[name="welcomeText"]').fill('Dear {waht}')
  await expect(written).toHaveCount(0)
  await send.click()
  await expect(page.getByText('Newsletter, confirmed: text: {waht} is never filled in')).toBeVisible()
})

test('a redirect is tried on the site', async ({ page, stack }) => {
  await page.goto(`${stack.contentUrl}${CONTENT_MANAGER}/collection-types/api::former-address.former-address`)
  await page.getByText('/jobs', { exact: true }).click()
  const tryIt = page.getByRole('button', { name: 'Try it' })
  await tryIt.click()
  const ended = page.getByText('Visitors end at /careers in one step.')
  await expect(ended).toBeVisible()
  await page.locator('[name="formerPath"]').fill('/vacancies')
  await expect(ended).toHaveCount(0)
  await tryIt.click()
  await expect(page.getByText('Visitors are not led on: the site answers 404.')).toBeVisible()
  await page.locator('[name="formerPath"]').fill('/?p=123&lang=en')
  expect(await press(page, 'Publish')).toBe(200)
  await expect(async () => {
    const answer = await page.request.get(`${stack.siteUrl}/?lang=en&p=123&utm_source=x`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([308, '/careers'])
  }).toPass()
  for (const query of ['', '?p=124', '?utm_source=x']) {
    const answer = await page.request.get(`${stack.siteUrl}/${query}`, { maxRedirects: 0 })
    expect(answer.status(), query).toBe(200)
  }
})
