import { expect, test } from '../../support/test'
import {
  correctWithdrawAndErase,
  fillIn,
  formVisits,
  leadForm,
  openForm,
  someNetworkAddress,
  storedLeads,
} from '../../support/visiting/leads'

const [enquiry] = formVisits
if (!enquiry) throw new Error('there are no forms')

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': someNetworkAddress() })
})

for (const visit of formVisits) {
  test(`${visit.form}: sent twice by a double click, it is one lead with a receipt`, async ({ page }) => {
    await page.goto(visit.path, { waitUntil: 'domcontentloaded' })
    await page.locator('html[data-forms-ready]').waitFor({ state: 'attached' })
    await openForm(page, visit)
    const { root, button } = leadForm(page, visit.form)
    const name = await fillIn(page, visit)
    await expect(root.locator('[name="ticket"]')).toHaveValue(/\./)
    await button.dblclick()
    await expect(page).toHaveURL('/enquiry/received')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('We have your')
    await expect(page.getByText(/will answer by \w+day/)).toBeVisible()
    const stored = storedLeads(name)
    expect(stored.map(({ type }) => type)).toEqual([visit.type])
    expect(stored[0]?.page).toBe(visit.path)
    expect(stored[0]?.marketing).toBe(0)
    await expect(page.getByText(stored[0]?.reference ?? 'none')).toBeVisible()
  })
}

