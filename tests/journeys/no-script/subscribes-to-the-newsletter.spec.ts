import { expect, test } from '../../support/test'
import { someNetworkAddress } from '../../support/visiting/leads'
import { newsletter, REQUIRED, someAddress, storedLike, THANKS } from '../../support/visiting/newsletter'

test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'X-Forwarded-For': someNetworkAddress() }))

test('an address is stored, and a page of its own says thank you', async ({ page }) => {
  await page.goto('/careers')
  const address = someAddress()
  const { field, button } = newsletter(page)
  await field.fill(address)
  await button.click()
  await expect(page).toHaveURL('/newsletter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(THANKS)
  await expect(page.getByRole('banner')).toBeVisible()
  expect(storedLike(address)).toEqual([address.toLowerCase()])
  // Reloading the response does not send the form again.
  await page.reload()
  await expect(page).toHaveURL('/newsletter')
  expect(storedLike(address)).toHaveLength(1)
})

test('an invalid address gets our message, as with script', async ({ page }) => {
  await page.goto('/')
  const { field, button } = newsletter(page)
  await field.fill('ashlar')
  await button.click()
  await expect(page).toHaveURL('/newsletter')
  await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('ashlar')
  await expect(page.getByRole('main').getByText('Invalid email')).toBeVisible()
})

test('invalid input is answered with the form, its input and the message', async ({ page, request }) => {
  const answer = await request.post('/api/newsletter', { form: { subscribedEmail: '' }, maxRedirects: 0 })
  expect(answer.status()).toBe(303)
  expect(answer.headers().location).toBe('/newsletter')
  await page.goto('/')
  const { field, button } = newsletter(page)
  await field.fill('half@an-address')
  await button.click()
  await expect(page).toHaveURL('/newsletter')
  const main = page.getByRole('main')
  await expect(main.getByRole('textbox')).toHaveValue('half@an-address')
  await expect(main.getByText('Invalid email')).toBeVisible()
  await expect(main.getByText(REQUIRED)).toHaveCount(0)
})

test.describe('with the content backend away', () => {
  test.use({ site: 'dark' })

  test('the response keeps the address and says what to do', async ({ page, watch }) => {
    watch.expect(/503/)
    await page.goto('/')
    const { field, button } = newsletter(page)
    await field.fill('reader@example.com')
    await button.click()
    await expect(page).toHaveURL('/newsletter')
    const main = page.getByRole('main')
    await expect(main.getByRole('textbox')).toHaveValue('reader@example.com')
    await expect(main.getByText(/try again/)).toBeVisible()
    await expect(page.getByText(THANKS)).toHaveCount(0)
  })
})
