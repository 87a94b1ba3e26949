import { LINK_PARAMETER } from '@ashlar/contract'
import { expect, test, visit } from '../../support/test'
import { fillIn, formVisits, leadForm, someNetworkAddress } from '../../support/visiting/leads'
import { newsletter, someAddress } from '../../support/visiting/newsletter'

/**
 * Stored only when visits are counted, when a film comes from another site, when a draft is viewed, or when a service
 * worker may store pages. Other journeys test these cases.
 */
const ELSEWHERE = [
  'analytics-consent',
  'films-from-elsewhere',
  'kept-pages',
  'kept-files',
  'workbox-expiration',
  'draft-preview',
]
/** A receipt is stored for its own part of the site. */
const EVERYWHERE = ['/', '/enquiry', '/newsletter', '/newsletter/confirm']

test('after a visit to all pages the browser has stored exactly what /cookies lists', async ({
  page,
  context,
  baseURL,
  watch,
}) => {
  watch.expect(/404/)
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': someNetworkAddress() })
  await visit(page, '/cookies')
  const listed = await page.locator('#kept h3').allTextContents()
  expect(listed.length).toBeGreaterThan(5)

  const seen = new Set<string>()
  const look = async () => {
    const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    // The key of a form's stored input is the page's path and the form's name.
    for (const name of stored) seen.add(name.split(' ', 1)[0] ?? name)
    for (const { name } of await context.cookies(EVERYWHERE.map((path) => new URL(path, baseURL).href))) seen.add(name)
    expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([])
    expect(await page.evaluate(() => ('caches' in window ? caches.keys() : []))).toEqual([])
  }
  for (const path of ['/', '/projects', '/about/contact-us', '/careers', '/blog', '/projects/compare', '/no-such']) {
    await page.goto(path)
    await look()
  }
  // A visitor who only reads stores nothing.
  expect([...seen]).toEqual([])

  await visit(page, '/projects?utm_source=a-letter')
  await page.locator('input[data-shortlist]').first().check()
  await page.getByLabel('Looking for').focus()
  // Only the field with suggestions stores searches; before its script has loaded, Enter sends the plain form.
  await expect(page.getByLabel('Looking for')).toHaveRole('combobox')
  await page.getByLabel('Looking for').fill('office')
  await page.getByLabel('Looking for').press('Enter')
  await page.waitForURL(/search-result/)
  await page.locator('[data-slash-switch]').uncheck()
  await look()
  const { field } = newsletter(page)
  await field.fill(someAddress())
  await page.request.post('/api/newsletter', {
    form: { subscribedEmail: someAddress() },
    headers: { Origin: baseURL ?? '' },
    maxRedirects: 0,
  })
  await page.request.get(`/newsletter/confirm?${LINK_PARAMETER}=a.link`, { maxRedirects: 0 })
  await look()
  const [enquiry] = formVisits
  if (!enquiry) throw new Error('there are no forms')
  await page.goto(enquiry.path)
  await page.locator('html[data-forms-ready]').waitFor({ state: 'attached' })
  await fillIn(page, enquiry)
  await look()
  await leadForm(page, enquiry.form).button.click()
  await page.waitForURL('/enquiry/received')
  await look()
  expect([...seen].toSorted()).toEqual(listed.filter((name) => !ELSEWHERE.includes(name)).toSorted())
})
