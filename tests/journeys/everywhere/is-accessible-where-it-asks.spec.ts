import type { Page } from '@playwright/test'
import { expectAccessible as expectWholeAccessible } from '../../support/reading/axe'
import { expect, test } from '../../support/test'
import { fillIn, formVisits, leadForm, openForm, someNetworkAddress } from '../../support/visiting/leads'

/** The walk asks about colours and sizes of header and footer, which are the same on every page. */
const expectAccessible = (page: Page) => expectWholeAccessible(page, { chrome: false })

for (const visit of formVisits) {
  test(`axe finds no fault on ${visit.form}, without and with messages`, async ({ page }) => {
    await page.goto(visit.path, { waitUntil: 'domcontentloaded' })
    await page.locator('html[data-forms-ready]').waitFor({ state: 'attached' })
    await openForm(page, visit)
    await expectAccessible(page)
    const { button, summary, field } = leadForm(page, visit.form)
    await field('name').focus()
    await expect(field('ticket')).toHaveValue(/\./)
    await button.click()
    await expect(summary).toBeFocused()
    await expectAccessible(page)
    for (const link of await summary.getByRole('link').all()) {
      const target = ((await link.getAttribute('href')) ?? '').slice(1)
      await link.press('Enter')
      await expect(page.locator(`[id="${target}"]`)).toBeFocused()
      await expect(page.locator(`[id="${target}"]`)).toHaveAccessibleDescription(/./)
    }
  })
}

test('axe finds no fault on a receipt and on its private page, also with messages', { tag: '@once' }, async ({
  page,
  context,
  watch,
}) => {
  watch.expect(/422/)
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': someNetworkAddress() })
  const [enquiry] = formVisits
  if (!enquiry) throw new Error('there are no forms')
  await page.goto(enquiry.path, { waitUntil: 'domcontentloaded' })
  await page.locator('html[data-forms-ready]').waitFor({ state: 'attached' })
  await fillIn(page, enquiry)
  await leadForm(page, enquiry.form).button.click()
  await expect(page).toHaveURL('/enquiry/received')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Open the private page' }).click()
  await page.getByText('Change what you wrote').click()
  await page.getByLabel('Name').fill('')
  await page.getByRole('button', { name: 'Save the changes' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Enter your name')
  await expectAccessible(page)
})
