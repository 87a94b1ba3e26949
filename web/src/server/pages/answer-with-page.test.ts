import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, it, vi } from 'vitest'
import { answerWithPage } from './answer-with-page'
import { pages } from './page-cache'

/** A fake router: two pages exist at their own addresses, with any query; nothing at any other address. */
const render = vi.hoisted(() =>
  vi.fn(async (request: Request, { locals }: { locals: { canonical?: string | null } }) => {
    const { pathname } = new URL(request.url)
    const isPage = pathname === '/projects' || pathname === '/services'
    const found = isPage || pathname.startsWith('/errors/')
    locals.canonical = isPage ? pathname : null
    return new Response('<html><head></head><body>Stones</body></html>', { status: found ? 200 : 404 })
  }),
)
vi.mock('../app', () => ({ app: { render }, routeFor: () => undefined, policyOfPage: () => '' }))

async function statusOf(url: string, cookie?: string): Promise<number> {
  let status = 0
  const response = {
    setHeader: () => response,
    writeHead: (sent: number) => {
      status = sent
      return response
    },
    end: () => response,
  }
  const headers = cookie === undefined ? {} : { cookie }
  await answerWithPage({ url, method: 'GET', headers } as IncomingMessage, response as unknown as ServerResponse)
  return status
}

it('made-up addresses and queries take no room among the kept pages', async () => {
  expect(await statusOf('/projects')).toBe(200)
  expect(await statusOf('/nowhere')).toBe(404)
  // The page, and the 404 page.
  const kept = pages.bytes
  const made = render.mock.calls.length
  expect(kept).toBeGreaterThan(0)
  for (let count = 0; count < 50; count += 1) {
    expect(await statusOf(`/nowhere-${count}`)).toBe(404)
    expect(await statusOf(`/nowhere?z=${count}`)).toBe(404)
    expect(await statusOf(`/projects?z=${count}`)).toBe(200)
  }
  expect(pages.bytes).toBe(kept)
  expect(pages.fresh('/projects')).not.toBeNull()
  expect(render.mock.calls.length).toBe(made + 150)
})

it('campaign parameters do not make another page', async () => {
  await statusOf('/projects')
  const made = render.mock.calls.length
  for (let count = 0; count < 20; count += 1) expect(await statusOf(`/projects?utm_source=${count}`)).toBe(200)
  expect(render.mock.calls.length).toBe(made)
})

it('no parameter makes another page where the page reads none', async () => {
  await statusOf('/services')
  const made = render.mock.calls.length
  for (let count = 0; count < 20; count += 1) expect(await statusOf(`/services?z=${count}`)).toBe(200)
  expect(render.mock.calls.length).toBe(made)
})

it('requests for a page at the same time share it', async () => {
  const made = render.mock.calls.length
  await Promise.all([statusOf('/projects?z', 'theme=dark'), statusOf('/projects?z')])
  expect(render.mock.calls.length).toBe(made + 1)
})

it.each(['newsletter=1', 'a=b; lead-receipt=1', 'a=b;private-link=1', 'a=b;\tnewsletter =1'])(
  'a page that is made from the cookie %j is sent to nobody else, even at the same time',
  async (cookie) => {
    const made = render.mock.calls.length
    await Promise.all([statusOf('/projects?z', cookie), statusOf('/projects?z')])
    expect(render.mock.calls.length).toBe(made + 2)
  },
)

it('the error page is kept, and has no address of its own', async () => {
  expect(await statusOf('/nowhere')).toBe(404)
  const made = render.mock.calls.length
  for (const path of ['/errors/404', '/errors/503', '/notice%20404']) expect(await statusOf(path)).toBe(404)
  // Each is refused before or by the route; the error page itself is not rendered again.
  expect(pages.fresh('/errors/404')).toBeNull()
  expect(render.mock.calls.slice(made).filter(([request]) => request.url.includes('/errors/'))).toEqual([])
})
