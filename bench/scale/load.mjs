import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** For two cores that also run nine servers. */
const PAGES_PER_SECOND = 10
const LEADS_PER_SECOND = 1
/** Timeout of a visitor in milliseconds. */
const PATIENCE = 15_000

/**
 * @typedef {object} LoadResult
 * @property {number} pages number of requests
 * @property {string[]} failedPages faults, one line each
 * @property {number} assets number of requests
 * @property {string[]} failedAssets
 * @property {string[]} cut requests for pages and files that failed although `allowCut` named them, one line each
 * @property {string[]} acknowledged names in leads that got a receipt
 * @property {string[]} refused responses without a receipt, one line each
 */

/** @typedef {{ mayFail: boolean }} Reading a request for a page or a file that is under way */

/**
 * Visitors: pages at a steady rate, each with one of its scripts or styles, and enquiries. Half of the pages have a
 * campaign in their address, so that no microcache has them.
 */
export class Load {
  #stopping = new AbortController()
  #agent = new Agent({ keepAlive: true })
  /** @type {Promise<void>[]} */
  #running = []
  /** @type {LoadResult} */
  #result = { pages: 0, failedPages: [], assets: 0, failedAssets: [], cut: [], acknowledged: [], refused: [] }
  /** @type {Set<Reading>} */
  #open = new Set()

  /**
   * @param {string} edgeUrl
   * @param {readonly string[]} paths
   * @param {{ pagesPerSecond?: number, leadsPerSecond?: number }} [pace]
   */
  constructor(edgeUrl, paths, { pagesPerSecond = PAGES_PER_SECOND, leadsPerSecond = LEADS_PER_SECOND } = {}) {
    this.edgeUrl = edgeUrl
    if (pagesPerSecond > 0) this.#running.push(this.#pace(pagesPerSecond, (index) => this.#readPage(paths, index)))
    this.#running.push(this.#pace(leadsPerSecond, () => this.#sendLead()))
  }

  get acknowledged() {
    return this.#result.acknowledged.length
  }

  /** Requests for pages and files that are under way now may fail: the server that has them is about to be killed. */
  allowCut() {
    for (const reading of this.#open) reading.mayFail = true
  }

  /** @returns {Promise<LoadResult>} after the last response */
  async stop() {
    this.#stopping.abort()
    await Promise.all(this.#running)
    this.#agent.destroy()
    return this.#result
  }

  /**
   * Begins a request at a fixed rate per second, however long each takes.
   * @param {number} perSecond
   * @param {(index: number) => Promise<void>} begin
   */
  async #pace(perSecond, begin) {
    /** @type {Promise<void>[]} */
    const begun = []
    for (let index = 0; !this.#stopping.signal.aborted; index++) {
      begun.push(begin(index))
      await wait(1000 / perSecond, undefined, { signal: this.#stopping.signal }).catch(() => undefined)
    }
    await Promise.all(begun)
  }

  /**
   * @param {readonly string[]} paths
   * @param {number} index
   */
  async #readPage(paths, index) {
    const path = paths[index % paths.length] ?? '/'
    const address = index % 2 ? `${path}?utm_source=load-${index}` : path
    this.#result.pages += 1
    const { status, body, fault, mayFail } = await this.#read(address)
    if (status !== 200 || !body.includes('</html>')) {
      this.#failed(mayFail, this.#result.failedPages).push(`${address}: ${fault ?? status}`)
      return
    }
    const assets = [...body.matchAll(/\/_astro\/[\w.-]+\.(?:js|css)/g)].map(([found]) => found)
    const asset = assets[index % assets.length]
    if (!asset) return
    this.#result.assets += 1
    const loaded = await this.#read(asset)
    if (loaded.status !== 200)
      this.#failed(loaded.mayFail, this.#result.failedAssets).push(`${asset}: ${loaded.fault ?? loaded.status}`)
  }

  /**
   * @param {boolean} mayFail
   * @param {string[]} failed
   */
  #failed(mayFail, failed) {
    return mayFail ? this.#result.cut : failed
  }

  /**
   * Asks as a browser does: once more when a connection that was kept open turns out to be closed.
   * @param {string} path
   */
  async #read(path) {
    const reading = { mayFail: false }
    this.#open.add(reading)
    const first = await this.#ask('GET', path)
    const answer = first.stale ? await this.#ask('GET', path) : first
    this.#open.delete(reading)
    return { ...answer, ...reading }
  }

  async #sendLead() {
    const name = `Load ${randomUUID()}`
    const { status, fault } = await this.#ask('POST', '/api/leads/enquiry', enquiry(name))
    if (status === 200) this.#result.acknowledged.push(name)
    else this.#result.refused.push(`${fault ?? status}`)
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {string} [form]
   * @returns {Promise<{ status: number, body: string, fault: string | null, stale?: boolean }>} stale: the connection
   * was one of an earlier request, and ended without an answer
   */
  #ask(method, path, form) {
    return new Promise((resolve) => {
      /** @param {NodeJS.ErrnoException} error */
      const fail = (error) =>
        resolve({ status: 0, body: '', fault: error.message, stale: asked.reusedSocket && error.code === 'ECONNRESET' })
      const asked = request(new URL(path, this.edgeUrl), {
        method,
        agent: this.#agent,
        timeout: PATIENCE,
        headers: {
          accept: form ? 'application/json' : 'text/html',
          'x-forwarded-for': someAddress(),
          ...(form ? { 'content-type': 'application/x-www-form-urlencoded', 'content-length': form.length } : {}),
        },
      })
      asked.on('response', (response) => {
        let body = ''
        response.setEncoding('utf8')
        response.on('data', (chunk) => {
          body += chunk
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body, fault: null }))
        response.on('error', fail)
      })
      asked.on('timeout', () => asked.destroy(new Error(`no answer within ${PATIENCE / 1000} s`)))
      asked.on('error', fail)
      asked.end(form)
    })
  }
}

/**
 * @param {string} name unique
 * @returns {string} an enquiry as a form sends it, in ASCII
 */
export function enquiry(name) {
  return new URLSearchParams({
    name,
    subject: 'land',
    email: `${name.replaceAll(' ', '.')}@example.org`,
    consent: 'on',
    noticeVersion: '2026-11-21',
  }).toString()
}

/** An address from a network reserved for documentation: each visitor has another one. */
function someAddress() {
  const part = () => Math.floor(Math.random() * 65_536).toString(16)
  return `2001:db8:${part()}:${part()}::${part()}`
}

/**
 * Reads the pages once, because a site has had visitors before something happens to it.
 * @param {readonly string[]} siteUrls
 * @param {readonly string[]} paths
 */
export async function readOnce(siteUrls, paths) {
  for (const path of paths) {
    await Promise.all(siteUrls.map(async (url) => (await fetch(url + path)).arrayBuffer()))
  }
}
