import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Wire = Readonly<Record<string, unknown>>

/** How a WordPress answers other than it should: an empty list with or without a total, no JSON, words around it, headers alone. */
export type BlogFault =
  | 'empty'
  | 'empty with a total'
  | 'nothing'
  | 'null'
  | 'blanks'
  | 'notice'
  | 'comment'
  | 'challenge'
  | 'silent'

export interface StandInWordpress {
  url: string
  posts: Wire[]
  pages: Wire[]
  /** Paths and queries that were asked for. */
  asked: string[]
  fault: BlogFault | null
  /** Whether its counts are lost on the way, as behind some proxies. */
  hidesCounts: boolean
  stop(): Promise<void>
}

/** A post as the REST API of WordPress sends it. */
export function wordpressPost(id: number, slug: string, more: Wire = {}): Wire {
  return {
    id,
    slug,
    status: 'publish',
    date: '2026-11-22T00:30:00',
    date_gmt: '2026-11-21T19:00:00',
    link: `https://blog.example/${slug}/`,
    title: { rendered: `Post ${id}` },
    excerpt: { rendered: '<p>Short</p>', protected: false },
    content: { rendered: '<p>Body</p>', protected: false },
    author: 1,
    categories: [1],
    _embedded: [],
    ...more,
  }
}

const AUTHORS = [{ id: 1, slug: 'sons', name: 'Kelkar &amp; Sons' }]

const CATEGORIES = [
  { id: 1, slug: 'uncategorized', name: 'Uncategorized', count: 9 },
  { id: 5, slug: 'land', name: 'Residential &amp; Land', count: 1 },
]

/** Every picture of its media library. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A stand-in for a WordPress that can misbehave as real ones do. */
export async function startStandInWordpress(posts: Wire[]): Promise<StandInWordpress> {
  const blog: StandInWordpress = { url: '', posts, pages: [], asked: [], fault: null, hidesCounts: false, stop }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://blog.example')
    blog.asked.push(request.url ?? '')
    if (/\/wp-content\/uploads\/.*\.(?:jpg|png)$/.test(url.pathname)) {
      response.writeHead(200, { 'content-type': 'image/png' }).end(PIXEL)
      return
    }
    if (url.pathname.includes('/wp-content/')) {
      response.writeHead(404).end()
      return
    }
    const route = url.searchParams.get('rest_route') ?? url.pathname.replace(/^.*\/wp-json/, '')
    const slug = url.searchParams.get('slug')
    const lists: Readonly<Record<string, readonly Wire[]>> = {
      posts: blog.posts,
      pages: blog.pages,
      users: AUTHORS,
      categories: CATEGORIES,
    }
    const list = lists[route.split('/').at(-1) ?? ''] ?? []
    const found = list.filter((one) => slug === null || decodeURIComponent(String(one.slug)) === slug)
    const size = Number(url.searchParams.get('per_page') ?? 10)
    const page = Number(url.searchParams.get('page') ?? 1)
    const pages = Math.ceil(found.length / size)
    const shown = found.slice((page - 1) * size, page * size)
    const total = blog.hidesCounts ? {} : { 'x-wp-total': `${found.length}`, 'x-wp-totalpages': `${pages}` }
    const answer = (body: string, headers: Record<string, string> = total, type = 'application/json') =>
      response.writeHead(200, { 'content-type': type, ...headers }).end(body)
    const faults: Record<BlogFault, () => unknown> = {
      empty: () => answer('[]', {}),
      'empty with a total': () => answer('[]', { 'x-wp-total': '24', 'x-wp-totalpages': '1' }),
      nothing: () => answer(''),
      null: () => answer('null'),
      blanks: () => answer(' '.repeat(33 * 1024 * 1024)),
      notice: () => answer(`<br /><b>Notice</b>: x${JSON.stringify(shown)}`),
      comment: () => answer(`${JSON.stringify(shown)}<!-- cached 1.2s -->`),
      challenge: () => answer('<!doctype html><title>Are you a robot?</title>', {}, 'text/html'),
      silent: () => response.writeHead(200, { 'content-type': 'application/json', ...total }).flushHeaders(),
    }
    if (blog.fault !== null) faults[blog.fault]()
    else if (page > Math.max(pages, 1)) {
      const refusal = { code: 'rest_post_invalid_page_number', message: 'x', data: { status: 400 } }
      response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(refusal))
    } else answer(`\uFEFF${JSON.stringify(shown)}`)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  blog.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function stop(): Promise<void> {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return blog
}
