import { afterAll, beforeAll, expect, it } from 'vitest'
import { routes } from '../../support/expected/navigation-of-the-specification'
import { type SiteInstance, startSite } from '../../support/services/site-instance'
import { type Backend, startOnFirstState } from '../databases'

let backend: Backend
let site: SiteInstance

beforeAll(async () => {
  backend = await startOnFirstState('SQLite', 'none')
  const { contentUrl, tokens } = backend.stack
  site = await startSite({ CONTENT_URL: contentUrl, CONTENT_READ_TOKEN: String(tokens.read) })
})

afterAll(async () => {
  await site?.stop()
  await backend?.stack.stop()
})

it.each(routes)('our own backend without any content answers %s', async (route) => {
  const response = await fetch(site.url + route)
  expect(response.status).toBe(200)
  expect(await response.text()).toMatch(/<h1[\s>]/)
})

it('is ready, and has no page that nobody wrote', async () => {
  expect((await fetch(`${site.url}/api/health/ready`)).status).toBe(200)
  expect((await fetch(`${site.url}/nowhere`)).status).toBe(404)
})
