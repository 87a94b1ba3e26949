import type { APIRequestContext } from '@playwright/test'
import { test } from '../../support/services/hindi-site'
import { expect } from '../../support/test'
import { someNetworkAddress } from '../../support/visiting/leads'

/** Words that are names of the content: a page in Hindi shows its own in Hindi, and a visitor's as they were typed. */
const TYPED = ['Pune', 'Commercial', 'Sold out', 'Residential, Land']

test.use({ extraHTTPHeaders: { 'X-Forwarded-For': someNetworkAddress() } })

for (const words of TYPED) {
  test(`a search for “${words}” is shown as it was typed`, async ({ request }) => {
    const html = await pageOf(request, `/hi/search-result?searchTextFromHeader=${encodeURIComponent(words)}`)
    expect(/<h1[^<>]*>([^<]*)/.exec(html)?.[1]).toBe(`“${words}” के नतीजे`)
    expect(html).toContain(`value="${words}"`)
  })

  test(`“${words}” stays in a form that comes back`, async ({ request }) => {
    const response = await request.post('/hi/api/leads/enquiry', { form: { name: '', city: words, message: words } })
    expect(response.status()).toBe(422)
    const html = await response.text()
    expect(/<textarea[^<>]*name="?message\b[^<>]*>([^<]*)/.exec(html)?.[1]?.trim()).toBe(words)
    expect(inputsOf(html)).toContain(words)
  })

  test(`“${words}” stays in a filter that has no such value`, async ({ request }) => {
    const html = await pageOf(request, `/hi/rera?number=${encodeURIComponent(words)}`)
    expect(inputsOf(html)).toContain(words)
    expect(html).toContain(`“${words}” के लिए`)
  })
}

test('an amount that a calculator does not understand stays as it was typed', async ({ request }) => {
  const html = await pageOf(request, '/hi/projects/calculators/emi?loan=Pune&rate=8.5&years=20')
  expect(inputsOf(html)).toContain('Pune')
})

async function pageOf(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path)
  expect(response.status()).toBe(200)
  return response.text()
}

function inputsOf(html: string): string[] {
  return [...html.matchAll(/<input[^<>]* value="([^"]*)"/g)].map(([, value = '']) => value)
}
