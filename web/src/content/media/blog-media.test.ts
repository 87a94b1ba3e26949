import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

const asked: string[] = []
const ANSWERS: Record<string, [status: number, type: string, location?: string]> = {
  'a.jpg': [200, 'image/jpeg'],
  'a.mp4': [200, 'video/mp4'],
  'a.html': [200, 'text/html'],
  'a.svg': [200, 'image/svg+xml'],
  'a.json': [200, 'application/json'],
  'none.jpg': [200, ''],
  'moved.jpg': [302, 'image/jpeg', '/wp-admin/export.php'],
}

/** A test server that stands for an outside blog and answers anything. */
const blog = createServer((request, response) => {
  asked.push(request.url ?? '')
  const [status, type, location] = ANSWERS[request.url?.split('/').at(-1) ?? ''] ?? [200, 'image/jpeg']
  response.writeHead(status, { ...(type ? { 'content-type': type } : {}), ...(location ? { location } : {}) }).end('x')
})
let origin: string

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    blog.listen(0, '127.0.0.1', resolve)
  })
  origin = `http://127.0.0.1:${(blog.address() as AddressInfo).port}`
  vi.stubEnv('BLOG_URL', origin)
})

afterAll(() => {
  vi.unstubAllEnvs()
  blog.close()
})

async function fetched(name: string) {
  const { fetchMedia } = await import('./media-request')
  const path = `/wp-content/uploads/${name}`
  return fetchMedia(new URL(path, origin), new Request(`http://site.example/media/blog${path}`))
}

it.each(['a.jpg', 'a.mp4'])('passes %s of an outside blog on', async (name) => {
  const answer = await fetched(name)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('x')
})

it.each(['a.html', 'a.svg', 'a.json', 'none.jpg'])('does not pass %s of an outside blog on', async (name) => {
  const answer = await fetched(name)
  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toContain('x')
})

it('does not follow a redirect of the blog', async () => {
  expect((await fetched('moved.jpg')).status).toBe(404)
  expect(asked).not.toContain('/wp-admin/export.php')
})
