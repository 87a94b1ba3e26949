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

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': someNetworkAddress() })
})

for (const visit of formVisits) {
  test(`${visit.form}: plain HTML leads to a receipt, and the lead is held for review`, async ({ page }) => {
    await page.goto(visit.path)
    await openForm(page, visit)
    const name = await fillIn(page, visit)
    await leadForm(page, visit.form).button.click()
    await expect(page).toHaveURL('/enquiry/received')
    await expect(page.getByText(/will answer by \w+day/)).toBeVisible()
    const [stored, ...others] = storedLeads(name)
    expect(others).toEqual([])
    expect(stored?.type).toBe(visit.type)
    expect(stored?.page).toBe(visit.path)
    expect(stored?.quarantined).toBe(1)
    expect(stored?.suspicions).toContain('no-script')
  })

  test(`${visit.form}: invalid input comes back complete, and can be sent again from there`, async ({
    page,
    watch,
  }) => {
    watch.expect(/422/)
    await page.goto(visit.path)
    await openForm(page, visit)
    const { root, button, field, summary, consent, fault } = leadForm(page, visit.form)
    const name = await fillIn(page, visit)
    await consent.uncheck()
    await root.evaluate((form) => form.setAttribute('novalidate', ''))
    await button.click()
    await expect(page).toHaveURL(`/api/leads/${visit.form}`)
    await expect(summary).toBeFocused()
    await expect(fault('consent')).toContainText('Agree to the notice')
    await expect(field('name')).toHaveValue(name)
    for (const [key, value] of Object.entries(visit.words ?? {})) await expect(field(key)).toHaveValue(value)
    for (const [key, value] of Object.entries(visit.choices ?? {})) {
      if (value) await expect(field(key)).toHaveValue(value)
    }
    expect(storedLeads(name)).toEqual([])
    await consent.check()
    await button.click()
    await expect(page).toHaveURL('/enquiry/received')
    expect(storedLeads(name).map(({ page: from }) => from)).toEqual([visit.path])
  })
}

test('what was sent can be corrected, withdrawn and erased by the link on the receipt', async ({ page, watch }) => {
  // An erasure without its mark.
  watch.expect(/422/)
  const [enquiry] = formVisits
  if (!enquiry) throw new Error('there are no forms')
  await page.goto(enquiry.path)
  await correctWithdrawAndErase(page, enquiry)
})