test.describe('the general enquiry', { tag: '@once' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(enquiry.path, { waitUntil: 'domcontentloaded' })
    await page.locator('html[data-forms-ready]').waitFor({ state: 'attached' })
  })

  test('shows no message at untouched fields, and removes a message when the field is corrected', async ({ page }) => {
    const { field, fault } = leadForm(page, 'enquiry')
    await field('phone').fill('12')
    await field('phone').blur()
    await expect(fault('phone')).toContainText('with its country code')
    await expect(field('phone')).toHaveAccessibleDescription(/Enter a phone number, with its country code/)
    await expect(fault('name')).toHaveText('')
    await field('phone').fill('98200 00101')
    await expect(fault('phone')).toHaveText('')
    await expect(field('phone')).toHaveAttribute('aria-invalid', 'false')
  })

  test('calls nothing invalid before somebody erred, also to screen readers, and not for passing an empty field', async ({
    page,
  }) => {
    const { root, field } = leadForm(page, 'enquiry')
    await field('name').focus()
    await expect.poll(() => field('ticket').inputValue()).not.toBe('')
    for (let step = 0; step < 6; step++) await page.keyboard.press('Tab')
    await expect(root.locator('[data-fault-of]').filter({ hasText: /./ })).toHaveCount(0)
    const client = await page.context().newCDPSession(page)
    const { nodes } = await client.send('Accessibility.getFullAXTree')
    const invalid = nodes.filter(({ properties = [] }) =>
      properties.some(({ name, value }) => name === 'invalid' && value.value === 'true'),
    )
    expect(invalid.map(({ name }) => name?.value)).toEqual([])
  })

  test('pasted words are never cut: what is too long is counted as the server counts it', async ({ page }) => {
    const { button, summary, field, root } = leadForm(page, 'enquiry')
    const name = await fillIn(page, enquiry)
    // An emoji of two units of UTF-16, a line break that is sent as two bytes, and a letter of three parts: six letters.
    const part = '🏠\nक्ष '
    const fits = `${part.repeat(499)}abcde`
    await field('message').fill(`${fits}xyz`)
    await expect(field('message')).toHaveValue(`${fits}xyz`)
    await expect(root.getByText('2 characters too many')).toBeVisible()
    await button.click()
    await expect(summary).toContainText('Shorten the message to 3,000 characters')
    await expect(field('message')).toHaveValue(`${fits}xyz`)
    await field('message').fill(`${fits}x`)
    await expect(root.getByText('0 characters left')).toBeVisible()
    await button.click()
    await expect(page).toHaveURL('/enquiry/received')
    expect(storedLeads(name)).toHaveLength(1)
  })

  test('words that were typed before the script of the form came are counted', async ({ page }) => {
    const { field, root } = leadForm(page, 'enquiry')
    const held: (() => Promise<void>)[] = []
    await page.route('**/lead-form-behaviour.*.js', (route) => void held.push(() => route.continue()))
    await field('message').fill('a'.repeat(2_995))
    await expect.poll(() => held.length).toBeGreaterThan(0)
    for (const release of held) await release()
    await expect(root.getByText('5 characters left')).toBeVisible()
  })

  test('sent empty, it lists what is missing, moves the focus there, and links to each field', async ({ page }) => {
    const { button, summary, field, fault } = leadForm(page, 'enquiry')
    await field('name').focus()
    await expect.poll(() => field('ticket').inputValue()).not.toBe('')
    await button.click()
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('heading')).toHaveText('4 fields to check')
    await summary.getByRole('link', { name: 'Enter your name' }).click()
    await expect(field('name')).toBeFocused()
    await expect(fault('consent')).toContainText('Agree to the notice')
  })

  test('no checkbox is ticked in advance', async ({ page }) => {
    await expect(leadForm(page, 'enquiry').root.locator(':checked[type="checkbox"]')).toHaveCount(0)
  })

  test('input survives a failing backend, a reload and the back button; consent must be given again', async ({
    page,
    watch,
  }) => {
    watch.expect(/503/)
    await page.route('**/api/leads/enquiry', (route) =>
      route.fulfill({ status: 503, json: { state: 'failed', message: 'Not just now' } }),
    )
    const { button, summary, field, consent } = leadForm(page, 'enquiry')
    const name = await fillIn(page, enquiry)
    await field('message').fill('Four acres near Wagholi')
    await button.click()
    await expect(summary).toContainText('Not just now')
    await expect(summary.getByRole('link', { name: /@/ })).toBeVisible()
    await expect(page).toHaveURL(enquiry.path)
    await expect(field('name')).toHaveValue(name)
    expect(storedLeads(name)).toEqual([])
    const key = await field('idempotencyKey').inputValue()

    await page.reload()
    await expect(field('message')).toHaveValue('Four acres near Wagholi')
    await expect(field('idempotencyKey')).toHaveValue(key)
    await page.goto('/newsletter')
    await page.goBack()
    await expect(field('name')).toHaveValue(name)

    await page.unroute('**/api/leads/enquiry')
    await consent.check()
    await button.click()
    await expect(page).toHaveURL('/enquiry/received')
    expect(storedLeads(name)).toHaveLength(1)
  })

  test('somebody who goes back after sending finds their words, and sends others as a new enquiry', async ({
    page,
  }) => {
    const { button, field } = leadForm(page, 'enquiry')
    const name = await fillIn(page, enquiry)
    await field('message').fill('Two acres')
    await button.click()
    await expect(page).toHaveURL('/enquiry/received')
    await page.goBack()
    await expect(field('name')).toHaveValue(name)
    await expect(field('message')).toHaveValue('Two acres')
    await field('message').fill('Three acres')
    await leadForm(page, 'enquiry').consent.check()
    await button.click()
    await expect(page).toHaveURL('/enquiry/received')
    expect(storedLeads(name)).toHaveLength(2)
  })

  test('a lost response and a second attempt make one lead', async ({ page, watch }) => {
    watch.expect(/Failed to load resource/)
    let lost = false
    await page.route('**/api/leads/enquiry', async (route) => {
      if (lost) return route.continue()
      lost = true
      await route.fetch()
      return route.abort()
    })
    const { button, summary } = leadForm(page, 'enquiry')
    const name = await fillIn(page, enquiry)
    await button.click()
    await expect(summary).toContainText('Every word is still here')
    await button.click()
    await expect(page).toHaveURL('/enquiry/received')
    expect(storedLeads(name)).toHaveLength(1)
  })
})

test('what was sent can be corrected, withdrawn and erased by the link on the receipt', { tag: '@once' }, async ({
  page,
  watch,
}) => {
  // An erasure without its mark.
  watch.expect(/422/)
  await page.goto(enquiry.path, { waitUntil: 'domcontentloaded' })
  await page.locator('html[data-forms-ready]').waitFor({ state: 'attached' })
  await correctWithdrawAndErase(page, enquiry)
})

test('a form without its ticket needs a proof of work, and then works like any other', { tag: '@once' }, async ({
  page,
}) => {
  await page.route('**/api/leads/ticket', (route) => route.fulfill({ body: '' }))
  await page.goto(enquiry.path, { waitUntil: 'domcontentloaded' })
  await page.locator('html[data-forms-ready]').waitFor({ state: 'attached' })
  const name = await fillIn(page, enquiry)
  const asked = page.waitForResponse('**/api/leads/enquiry')
  await leadForm(page, 'enquiry').button.click()
  expect(await (await asked).json()).toMatchObject({ state: 'prove' })
  await expect(page).toHaveURL('/enquiry/received')
  expect(storedLeads(name)).toMatchObject([{ quarantined: 0, suspicions: '[]' }])
})
