import { callAdmin, publishCard } from '../lib/admin.mjs'
import { pathsOfSitemap } from '../lib/sitemap.mjs'

/** Number of parallel requests. */
const AT_ONCE = 6
const PAGES = 60
const PICTURES = 60
const SEARCHES = ['office', 'retail in pune', 'stamp duty', 'warehous', 'villa', 'rent', 'qwertyuiop', 'land bengaluru']
const FILTERS = ['city=pune', 'propertytype=Commercial', 'city=mumbai&propertytype=Residential', 'price=-1', 'page=2']
const LEADS = 4

/** @typedef {import('../lib/admin.mjs').Desk} Desk */

/**
 * The traffic of visitors and one editor: each burst takes the next part of all pages and pictures, and starts again at
 * the end.
 */
export class Traffic {
  #siteUrl
  #desk
  #paths
  /** @type {Set<string>} */
  #pictures = new Set()
  /** @type {Map<string, number>} */
  #counts = new Map()
  /** @type {Map<string, number>} */
  #faults = new Map()
  #bursts = 0
  #leads = 0

  /**
   * @param {{ siteUrl: string, contentUrl: string }} stack
   * @param {AbortSignal} signal
   */
  static async on({ siteUrl, contentUrl }, signal) {
    return new Traffic(siteUrl, await callAdmin(contentUrl, signal), await pathsOfSitemap(siteUrl))
  }

  /**
   * @param {string} siteUrl
   * @param {Desk} desk
   * @param {readonly string[]} paths
   */
  constructor(siteUrl, desk, paths) {
    this.#siteUrl = siteUrl
    this.#desk = desk
    this.#paths = paths
  }

  /** @param {AbortSignal} signal */
  async burst(signal) {
    const turn = this.#bursts++
    const pages = partOf(this.#paths, turn, PAGES)
    const pictures = partOf([...this.#pictures], turn, PICTURES)
    const work = [
      ...pages.map((path) => () => this.#readPage(path)),
      ...pictures.map((path) => () => this.#ask('picture', path, { Accept: 'image/avif,image/webp,*/*' })),
      ...SEARCHES.map(
        (words) => () => this.#ask('search', `/search-result?searchTextFromHeader=${encodeURIComponent(words)}`),
      ),
      ...SEARCHES.map(
        (words) => () => this.#ask('suggestion', `/api/search/suggest?q=${encodeURIComponent(words.slice(0, 4))}`),
      ),
      ...FILTERS.map((query) => () => this.#ask('filter', `/projects?${query}`)),
      ...Array.from({ length: LEADS }, () => () => this.#sendLead()),
      () => this.#edit(turn),
    ]
    const queue = shuffled(work, turn)
    const visitor = async () => {
      for (let next = queue.pop(); next && !signal.aborted; next = queue.pop()) await next()
    }
    await Promise.all(Array.from({ length: AT_ONCE }, visitor))
  }

  /** Such as `1200 pages, 900 pictures`. */
  summary() {
    return [...this.#counts].map(([what, count]) => `${count} ${what}s`).join(', ')
  }

  /** All faults, each with its count. */
  faults() {
    return [...this.#faults].map(([fault, count]) => `${fault} (${count} times)`)
  }

  /** @param {string} path */
  async #readPage(path) {
    const html = await this.#ask('page', path, { 'Accept-Encoding': 'br' })
    for (const [address] of html.matchAll(/\/pictures\/\d+\/[^"\s,]+/g))
      this.#pictures.add(address.replaceAll('&amp;', '&'))
  }

  /**
   * @param {string} what
   * @param {string} path
   * @param {Record<string, string>} [headers]
   * @returns {Promise<string>} empty when it failed
   */
  async #ask(what, path, headers = {}) {
    return this.#noted(what, async () => {
      const response = await fetch(this.#siteUrl + path, { headers })
      const body = await response.text()
      if (response.status !== 200) throw new Error(`${what} ${path.split('?', 1)[0]}: status ${response.status}`)
      return body
    })
  }

  async #sendLead() {
    const number = ++this.#leads
    await this.#noted('lead', async () => {
      const idempotencyKey = `soak-${process.pid}-${number}-0123456789`
      const ticket = await (await fetch(`${this.#siteUrl}/api/leads/ticket?key=${idempotencyKey}`)).text()
      const fields = {
        ...{ name: 'Meera Joshi', subject: 'land', email: `soak-${number}@example.org`, consent: 'on' },
        ...{ noticeVersion: '2026-11-21', idempotencyKey, ticket },
      }
      const answer = await fetch(`${this.#siteUrl}/api/leads/enquiry`, {
        method: 'POST',
        headers: { Accept: 'application/json', 'X-Forwarded-For': `2001:db8:${number.toString(16)}::1` },
        body: new URLSearchParams(fields),
      })
      const { state } = /** @type {{ state: string }} */ (await answer.json())
      if (state !== 'stored') throw new Error(`lead: the visitor was told "${state}"`)
    })
  }

  /** @param {number} turn */
  async #edit(turn) {
    await this.#noted('edit', () =>
      publishCard(this.#desk, (card) => ({
        ImageDescription: `${card.ImageDescription}`.trim() + ' '.repeat(turn % 2),
      })),
    )
  }

  /**
   * @template T
   * @param {string} what
   * @param {() => Promise<T>} work
   * @returns {Promise<T | string>}
   */
  async #noted(what, work) {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1)
    try {
      return await work()
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error)
      this.#faults.set(fault, (this.#faults.get(fault) ?? 0) + 1)
      return ''
    }
  }
}

/**
 * @template T
 * @param {readonly T[]} all
 * @param {number} turn
 * @param {number} size
 * @returns {T[]} the next part of all items, starting again at the end
 */
function partOf(all, turn, size) {
  const wanted = Math.min(size, all.length)
  return Array.from({ length: wanted }, (_, index) => /** @type {T} */ (all[(turn * wanted + index) % all.length]))
}

/**
 * Shuffles in the same order for the same seed, so that a run can be repeated.
 * @template T
 * @param {readonly T[]} items
 * @param {number} seed
 */
function shuffled(items, seed) {
  let state = seed + 1
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state
  }
  return items
    .map((item) => ({ item, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
