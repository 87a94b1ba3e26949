import { expect, test, visit } from '../../support/test'
import { someNetworkAddress } from '../../support/visiting/leads'
import { INVALID, newsletter, REQUIRED, someAddress, storedLike, THANKS } from '../../support/visiting/newsletter'

test.beforeEach(async ({ context, page }) => {
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': someNetworkAddress() })
  await visit(page)
})

test('no message is shown before the field was touched', { tag: '@once' }, async ({ page }) => {
  const { field, note } = newsletter(page)
  await field.scrollIntoViewIfNeeded()
  await expect(note).toHaveText('')
  await expect(field).toHaveAttribute('aria-invalid', 'false')
  await field.focus()
  await field.pressSequentially('half an addr')
  await expect(note).toHaveText('')
})

test('an empty field that was touched says what is missing', async ({ page }) => {
  const { field, note } = newsletter(page)
  await field.focus()
  await field.blur()
  await expect(note).toHaveText(REQUIRED)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(REQUIRED)
})

test('a field that was left while its rules were still loading says what is missing', { tag: '@once' }, async ({
  page,
}) => {
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/_astro/newsletter-behaviour*.js', async (route) => {
    await held
    await route.continue()
  })
  const { field, note } = newsletter(page)
  await field.focus()
  await field.blur()
  arrive()
  await expect(note).toHaveText(REQUIRED)
})

test('an invalid address shows a message until it is valid', { tag: '@once' }, async ({ page }) => {
  const { field, note } = newsletter(page)
  for (const wrong of ['ashlar', 'a@b', 'a b@example.com', '@example.com']) {
    await field.fill(wrong)
    await field.blur()
    await expect(note).toHaveText(INVALID)
  }
  await field.fill('reader@example.com')
  await expect(note).toHaveText('')
  await expect(field).toHaveAttribute('aria-invalid', 'false')
})

test('Subscribe without an address sends nothing and leads to the field', { tag: '@once' }, async ({ page }) => {
  const { field, button, note } = newsletter(page)
  let sent = 0
  await page.route('**/api/newsletter', (route) => {
    sent += 1
    return route.abort()
  })
  await button.click()
  await expect(note).toHaveText(REQUIRED)
  await expect(field).toBeFocused()
  expect(sent).toBe(0)
})

test('an address is stored in lower case, a toast says thank you, and the message stays on the page', {
  tag: '@tablet',
}, async ({ page }) => {
  const { form, field, button, note, toast } = newsletter(page)
  const address = someAddress()
  await field.fill(` ${address} `)
  await button.click()
  await expect(toast).toBeVisible()
  await expect(toast).toHaveText(THANKS)
  await expect(note).toContainText(THANKS)
  await expect(note).toBeFocused()
  await expect(field).toBeHidden()
  await expect(form.locator('[name="subscribedEmail"]')).toHaveValue('')
  // Longer than the toast, which disappears by itself.
  await toast.waitFor({ state: 'detached' })
  await expect(note).toContainText(THANKS)
  expect(storedLike(address)).toEqual([address.toLowerCase()])
})

test('the toast is at the bottom left', async ({ page }) => {
  const { field, button, toast } = newsletter(page)
  await field.fill(someAddress())
  await button.click()
  await expect(toast).toBeVisible()
  const viewport = page.viewportSize() ?? { width: 0, height: 0 }
  const place = page.getByRole('dialog').filter({ has: toast })
  await expect
    .poll(async () => {
      const box = await place.boundingBox()
      return box && Math.round(viewport.height - (box.y + box.height))
    })
    .toBeLessThanOrEqual(40)
  const box = await place.boundingBox()
  expect(box?.x).toBeLessThanOrEqual(40)
  expect(box?.x).toBeGreaterThanOrEqual(0)
  await expect(place).toBeInViewport({ ratio: 1 })
})

test('while it is sent a spinner stands in place of Subscribe, and a second press sends nothing', async ({ page }) => {
  const { field, button, note } = newsletter(page)
  let sent = 0
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/newsletter', async (route) => {
    sent += 1
    await held
    await route.fulfill({ json: { state: 'stored' } })
  })
  await field.fill('reader@example.com')
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(button.getByText('Subscribe', { exact: true })).toHaveCount(0)
  await expect(button).toHaveAccessibleName('Subscribing')
  const spinner = button.locator('span').first()
  await expect(spinner).toBeVisible()
  expect(await spinner.evaluate((element) => element.getAnimations().length)).toBe(1)
  await button.click()
  await field.press('Enter')
  answer()
  await expect(note).toContainText(THANKS)
  await expect(button).toBeHidden()
  expect(sent).toBe(1)
})

test('the same address twice is one subscription with the same answer', { tag: '@once' }, async ({ page }) => {
  const { field, button, toast } = newsletter(page)
  const address = someAddress()
  for (const typed of [address, address.toUpperCase()]) {
    const answered = page.waitForResponse('**/api/newsletter')
    await field.fill(typed)
    await button.click()
    const response = await answered
    expect(response.status()).toBe(200)
    expect(await response.json()).toEqual({ state: 'stored' })
    await expect(toast).toBeVisible()
    await visit(page)
  }
  expect(storedLike(address)).toEqual([address.toLowerCase()])
})

test('it is sent as subscribedEmail, with the version of the notice beside it', { tag: '@once' }, async ({ page }) => {
  const { field, button } = newsletter(page)
  const sent = page.waitForRequest('**/api/newsletter')
  await page.route('**/api/newsletter', (route) => route.fulfill({ json: { state: 'stored' } }))
  await field.fill('reader@example.com')
  await button.click()
  expect((await sent).method()).toBe('POST')
  expect((await sent).postDataJSON()).toEqual({
    subscribedEmail: 'reader@example.com',
    noticeVersion: expect.stringMatching(/^\d{4}-\d{2}-\d{2}/),
  })
})

test('when no response comes, the form keeps the address and says what to do', { tag: '@once' }, async ({
  page,
  watch,
}) => {
  watch.expect(/Failed to load resource/)
  const { field, button, note, toast } = newsletter(page)
  await page.route('**/api/newsletter', (route) => route.abort())
  await field.fill('reader@example.com')
  await button.click()
  await expect(note).toContainText('try again')
  await expect(field).toHaveValue('reader@example.com')
  await expect(toast).toHaveCount(0)
  await expect(button).toHaveText('Subscribe')
})
