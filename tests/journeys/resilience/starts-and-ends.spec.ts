import { Agent, createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { rawStatus } from '../../support/services/raw-request'
import { startSite } from '../../support/services/site-instance'
import { expect, test } from '../../support/test'

const HEALTH = '/api/health/live'

test('a site that has just started makes its main pages before anybody asks for them', async ({ request }) => {
  const site = await startSite({})
  try {
    await expect.poll(site.log, { timeout: 60_000 }).toContain('the main pages are made')
    expect((await request.get(`${site.url}/careers`)).status()).toBe(200)
    const metrics = await (await request.get(`${site.url}/api/metrics`)).text()
    const visits = metrics.matchAll(/^site_page_cache_total\{source="(\w+)"\} (\d+)$/gm)
    expect(Object.fromEntries([...visits].map(([, source, count]) => [source, count]))).toEqual({ hit: '1' })
  } finally {
    await site.stop()
  }
})

test('a site that is asked to end finishes a film, and closes its connection with the next answer', async () => {
  const library = await startLibrary()
  const site = await startSite({ CONTENT_URL: library.url })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    const film = bytesOf(await answerOf(`${site.url}/media/film.mp4`, agent))
    const ended = site.end()
    // Nobody else is let in any more.
    await expect.poll(() => rawStatus(site.url, HEALTH).catch(() => 0), { intervals: [50] }).toBe(0)
    // It is sent when the film is there, on the same connection.
    const next = answerOf(site.url + HEALTH, agent)
    library.finishFilm()
    expect(await film).toBe(library.filmBytes)
    const { headers, statusCode } = await next
    expect({ connection: headers.connection, statusCode }).toEqual({ connection: 'close', statusCode: 200 })
    expect(await ended).toEqual({ code: 0, signal: null })
  } finally {
    agent.destroy()
    await site.stop()
    await library.stop()
  }
})

test('a film that does not finish delays the end, not for ever', async () => {
  const library = await startLibrary()
  const site = await startSite({ CONTENT_URL: library.url })
  const agent = new Agent()
  try {
    const film = bytesOf(await answerOf(`${site.url}/media/film.mp4`, agent)).catch(() => 'cut off')
    const asked = Date.now()
    expect(await site.end()).toEqual({ code: 0, signal: null })
    // The site gives it three seconds.
    expect(Date.now() - asked).toBeGreaterThan(2_500)
    expect(await film).toBe('cut off')
  } finally {
    agent.destroy()
    await site.stop()
    await library.stop()
  }
})

/** A content backend that has one film and nothing else. It sends half of the film, and the rest when told to. */
async function startLibrary() {
  const half = Buffer.alloc(64 * 1024)
  let finishFilm = (): void => undefined
  const server = createServer(({ url }, response) => {
    if (url !== '/uploads/film.mp4') {
      response.writeHead(503).end()
      return
    }
    response.writeHead(200, { 'Content-Type': 'video/mp4', 'Content-Length': 2 * half.byteLength })
    response.write(half)
    finishFilm = () => response.end(half)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    filmBytes: 2 * half.byteLength,
    finishFilm: () => finishFilm(),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function answerOf(address: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => get(address, { agent }, resolve).on('error', reject))
}

async function bytesOf(answer: IncomingMessage): Promise<number> {
  let bytes = 0
  for await (const chunk of answer) bytes += (chunk as Buffer).byteLength
  return bytes
}
