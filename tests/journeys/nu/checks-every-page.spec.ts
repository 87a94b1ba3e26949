import { nuErrors, nuMissing } from '../../support/reading/nu'
import { pathsOfSitemap } from '../../support/reading/sitemap'
import { expect, test } from '../../support/test'
import { someNetworkAddress } from '../../support/visiting/leads'

const missing = nuMissing()
test.skip(missing !== null, missing ?? '')
test.describe.configure({ timeout: 900_000 })

/** Every form of the site, by the last part of the address that it posts to. */
const FORMS = [
  'enquiry',
  'channel-partner',
  'call-back',
  'service',
  'project',
  'site-visit',
  'bank-listing',
  'creative-agency',
  'digital-agency',
  'application',
]

test('every page of the sitemap is valid HTML', { tag: '@release' }, async ({ request }) => {
  const pages = new Map<string, string>()
  for (const path of await pathsOfSitemap(request)) {
    pages.set(path, await (await request.get(path, { timeout: 60_000 })).text())
  }
  expect(pages.size).toBeGreaterThan(110)
  expect(await nuErrors(pages)).toEqual([])
})

test('each form is valid HTML: empty, refused and accepted', async ({ request }) => {
  const pages = new Map<string, string>()
  for (const form of FORMS) {
    const post = (fields: Record<string, string>) =>
      request.post(`/api/leads/${form}`, { form: fields, headers: { 'X-Forwarded-For': someNetworkAddress() } })
    pages.set(`${form}, empty`, await (await post({})).text())
    pages.set(
      `${form}, refused`,
      await (await post({ name: '<b>', email: 'nobody', phone: '12', consent: 'on' })).text(),
    )
  }
  const foreign = await request.post('/api/newsletter', { form: {}, headers: { Origin: 'https://elsewhere.example' } })
  pages.set('a form from elsewhere', await foreign.text())
  pages.set(
    'newsletter, refused',
    await (await request.post('/api/newsletter', { form: { subscribedEmail: 'x' } })).text(),
  )
  const taken = {
    name: 'Nu Checker',
    email: 'nu@ashlar.example',
    subject: 'land',
    consent: 'on',
    noticeVersion: '2026-11-21',
  }
  pages.set(
    'enquiry, taken',
    await (
      await request.post('/api/leads/enquiry', { form: taken, headers: { 'X-Forwarded-For': someNetworkAddress() } })
    ).text(),
  )
  for (const [state, text] of pages) expect.soft(text, state).toMatch(/^<!doctype html>/i)
  expect(pages.get('enquiry, taken')).toContain('We have your enquiry')
  expect(await nuErrors(pages)).toEqual([])
})

test('an error is noticed', async () => {
  const page = (body: string) => `<!doctype html><html lang="en"><title>A</title>${body}`
  const found = await nuErrors(
    new Map([
      ['a good page', page('<p>Right</p>')],
      ['a wrong page', page('<input type="checkbox" autocomplete="off">')],
    ]),
  )
  expect(found).toEqual([expect.stringMatching(/^a wrong page: .*autocomplete/)])
})
