import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { reads } from '@ashlar/contract'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'

let answer: { status: number; body: string }
const blog = createServer((_request, response) => {
  response.writeHead(answer.status, { 'content-type': 'text/html' }).end(answer.body)
})

beforeAll(async () => {
  blog.listen(0, '127.0.0.1')
  await once(blog, 'listening')
})
afterAll(() => {
  vi.unstubAllEnvs()
  blog.close()
})
beforeEach(() => {
  vi.resetModules()
})

/** What the log says while the posts are asked for twice. */
async function saidFor(end: string): Promise<string[]> {
  vi.stubEnv('BLOG_URL', `http://127.0.0.1:${(blog.address() as AddressInfo).port}${end}`)
  const { log } = await import('@/config/log')
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  const { askBlog } = await import('./ask')
  for (let time = 0; time < 2; time++) await expect(askBlog(reads.blogPosts, {})).rejects.toThrow()
  return warn.mock.calls.map(([, words]) => String(words)).filter((words) => words.includes('BLOG_URL'))
}

it.each([
  [404, 'nothing'],
  [200, '<!doctype html><title>A blog</title>'],
])('an address without the API of a WordPress (%i) is told once, with the forms of BLOG_URL', async (status, body) => {
  answer = { status, body }
  const said = await saidFor('')
  expect(said).toHaveLength(1)
  expect(said[0]).toMatch(/\/\?rest_route=\/.*\/index\.php/)
})

it('an address that names the form is not doubted', async () => {
  answer = { status: 404, body: 'nothing' }
  expect(await saidFor('/?rest_route=/')).toEqual([])
})

it('a blog that is away is no reason to doubt its address', async () => {
  answer = { status: 503, body: '' }
  expect(await saidFor('')).toEqual([])
})
