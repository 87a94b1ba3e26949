import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SiteInstance, startSite } from '../../support/services/site-instance'
import { type StandInStrapi, startStandInStrapi } from '../../support/services/stand-in-strapi'
import { runScript } from '../run-script'

const MENUS = '/api/menu-images-mdms'
const FOLDER = '/company'
const JPEG = readFileSync(join(import.meta.dirname, '../../../content/seed/media/lane-overcast.jpg'))
/** More than the site reads of a picture. */
const HUGE_BYTES = 40 * 1024 * 1024

const sends = (type: string, body: string | Buffer) => (outgoing: ServerResponse) =>
  outgoing.writeHead(200, { 'Content-Type': type }).end(body)

/** Files of the store by path; anything else is missing. */
const FILES: Readonly<Record<string, (outgoing: ServerResponse) => void>> = {
  [`${FOLDER}/v1/lane.jpg`]: sends('image/jpeg', JPEG),
  [`${FOLDER}/page.jpg`]: sends('text/html', '<h1>Sign in</h1>'),
  [`${FOLDER}/moved.jpg`]: (outgoing) => outgoing.writeHead(302, { Location: '/others/secret.jpg' }).end(),
  [`${FOLDER}/huge.jpg`]: (outgoing) => {
    outgoing.writeHead(200, { 'Content-Type': 'image/jpeg' })
    outgoing.end(Buffer.concat([JPEG, Buffer.alloc(HUGE_BYTES)]))
  },
  '/others/secret.jpg': sends('image/jpeg', JPEG),
  '/company-of-others/secret.jpg': sends('image/jpeg', JPEG),
}

const asked: string[] = []
/** A store that keeps files of several companies. */
const store = createServer((incoming, outgoing) => {
  const path = incoming.url ?? '/'
  asked.push(path)
  const send = FILES[path]
  if (send) send(outgoing)
  else outgoing.writeHead(404).end()
})
let origin: string
let host: string
let backend: StandInStrapi
let site: SiteInstance

beforeAll(async () => {
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${(store.address() as AddressInfo).port}`
  origin = `http://${host}`
  const pictures = ['v1/lane.jpg', 'page.jpg', 'moved.jpg', 'huge.jpg'].map((name) => `${origin}${FOLDER}/${name}`)
  backend = await startStandInStrapi()
  backend.collections.set(
    MENUS,
    [...pictures, `${origin}/company-of-others/secret.jpg`].map((url, index) => ({
      ...{ id: index + 1, Sequence: index + 1, Type: 'Projects', ImageTitle: `Card ${index + 1}` },
      Image: {
        id: index + 1,
        url: `${url}?from=store`,
        mime: 'image/jpeg',
        width: 1600,
        height: 900,
        alternativeText: '',
      },
    })),
  )
  site = await startSite({
    CONTENT_URL: backend.url,
    CONTENT_READ_TOKEN: backend.token,
    MEDIA_URLS: `${origin}${FOLDER}/`,
  })
}, 120_000)

afterAll(async () => {
  await site?.stop()
  await backend?.stop()
  store.closeAllConnections()
  store.close()
})

/** The address of a picture on the home page, by its name. */
async function pictureOf(name: string): Promise<string> {
  const html = await (await fetch(`${site.url}/`)).text()
  return new RegExp(`/pictures/\\d+/at/[^"\\s]*/${name}\\?[^"\\s]*`).exec(html)?.[0].replaceAll('&amp;', '&') ?? ''
}

it('pictures of a named folder are shown from our own origin, in our widths', async () => {
  const address = await pictureOf('lane.jpg')
  expect(address).toContain(`/at/${encodeURIComponent(host)}${FOLDER}/v1/lane.jpg?v=`)
  const shown = await fetch(site.url + address)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const whole = await fetch(`${site.url}/media/at/${host}${FOLDER}/v1/lane.jpg`)
  expect(Buffer.from(await whole.arrayBuffer()).equals(JPEG)).toBe(true)
  expect(whole.headers.get('content-security-policy')).toContain('sandbox')
})

it('of other folders and hosts nothing is shown, and nothing is asked', async () => {
  const html = await (await fetch(`${site.url}/`)).text()
  expect(html).not.toContain('company-of-others')
  const paths = [
    `${host}/others/secret.jpg`,
    `${host}/company-of-others/secret.jpg`,
    `${host}${FOLDER}`,
    `${host}${FOLDER}/%2e%2e/others/secret.jpg`,
    `${host}${FOLDER}/..%2Fothers/secret.jpg`,
    `${new URL(backend.url).host}/api/menu-images-mdms`,
    'elsewhere.example/a.jpg',
  ]
  for (const path of paths) {
    const { status } = await fetch(`${site.url}/media/at/${path}`, { redirect: 'manual' })
    expect([path, status >= 300]).toEqual([path, true])
  }
  expect(asked.filter((path) => !path.startsWith(`${FOLDER}/`))).toEqual([])
})

it('a page, a redirect or a flood in place of a picture is not passed on', async () => {
  for (const name of ['page.jpg', 'moved.jpg', 'huge.jpg']) {
    const { status } = await fetch(site.url + (await pictureOf(name)))
    expect([name, status]).toEqual([name, 404])
  }
  expect(asked).not.toContain('/others/secret.jpg')
})

it('connect names the folders that the site may fetch from, and tries their pictures when they are named', async () => {
  backend.collections.set(MENUS, backend.collections.get(MENUS)?.slice(0, 1) ?? [])
  const connect = (MEDIA_URLS: string) =>
    runScript('connect', [backend.url], { CONTENT_READ_TOKEN: backend.token, CONTENT_CREATE_TOKEN: 'any', MEDIA_URLS })
  const before = await connect('')
  expect(before.code).toBe(1)
  expect(before.said).toContain(`1 of 1 at ${host}, not shown`)
  expect(before.said).toContain(`pictures and films: set MEDIA_URLS=${origin}${FOLDER}`)
  const named = await connect(`${origin}${FOLDER}`)
  expect(named.code, named.said).toBe(0)
  expect(named.said).toContain('pictures 1 of 1 tried')
  const wrong = await connect('files.example.com')
  expect([wrong.code, wrong.said.includes("MEDIA_URLS is 'files.example.com'")]).toEqual([1, true])
})
