import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settings } from '../../config/environment'
import { tryRedirect } from './try-redirect'

const REDIRECTS: Readonly<Record<string, string>> = {
  '/old': '/new',
  '/older': '/old',
  '/to-nowhere': '/gone',
  '/away': 'https://elsewhere.example/',
  '/round': '/and-round',
  '/and-round': '/round',
  '/as-visitors-know-it': 'https://www.ashlar.example/new?city=Pune',
}
const site = createServer(({ url = '' }, response) => {
  const target = REDIRECTS[url]
  if (target) response.writeHead(308, { location: target }).end()
  else response.writeHead(url.startsWith('/new') ? 200 : 404).end()
})

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  settings.siteUrls = [`http://127.0.0.1:${(site.address() as AddressInfo).port}`]
  settings.siteUrl = 'https://www.ashlar.example'
})
afterAll(() => site.close())

describe('trying a redirect', () => {
  it.each([
    ['/old', '/new#place', true, 'Visitors end at /new in one step.'],
    ['/older', '/new', true, 'Visitors end at /new in 2 steps.'],
    ['/as-visitors-know-it', '/new?city=Pune', true, 'Visitors end at /new?city=Pune in one step.'],
    ['/old', '/new-one', false, 'Visitors end at /new in one step, and not at /new-one. Is this record published?'],
    ['/new', '/new', false, 'A page is at /new, so visitors stay there.'],
    ['/gone', '/new', false, 'Visitors are not led on: the site answers 404. Is this record published?'],
    ['/to-nowhere', '/gone', false, 'Visitors end at /gone, which answers 404.'],
    ['/round', '/new', false, 'Visitors are led in a circle.'],
    ['/away', '/new', false, 'Visitors leave the site at /away.'],
  ])('%s to %s', async (from, to, ok, message) => {
    expect(await tryRedirect(from, to)).toMatchObject({ ok, message })
  })

  it('says so when the site does not answer', async () => {
    await new Promise((resolve) => site.close(resolve))
    expect(await tryRedirect('/old', '/new')).toEqual({
      steps: [],
      ok: false,
      message: 'The site did not answer. Try again in a minute.',
    })
  })
})
