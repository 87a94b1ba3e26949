import { parseList, postAuthor, postCategory, post as postShape, reads } from '@ashlar/contract'
import { expect, it } from 'vitest'
import { get } from '../call'
import type { Backend } from '../databases'
import { seedsOf } from './seeds'

/** Tests of the catalogue's calls to the blog, which have WordPress's format. */
export function testBlogReads(backend: Backend): void {
  it('blogPosts answer like WordPress: newest first, entities encoded, pictures embedded, totals in headers', async () => {
    const { path, query } = reads.blogPosts
    const total = seedsOf('posts').length
    const { status, headers, body } = await get(backend, path, {
      token: backend.stack.tokens.read,
      query: { ...query, per_page: '2' },
    })
    expect(status).toBe(200)
    expect(headers.get('x-wp-total')).toBe(String(total))
    expect(headers.get('x-wp-totalpages')).toBe(String(Math.ceil(total / 2)))
    const { records, dropped } = parseList(postShape, body)
    expect(dropped).toEqual([])
    expect(records).toHaveLength(2)
    expect(records.map(({ date }) => date)).toEqual(
      records
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    )
    expect(records[0]?.date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
    expect(records[0]?.picture?.width).toBe(1600)
    const all = await get(backend, path, { token: backend.stack.tokens.read, query: { per_page: '100' } })
    expect(JSON.stringify(all.body)).toMatch(/&#038;|&amp;/)
    expect(JSON.stringify(all.body)).not.toContain('_embedded')
  })

  it.each([
    ['blogCategories', postCategory, 'categories', 'category'],
    ['blogAuthors', postAuthor, 'author', 'author'],
  ] as const)('blogPosts has the posts of each of %s', async (names, schema, parameter, attribute) => {
    const token = backend.stack.tokens.read
    const { headers, body } = await get(backend, reads[names].path, { token, query: reads[names].query })
    const { records, dropped } = parseList<{ id: number }>(schema, body)
    expect(dropped).toEqual([])
    const seeded = new Map<unknown, number>()
    for (const seed of seedsOf('posts')) seeded.set(seed[attribute], (seeded.get(seed[attribute]) ?? 0) + 1)
    expect(headers.get('x-wp-total')).toBe(String(seeded.size))
    const counts: number[] = []
    for (const { id } of records) {
      const { path, query } = reads.blogPosts
      const { body } = await get(backend, path, { token, query: { ...query, [parameter]: String(id) } })
      const posts = parseList(postShape, body).records
      for (const post of posts) expect([post.author, ...post.categories]).toContain(id)
      counts.push(posts.length)
    }
    expect(counts.sort()).toEqual([...seeded.values()].sort())
  })

  it('an unknown category has no posts, and an invalid id is refused', async () => {
    const token = backend.stack.tokens.read
    const ask = (categories: string) =>
      get(backend, reads.blogPosts.path, { token, query: { ...reads.blogPosts.query, categories } })
    expect(await ask('1')).toMatchObject({ status: 200, body: [] })
    expect(await ask('law')).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } })
  })
}
