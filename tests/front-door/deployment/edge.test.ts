import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { get, type IncomingMessage, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { edgeService } from '../../../bench/scale/edge.mjs'
import { findNginx } from '../../../bench/scale/machine.mjs'
import type { PortService } from '../../../bench/scale/port-service.mjs'
import { freePorts } from '../../../scripts/lib/services/ports.mjs'
import { scratchFolder } from '../scratch.js'
import { StandIn } from './stand-in.js'

/** Headers of a page that everybody may see. */
const PAGE = { 'cache-control': 'public, max-age=0, s-maxage=60, stale-if-error=86400', vary: 'Accept-Encoding' }

const { nginx, nginxModules } = findNginx()

describe.skipIf(!nginx || !nginxModules)('the edge', () => {
  const running: { stop(): Promise<void> }[] = []
  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop()
  })

  /** nginx with the shipped configuration in front of these sites. */
  async function startEdge(...sites: StandIn[]) {
    const folder = join(scratchFolder(), 'edge')
    for (const site of sites) {
      await site.start()
      running.push({ stop: () => site.kill() })
    }
    const [http = 0, https = 0, content = 0] = await freePorts(3)
    const ports = sites.map(({ port }) => port)
    const edge: PortService = await edgeService({
      ...{ nginx: nginx ?? '', nginxModules: nginxModules ?? '', folder, ports: { http, https, content } },
      ...{ sites: ports, backends: ports },
    })
    await edge.start()
    running.unshift(edge)
    const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${http}${path}`, init)
    return {
      ask,
      askInside: (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${content}${path}`, init),
      http,
      kill: () => edge.kill(),
      /** A further edge on the same ports. */
      startSecond: async () => {
        const second = await edgeService({
          ...{ nginx: nginx ?? '', nginxModules: nginxModules ?? '', folder: join(scratchFolder(), 'edge') },
          ...{ ports: { http, https, content }, sites: ports, backends: ports },
        })
        await second.start()
        running.unshift(second)
      },
      /** The ids in the access log, sorted. nginx writes the log once a second. */
      loggedIds: () => {
        const lines = readFileSync(join(folder, 'access.log'), 'utf8').trim().split('\n').filter(Boolean)
        return lines.map((line) => String(JSON.parse(line).request)).sort()
      },
    }
  }

  const page: RequestListener = ({ headers }, response) => {
    response.writeHead(200, { ...PAGE, 'x-coding': headers['accept-encoding'] ?? 'none' }).end('a page')
  }
  const cacheOf = ({ headers }: Response) => headers.get('x-edge-cache')

  test('shares its ports with a second one, which answers alone when the first is killed', async () => {
    const { http, startSecond, kill } = await startEdge(new StandIn(() => page))
    await startSecond()
    await kill()
    const statusOfNewConnection = () =>
      new Promise((resolve, reject) => {
        get({ port: http, agent: false }, (response) => resolve(response.resume().statusCode)).on('error', reject)
      })
    for (let index = 0; index < 20; index++) expect(await statusOfNewConnection()).toBe(200)
  })

  test('caches a page once for each encoding, however browsers write it', async () => {
    const site = new StandIn(() => page)
    const { ask } = await startEdge(site)
    const asked = ['br, gzip', 'gzip, deflate, br, zstd', 'gzip;q=1', 'deflate, gzip', 'identity']
    const seen = []
    for (const coding of asked) seen.push(cacheOf(await ask('/', { headers: { 'accept-encoding': coding } })))
    expect(seen).toEqual(['MISS', 'HIT', 'MISS', 'HIT', 'MISS'])
    expect(site.asked).toHaveLength(3)
  })

  test('sends the site its time, and caches a page until the second that the site names', async () => {
    const site = new StandIn(() => (request, response) => {
      const now = Math.floor(Number(request.headers['x-edge-time']))
      response.setHeader('x-accel-expires', `@${now + (request.url === '/kept' ? 60 : -1)}`)
      page(request, response)
    })
    const { ask } = await startEdge(site)
    const twice = async (path: string) => [await ask(path), await ask(path)].map(cacheOf)
    expect(await twice('/kept')).toEqual(['MISS', 'HIT'])
    expect(await twice('/past')).toEqual(['MISS', 'EXPIRED'])
  })

  test('gives each request an id of its own, whatever the visitor sends', async () => {
    const site = new StandIn(
      () =>
        ({ headers }, response) =>
          response.end(headers['x-request-id']),
    )
    const { ask } = await startEdge(site)
    const ids = []
    for (const path of ['/', '/api/leads/enquiry']) {
      ids.push(await (await ask(path, { headers: { 'x-request-id': 'from-a-visitor' } })).text())
    }
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(new Set(ids).size).toBe(2)
  })

  test('keeps the id that a site sends to the backends, and writes the same one to its log', async () => {
    const site = new StandIn(
      () =>
        ({ headers }, response) =>
          response.end(headers['x-request-id']),
    )
    const { ask, askInside, loggedIds } = await startEdge(site)
    const visit = await (await ask('/')).text()
    const call = async (id: string) => (await askInside('/api/pages', { headers: { 'x-request-id': id } })).text()
    expect(await call(visit)).toBe(visit)
    const [unfit, missing] = [await call('two words'), await (await askInside('/api/pages')).text()]
    for (const id of [unfit, missing]) expect(id).toMatch(/^[0-9a-f]{32}$/)
    // Each worker of nginx writes its lines by itself, so their order says nothing.
    await expect.poll(loggedIds, { timeout: 5_000 }).toEqual([visit, visit, unfit, missing].sort())
  })

  test('caches no page of one visitor, and sends no cached page to an editor who sees drafts', async () => {
    const site = new StandIn((standIn) => (request, response) => {
      if (request.url === '/') page(request, response)
      else response.writeHead(200, { 'cache-control': 'no-store' }).end(`${standIn.asked.length}`)
    })
    const { ask } = await startEdge(site)
    await ask('/')
    for (const cookie of ['draft-preview=1', 'theme=dark; draft-preview=2', 'theme=dark;draft-preview =3']) {
      expect(cacheOf(await ask('/', { headers: { cookie } }))).toBe('BYPASS')
    }
    expect(cacheOf(await ask('/', { headers: { cookie: 'theme=dark; lead-receipt=1' } }))).toBe('HIT')
    expect(site.asked).toHaveLength(4)
    const texts = []
    for (const cookie of ['lead-receipt=1', 'lead-receipt=2', '']) {
      texts.push(await (await ask('/enquiry/received', { headers: { cookie } })).text())
    }
    expect(new Set(texts).size).toBe(3)
  })

  test('keeps one copy of a picture for each format, whatever the query and the headers say', async () => {
    const site = new StandIn(
      () => (_request, response) =>
        response.writeHead(200, { 'cache-control': 'max-age=60', vary: 'Accept, Save-Data' }).end('a picture'),
    )
    const { ask } = await startEdge(site)
    const seen = async (query: string, headers: Record<string, string>) =>
      cacheOf(await ask(`/pictures/640/a.jpg${query}`, { headers }))
    for (const accept of ['image/avif,image/webp', 'image/webp', 'image/jpeg']) {
      expect(await seen('?v=1.a-b', { accept }), accept).toBe('MISS')
      expect(await seen('?v=1.a-b', { accept: `${accept},text/x-${accept.length}` }), accept).toBe('HIT')
      expect(await seen('?v=1.a-b', { accept, 'save-data': 'on' }), accept).toBe('MISS')
      for (const query of ['?v=1.a-b&z=1', '?z=1&v=1.a-b', '?V=1&v=1.a-b', '?%76=1.a-b&v=2', '']) {
        for (const time of ['first', 'second'])
          expect(await seen(query, { accept }), `${query}, ${time}`).toBe('BYPASS')
      }
      expect(await seen('?v=1.a-b', { accept }), accept).toBe('HIT')
    }
  })

  test('keeps a built file at its own address alone, and no redirect in its place', async () => {
    const site = new StandIn(() => ({ url }, response) => {
      const headers = { 'cache-control': 'max-age=60' }
      if (url?.includes('//')) response.writeHead(308, { ...headers, location: '/_astro/a.js' }).end()
      else response.writeHead(200, headers).end('a file')
    })
    const { ask } = await startEdge(site)
    expect((await ask('/_astro//a.js', { redirect: 'manual' })).status).toBe(308)
    const answer = await ask('/_astro/a.js', { redirect: 'manual' })
    expect([answer.status, cacheOf(answer)]).toEqual([200, 'MISS'])
    expect(cacheOf(await ask('/_astro/a.js'))).toBe('HIT')
    for (const query of ['?1', '?2', '?1']) expect(cacheOf(await ask(`/_astro/a.js${query}`))).toBe('BYPASS')
  })

  test('treats forms and searches of pages in another language as those in English', async () => {
    const [dying, other] = [new StandIn(() => (request) => request.socket.destroy()), new StandIn(() => page)]
    const { ask } = await startEdge(dying, other)
    for (let count = 0; count < 4; count += 1) {
      const post = await ask('/hi/api/leads/enquiry', { method: 'POST', body: `name=${count}` })
      expect(post.status).toBe(200)
      // Nothing below `api/` is cached.
      expect(cacheOf(await ask('/hi/api/search/suggest?q=a'))).toBeNull()
    }
    expect(other.asked).toHaveLength(8)
  })

  test('combines simultaneous requests into one', async () => {
    let allAreSent: Promise<unknown> = Promise.resolve()
    const site = new StandIn(() => (request, response) => void allAreSent.then(() => page(request, response)))
    const { http } = await startEdge(site)
    // The site answers only when all have been sent. Whoever waits a second for it gets an answer of their own, so a rush
    // that took longer proves nothing, and is made again.
    let rush = 0
    const askedInARush = async () => {
      rush += 1
      const visits = Array.from({ length: 20 }, () => get({ port: http, path: `/rush-${rush}`, agent: false }))
      const answers = visits.map(async (visit) => {
        const [answer]: IncomingMessage[] = await once(visit, 'response')
        expect(answer?.resume().statusCode).toBe(200)
      })
      allAreSent = Promise.all(visits.map((visit) => once(visit, 'finish')))
      await Promise.all(answers)
      return site.asked.filter((asked) => asked === `GET /rush-${rush}`).length
    }
    await expect.poll(askedInARush).toBe(1)
  })

  test('uses the other site when one is away, for forms too, and cached pages when both are', async () => {
    const [one, other] = [new StandIn(() => page), new StandIn(() => page)]
    const { ask } = await startEdge(one, other)
    await ask('/kept')
    await one.kill()
    for (let visit = 0; visit < 6; visit += 1) {
      expect((await ask(`/page-${visit}`)).status).toBe(200)
      expect((await ask('/api/leads/enquiry', { method: 'POST', body: `name=${visit}` })).status).toBe(200)
    }
    await other.kill()
    expect((await ask('/kept')).status).toBe(200)
    expect((await ask('/never-seen')).status).toBe(502)
  })

  test('asks the other site for a page when the first takes requests and does not answer', async () => {
    const hanging = new StandIn(() => () => undefined)
    const { ask } = await startEdge(hanging, new StandIn(() => page))
    const answers = await Promise.all(['/one', '/two', '/three'].map((path) => ask(path)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(hanging.asked).not.toEqual([])
  })

  test('retries failed sites at once when there is no other', async () => {
    let isWell = false
    const failing = () =>
      ((request, response) => {
        if (isWell) page(request, response)
        else response.writeHead(503).end()
      }) satisfies RequestListener
    const { ask } = await startEdge(new StandIn(failing), new StandIn(failing))
    for (let visit = 0; visit < 8; visit += 1) expect((await ask(`/failing-${visit}`)).status).toBe(503)
    isWell = true
    for (let visit = 0; visit < 4; visit += 1) expect((await ask(`/well-${visit}`)).status).toBe(200)
  })

  test('requests a file from the other site when the first does not have it, as during a deploy', async () => {
    const only = (build: string) => () =>
      ((request, response) => {
        const has = request.url?.startsWith(`/_astro/${build}`)
        response.writeHead(has ? 200 : 404, { 'cache-control': 'max-age=60' }).end('x')
      }) satisfies RequestListener
    const { ask } = await startEdge(new StandIn(only('before')), new StandIn(only('after')))
    // Two of each in a row, so that each site is asked for a file that it does not have.
    for (const file of ['before-1', 'before-2', 'after-1', 'after-2']) {
      expect((await ask(`/_astro/${file}.js`)).status, file).toBe(200)
    }
    expect((await ask('/_astro/never.js')).status).toBe(404)
  })

  test('repeats a form, and a site’s request to the backend, when the first server dies meanwhile', async () => {
    const [dying, other] = [new StandIn(() => (request) => request.socket.destroy()), new StandIn(() => page)]
    const { ask, askInside } = await startEdge(dying, other)
    const post = { method: 'POST', body: 'name=Meera' }
    for (const send of [ask, ask, askInside, askInside]) {
      expect((await send('/api/leads/enquiry', post)).status).toBe(200)
    }
    expect(dying.asked.length).toBeGreaterThanOrEqual(2)
    expect(other.asked).toHaveLength(4)
  })

  test('sends write requests of sites to the available backend', async () => {
    const [one, other] = [new StandIn(() => page), new StandIn(() => page)]
    const { askInside } = await startEdge(one, other)
    await one.kill()
    for (let lead = 0; lead < 4; lead += 1) {
      expect((await askInside('/api/general-leads', { method: 'POST', body: '{}' })).status).toBe(200)
    }
    expect(other.asked).toHaveLength(4)
  })
})
