import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Wire = Readonly<Record<string, unknown>>

/** How a WordPress answers other than it should: an empty list with or without a total, no JSON, or words around it. */
export type BlogFault = 'empty' | 'empty with a total' | 'nothing' | 'null' | 'blanks' | 'notice' | 'silent'

export interface StandInWordpress {
  url: string
  posts: Wire[]
  /** Paths and queries that were asked for. */
  asked: string[]
  fault: BlogFault | null
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
    categories: [],
    _embedded: [],
    ...more,
  }
}

const AUTHORS = [{ id: 1, slug: 'sons', name: 'Kelkar &amp; Sons' }]

/** A stand-in for a WordPress that can misbehave as real ones do. */
export async function startStandInWordpress(posts: Wire[]): Promise<StandInWordpress> {
  const blog: StandInWordpress = { url: '', posts, asked: [], fault: null, stop }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://blog.example')
    blog.asked.push(request.url ?? '')
    const route = url.searchParams.get('rest_route') ?? url.pathname.replace(/^.*\/wp-json/, '')
    const slug = url.searchParams.get('slug')
    const list = route.endsWith('/users') ? AUTHORS : route.endsWith('/posts') ? blog.posts : []
    const found = list.filter((one) => slug === null || decodeURIComponent(String(one.slug)) === slug)
    const total = { 'x-wp-total': `${found.length}`, 'x-wp-totalpages': '1' }
    const answer = (body: string, headers: Record<string, string> = total) =>
      response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(body)
    const faults: Record<BlogFault, () => unknown> = {
      empty: () => answer('[]', {}),
      'empty with a total': () => answer('[]', { 'x-wp-total': '24', 'x-wp-totalpages': '1' }),
      nothing: () => answer(''),
      null: () => answer('null'),
      blanks: () => answer(' '.repeat(33 * 1024 * 1024)),
      notice: () => answer(`<br /><b>Notice</b>: x${JSON.stringify(found)}`),
      silent: () => undefined,
    }
    if (blog.fault === null) answer(`\uFEFF${JSON.stringify(found)}`)
    else faults[blog.fault]()
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
