import { RESPONSE_FORMAT_HEADER, type ReadCall, reads } from '@ashlar/contract'
import { crawl } from '../../support/reading/crawl'
import { type RecordingProxy, startRecordingProxy } from '../../support/services/recording-proxy'
import { type SiteInstance, startSite } from '../../support/services/site-instance'
import { stacks } from '../../support/services/stacks'
import { expect, test } from '../../support/test'

const MOST_ADDRESSES = 1_500

const rows = Object.entries<ReadCall>(reads)

test('every call of the catalogue is made by a page that a visitor can reach', async ({ playwright }) => {
  test.setTimeout(240_000)
  let proxy: RecordingProxy | undefined
  let site: SiteInstance | undefined
  try {
    proxy = await startRecordingProxy(stacks().backend)
    const { asked } = proxy
    // A new site that has read nothing and shares no cache.
    site = await startSite({ CONTENT_URL: proxy.url, LANGUAGES: 'hi' })
    const request = await playwright.request.newContext({ baseURL: site.url })
    // The results page is behind a form, which a crawler does not send. The first one reads every record, and a busy
    // machine may refuse it.
    const results = () => request.get('/search-result?searchTextFromHeader=land', { timeout: 60_000 })
    await expect.poll(async () => (await results()).status(), { timeout: 90_000 }).toBe(200)
    // Stops when every call has been made, because further pages can add none.
    await crawl(request, site.url, { most: MOST_ADDRESSES, isEnough: () => unreadRows(asked).length === 0 })
    await request.dispose()
  } finally {
    await site?.stop()
    await proxy?.stop()
  }
  expect(unreadRows(proxy.asked)).toEqual([])
})

test('every call of the catalogue returns content after a first start', async ({ playwright }) => {
  const { backend, readToken } = stacks()
  const headers = { ...RESPONSE_FORMAT_HEADER, Authorization: `Bearer ${readToken}` }
  const request = await playwright.request.newContext({ baseURL: backend, extraHTTPHeaders: headers })
  const empty: string[] = []
  for (const [name, { path, query }] of rows) {
    // A call for one record uses the id of the first record of another call's list.
    const [id] = path.includes('{id}') ? await recordsOf(reads.consolidatedProjects) : [null]
    const records = await recordsOf({ path: path.replace('{id}', String(id?.documentId)), query })
    if (records.length === 0) empty.push(name)
  }
  await request.dispose()
  expect(empty).toEqual([])

  async function recordsOf({ path, query }: Pick<ReadCall, 'path' | 'query'>): Promise<{ documentId?: string }[]> {
    const response = await request.get(path, { params: { ...query } })
    const body: unknown = response.ok() ? await response.json() : null
    const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : body
    return [data].flat().filter((record) => record !== null) as { documentId?: string }[]
  }
})

function unreadRows(asked: readonly URL[]): string[] {
  return rows.filter(([, call]) => !asked.some((url) => answers(url, call))).map(([name]) => name)
}

/** Whether a request belongs to a call: its path, and all of its query. */
function answers(url: URL, { path, query }: ReadCall): boolean {
  const [before = '', after = ''] = path.split('{id}')
  const fits = path.includes('{id}')
    ? url.pathname.startsWith(before) && url.pathname.endsWith(after) && url.pathname.length > before.length
    : url.pathname === path
  return fits && Object.entries(query).every(([name, value]) => url.searchParams.get(name) === value)
}
