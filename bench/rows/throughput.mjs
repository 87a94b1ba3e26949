import { join } from 'node:path'
import { mustSucceed } from '../../scripts/lib/command.mjs'
import { ROOT, WEB } from '../../scripts/lib/paths.mjs'
import { childRunning, cpuSeconds } from '../lib/cpu.mjs'
import { FLOOR_SERVER } from '../lib/floor.mjs'
import { median } from '../lib/numbers.mjs'

/**
 * @typedef {import('../main.mjs').Bench} Bench
 * @typedef {{ url: string, pid: number }} Target
 * @typedef {{ perCpuSecond: number, perSecond: number }} Sample
 */

const ROUNDS = 3
const SECONDS = 5
const WARM_UP_SECONDS = 2
const CONNECTIONS = 32
const LEAST = 0.9

/**
 * Cached home pages per second that the site's process computes, against a bare Next page with as much HTML. Rounds of
 * both are taken in turn.
 * @param {Bench} bench
 * @returns {Promise<import('../lib/report.mjs').Figure[]>}
 */
export async function measureThroughput(bench) {
  if (process.platform !== 'linux') {
    return [{ name: 'throughput', measured: 'needs Linux (/proc)', promise: '', ok: null }]
  }
  const bytes = await htmlBytes(bench.siteUrl)
  const site = { url: `${bench.siteUrl}/`, pid: childRunning(join(WEB, 'server.mjs')) }
  const bare = { url: await barePage(await bench.floor.url(), bytes), pid: childRunning(FLOOR_SERVER) }
  return [
    ...(await compare(bench, site, bare)),
    await measureGzip(bench, site),
    await measurePicture(bench, site),
    {
      name: 'throughput: size of both pages',
      measured: `${bytes} and ${await htmlBytes(bare.url)} bytes`,
      promise: '',
      ok: null,
    },
  ]
}

/**
 * @param {Bench} bench
 * @param {Target} site
 * @param {Target} bare
 * @returns {Promise<import('../lib/report.mjs').Figure[]>}
 */
async function compare(bench, site, bare) {
  /** @type {{ site: Sample[], bare: Sample[] }} */
  const samples = { site: [], bare: [] }
  for (const target of [site, bare]) await load(bench, target, { seconds: WARM_UP_SECONDS })
  for (let round = 0; round < ROUNDS; round++) {
    samples.site.push(await load(bench, site))
    samples.bare.push(await load(bench, bare))
  }
  /** @param {keyof Sample} key */
  const pair = (key) => {
    const [ours, theirs] = [median(samples.site.map((one) => one[key])), median(samples.bare.map((one) => one[key]))]
    return { ratio: ours / theirs, text: `${Math.round(ours)}, bare Next ${Math.round(theirs)}` }
  }
  const [cpu, wall] = [pair('perCpuSecond'), pair('perSecond')]
  return [
    {
      name: 'throughput: /, per CPU-second',
      measured: `${cpu.ratio.toFixed(2)}x: ${cpu.text}`,
      promise: `>= ${LEAST}x`,
      ok: cpu.ratio >= LEAST,
      data: samples,
    },
    { name: 'throughput: /, per second', measured: `${wall.ratio.toFixed(2)}x: ${wall.text}`, promise: '', ok: null },
  ]
}

/**
 * What it costs when no proxy compresses, and Next does it anew for each visitor.
 * @param {Bench} bench
 * @param {Target} site
 * @returns {Promise<import('../lib/report.mjs').Figure>}
 */
async function measureGzip(bench, site) {
  const { perCpuSecond } = await load(bench, site, { encoding: 'gzip' })
  return {
    name: 'throughput: / with gzip, per CPU-second',
    measured: `${Math.round(perCpuSecond)}`,
    promise: '',
    ok: null,
  }
}

/**
 * The picture at the top of the home page, asked for again and again: resized once, it should only be read.
 * @param {Bench} bench
 * @param {Target} site
 * @returns {Promise<import('../lib/report.mjs').Figure>}
 */
async function measurePicture(bench, site) {
  const html = await (await fetch(site.url)).text()
  const address = /\/_next\/image\?[^"\s]*/.exec(html)?.[0].replaceAll('&amp;', '&')
  if (!address) throw new Error('the home page has no picture')
  const picture = { ...site, url: new URL(address, site.url).href }
  // One at a time: Next does the work once for all who wait for the same picture.
  const { perCpuSecond } = await load(bench, picture, { connections: 1 })
  const { headers } = await fetch(picture.url, { headers: { Accept: 'image/webp' } })
  return {
    name: 'throughput: the first picture of / again, per CPU-second',
    measured: `${perCpuSecond.toFixed(1)} (X-Nextjs-Cache: ${headers.get('x-nextjs-cache')})`,
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
  const { encoding = 'identity', seconds = SECONDS, connections = CONNECTIONS } = how
  const before = cpuSeconds(pid)
  const lines = await mustSucceed({
    what: 'The load could not be made.',
    command: [join(import.meta.dirname, '..', 'lib', 'load-client.mjs'), url, `${seconds}`, `${connections}`, encoding],
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
 * Finds the bare page whose HTML is as large: Next writes its text twice, once as markup and once as data.
 * @param {string} floorUrl
 * @param {number} bytes
 * @returns {Promise<string>}
 */
async function barePage(floorUrl, bytes) {
  let length = Math.round(bytes / 2)
  for (let attempt = 0; attempt < 4; attempt++) {
    const missing = bytes - (await htmlBytes(`${floorUrl}/text/${length}`))
    if (Math.abs(missing) < bytes / 200) break
    length += Math.round(missing / 2)
  }
  return `${floorUrl}/text/${length}`
}

/** @param {string} url */
async function htmlBytes(url) {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return (await response.arrayBuffer()).byteLength
}
