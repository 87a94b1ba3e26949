import { expect, test, visit } from '../../support/test'
import { leadForm, someNetworkAddress, storedLeads } from '../../support/visiting/leads'
import { TapCounter } from '../../support/visiting/visitor-effort'

/** The number that a first-time visitor may need, without the keys of the phone's keyboard. */
const MOST_TAPS = 14

test('a flat with three bedrooms under two crore in Pune is found, compared and asked about in few taps', async ({
  page,
  context,
}) => {
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': someNetworkAddress() })
  await visit(page)
  const hand = new TapCounter(page)

  await hand.type(page.getByRole('banner').getByLabel('Looking for'), '3 bhk under 2 crore in pune')
  await hand.press('Enter')
  await hand.tap(page.getByRole('link', { name: /projects?: .*3 BHK.*Pune/ }))
  await expect(page.locator('#count')).toHaveText(/^[2-9] projects$/)
  const compare = page.getByRole('checkbox', { name: /^Compare / })
  await hand.tap(compare.first())
  await hand.tap(compare.nth(1))
  await hand.tap(page.getByRole('form', { name: 'Compare' }).getByRole('button', { name: 'Compare' }))
  await expect(page.locator('thead th')).toHaveCount(2)
  await hand.tap(page.locator('thead th a').first())
  await hand.tap(page.getByRole('link', { name: 'Enquire', exact: true }))

  const form = leadForm(page, 'project')
  const name = `Meera of ${crypto.randomUUID()}`
  await hand.type(form.field('name'), name)
  await hand.type(form.field('email'), 'meera@ashlar.example')
  await hand.tap(form.consent)
  await hand.tap(form.button)
  await expect(page).toHaveURL('/enquiry/received')
  expect(storedLeads(name).map(({ type }) => type)).toEqual(['project-leads'])
  expect(hand.taps).toBeLessThanOrEqual(MOST_TAPS)
})
