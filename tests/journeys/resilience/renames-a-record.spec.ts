import type { APIRequestContext, APIResponse } from '@playwright/test'
import { someRecord } from '../../support/expected/seeds'
import { test } from '../../support/services/own-stack'
import { expect, visit } from '../../support/test'
import { Admin, type Type } from '../../support/visiting/admin'

/** By a change notice: without one the old page would stay for a minute. How soon it is live, the bench measures. */
const SOON = { timeout: 45_000, intervals: [50] }

/** Every kind of record with its own pages: its seeds, the start of its addresses, and the list that links to them. */
const KINDS: readonly { type: Type; seeds: string; before: string; list: string }[] = [
  { type: 'post', seeds: 'posts', before: '/blog/', list: '/blog' },
  { type: 'vodcast', seeds: 'vodcasts', before: '/insights/knowledge-exchange/', list: '/insights/knowledge-exchange' },
  { type: 'opening', seeds: 'openings', before: '/careers/', list: '/careers' },
  // Last, because records that refer to a deleted one cannot be published.
  {
    type: 'report',
    seeds: 'insights-research-reports-a',
    before: '/insights/research-reports/',
    list: '/insights/research-reports',
  },
  { type: 'project', seeds: 'consolidated-projects', before: '/projects/', list: '/projects' },
]

for (const { type, seeds, before, list } of KINDS) {
  test(`a renamed ${type} is at its new address, and the old one redirects to it`, async ({ request, stack }) => {
    const admin = await Admin.signIn(stack.contentUrl)
    const slug = String(someRecord(seeds).slug)
    const [old, renamed] = [before + slug, `${before}renamed-${slug}`]
    const entry = await admin.find(type, { slug })
    // Requested before, so that the cached responses of both addresses must be dropped.
    expect((await ask(request, old)).status()).toBe(200)
    expect((await ask(request, renamed)).status()).toBe(404)
    await admin.publish(type, entry, { slug: `renamed-${slug}` })
    await expect.poll(() => leadsTo(request, old), SOON).toBe(renamed)
    await expect.poll(async () => (await ask(request, renamed)).status(), SOON).toBe(200)
    await expect.poll(async () => (await ask(request, list)).text(), SOON).not.toContain(`"${old}"`)
    // Browsers must not cache it, because an editor may undo the change.
    expect((await ask(request, old)).headers()['cache-control']).toMatch(/max-age=0|no-store/)
    await admin.publish(type, entry, { slug })
    await expect.poll(async () => (await ask(request, old)).status(), SOON).toBe(200)
    await expect.poll(() => leadsTo(request, renamed), SOON).toBe(old)
  })

  test(`a deleted ${type} is missing at every address it had`, async ({ request, stack }) => {
    const admin = await Admin.signIn(stack.contentUrl)
    const slug = String(someRecord(seeds, 1).slug)
    const entry = await admin.find(type, { slug })
    await admin.publish(type, entry, { slug: `gone-${slug}` })
    await expect.poll(() => leadsTo(request, before + slug), SOON).toBe(`${before}gone-${slug}`)
    await admin.delete(type, entry)
    for (const path of [before + slug, `${before}gone-${slug}`]) {
      await expect.poll(async () => (await ask(request, path)).status(), SOON).toBe(404)
    }
  })
}

test('a renamed service keeps its data, and its old address redirects to it', async ({ page, stack }) => {
  const admin = await Admin.signIn(stack.contentUrl)
  const entry = await admin.find('page', { path: '/services/land-services' })
  await visit(page, '/services/land-services')
  const people = (await page.locator('#people').textContent()) ?? ''
  await admin.publish('page', entry, { path: '/services/land' })
  await expect.poll(() => leadsTo(page.request, '/services/land-services'), SOON).toBe('/services/land')
  await visit(page, '/services/land-services')
  await expect(page).toHaveURL(/\/services\/land$/)
  await expect(page.locator('#people')).toHaveText(people)
})

function ask(request: APIRequestContext, path: string): Promise<APIResponse> {
  return request.get(path, { maxRedirects: 0 })
}

/** Target of an address's permanent redirect; `null` when there is none. */
async function leadsTo(request: APIRequestContext, path: string): Promise<string | null> {
  const response = await ask(request, path)
  return response.status() === 308 ? (response.headers().location ?? null) : null
}
