import { join } from 'node:path'
import { ROOT } from '../../scripts/lib/files/paths.mjs'
import { mustSucceed } from '../../scripts/lib/processes/command.mjs'
import { Service } from '../../scripts/lib/processes/service.mjs'
import { freePort } from '../../scripts/lib/services/ports.mjs'
import { kilobytes, median } from '../lib/numbers.mjs'
import { childRunning, cpuSeconds, siteProcess } from '../lib/processes.mjs'
import { readPage } from '../lib/sitemap.mjs'

/**
 * @typedef {import('../main.mjs').Bench} Bench
 * @typedef {import('../lib/report.mjs').Figure} Figure
 * @typedef {{ url: string, pid: number }} Target
 * @typedef {{ perCpuSecond: number, perSecond: number }} Sample
 */

const LIB = join(import.meta.dirname, '..', 'lib')
const BARE_SERVER = join(LIB, 'bare-server.mjs')
const ROUNDS = 3
const SECONDS = 5
const WARM_UP_SECONDS = 2
const CONNECTIONS = 32
const LEAST = 0.6

/**
 * Cached home pages that the site's process serves per CPU second, compared with a bare Node server that sends the same
 * bytes. Rounds of both alternate.
 * @param {Bench} bench
 * @returns {Promise<Figure[]>}
 */
export async function measureThroughput(bench) {
  if (process.platform !== 'linux') {
    return [{ name: 'throughput', measured: 'needs Linux (/proc)', promise: '', ok: null }]
  }
  const site = { url: `${bench.siteUrl}/`, pid: siteProcess(bench.stack) }
  const size = await compressedSize(site.url)
  return [
    ...(await compareWithBare(bench, site, size)),
    await measureEncoding(bench, site, 'gzip'),
    await measureEncoding(bench, site, 'identity'),
    await measurePicture(bench, site),
  ]
}

/**
 * @param {Bench} bench
 * @param {Target} site
 * @param {number} size bytes of the page as it is sent
 * @returns {Promise<Figure[]>}
 */
async function compareWithBare(bench, site, size) {
  const server = await startBareServer(bench, site.url)
  try {
    const bare = { url: server.spec.readyUrl ?? '', pid: childRunning(BARE_SERVER) }
    /** @type {{ site: Sample[], bare: Sample[] }} */
    const samples = { site: [], bare: [] }
    for (const target of [site, bare]) await load(bench, target, { seconds: WARM_UP_SECONDS })
    for (let round = 0; round < ROUNDS; round++) {
      samples.site.push(await load(bench, site))
      samples.bare.push(await load(bench, bare))
    }
    /** @param {keyof Sample} key */
    const pair = (key) => {
      const [ours, bares] = [median(samples.site.map((one) => one[key])), median(samples.bare.map((one) => one[key]))]
      return { ratio: ours / bares, text: `${Math.round(ours)}, bare Node ${Math.round(bares)}` }
    }
    const [cpu, wall] = [pair('perCpuSecond'), pair('perSecond')]
    return [
      {
        name: 'throughput: / with brotli, per CPU-second',
        measured: `${cpu.ratio.toFixed(2)}x: ${cpu.text}; ${kilobytes(size)} each`,
        promise: `>= ${LEAST}x`,
        ok: cpu.ratio >= LEAST,
        data: samples,
      },
      {
        name: 'throughput: / with brotli, per second',
        measured: `${wall.ratio.toFixed(2)}x: ${wall.text}`,
        promise: '',
        ok: null,
      },
    ]
  } finally {
    await server.stop()
  }
}

/**
 * @param {Bench} bench
 * @param {string} pageUrl
 * @returns {Promise<Service>} running
 */
async function startBareServer({ work: { settings, env, signal } }, pageUrl) {
  const port = await freePort()
  const server = new Service({
    name: 'the bare Node server',
    script: BARE_SERVER,
    cwd: ROOT,
    env: { ...env, PORT: String(port), PAGE_URL: pageUrl, NODE_ENV: 'production' },
    readyUrl: `http://127.0.0.1:${port}/`,
    log: join(settings.logs, 'bench-bare-server.log'),
  })
  await server.start({ signal })
  return server
}

/**
 * What pages cost for clients that do not accept brotli.
 * @param {Bench} bench
 * @param {Target} site
 * @param {string} encoding
 * @returns {Promise<Figure>}
 */
async function measureEncoding(bench, site, encoding) {
  const { perCpuSecond } = await load(bench, site, { encoding })
  return {
    name: `throughput: / with ${encoding}, per CPU-second`,
    measured: `${Math.round(perCpuSecond)}`,
    promise: '',
    ok: null,
  }
}

/**
 * The picture at the top of the home page, requested repeatedly: after the first time it should only be read.
 * @param {Bench} bench
 * @param {Target} site
 * @returns {Promise<Figure>}
 */
async function measurePicture(bench, site) {
  const html = (await readPage(site.url)).toString('utf8')
  const address = /\/pictures\/\d+\/[^"\s]*/.exec(html)?.[0].replaceAll('&amp;', '&')
  if (!address) throw new Error('the home page has no picture')
  const picture = { ...site, url: new URL(address, site.url).href }
  // One connection: parallel requests for the same picture share one read, which would make the figure too good.
  const { perCpuSecond } = await load(bench, picture, { connections: 1 })
  const { headers } = await fetch(picture.url, { headers: { Accept: 'image/webp' } })
  return {
    name: 'throughput: the first picture of / again, per CPU-second',
    measured: `${Math.round(perCpuSecond)} (X-Cache: ${headers.get('x-cache')})`,
    promise: '',
    ok: null,
  }
}

/**
 * @param {Bench} bench
 * @param {Target} target
 * @param {{ encoding?: string, seconds?: number, connections?: number }} [how]
 * @returns {Promise<Sample>}
 */
async function load({ work }, { url, pid }, how = {}) {
  const { encoding = 'br', seconds = SECONDS, connections = CONNECTIONS } = how
  const before = cpuSeconds(pid)
  const lines = await mustSucceed({
    what: 'The load could not be made.',
    command: [join(LIB, 'load-client.mjs'), url, `${seconds}`, `${connections}`, encoding],
    cwd: ROOT,
    env: work.env,
    log: join(work.settings.logs, 'bench-load.log'),
    signal: work.signal,
  })
  const used = cpuSeconds(pid) - before
  /** @type {{ pages: number, failed: number, seconds: number }} */
  const done = JSON.parse(lines.at(-1) ?? '{}')
  if (done.failed > 0) throw new Error(`${url} failed ${done.failed} of ${done.pages} times under load`)
  return { perCpuSecond: done.pages / used, perSecond: done.pages / done.seconds }
}

/**
 * @param {string} url
 * @returns {Promise<number>} bytes of the compressed page
 */
async function compressedSize(url) {
  const answer = await fetch(url, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } })
  if (answer.headers.get('content-encoding') !== 'br') throw new Error(`${url} does not come compressed`)
  return Number(answer.headers.get('content-length'))
}
