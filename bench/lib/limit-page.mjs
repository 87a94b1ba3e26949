import { createServer } from 'node:http'
import { loadWhole, withPage } from './browser.mjs'
import { brotli, isText, recordLoads } from './loads.mjs'

/**
 * @typedef {{ type: string, body: Buffer, brotli: Buffer | null }} Answer
 *
 * @typedef {object} LimitPage
 * @property {string} url
 * @property {string} wholeUrl the same page, with no part of its layout deferred (web/src/chrome/site-frame.module.css)
 * @property {() => Promise<void>} stop
 */

/**
 * The limit: the same page with its styles inline and without its scripts, served from memory and compressed with
 * brotli in advance. Its first picture is preloaded and no font is. Nothing can be faster over the same network.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./browser.mjs').Device} device the device whose pictures are served
 * @param {string} url the page
 * @returns {Promise<LimitPage>}
 */
export async function serveLimitPage(browser, device, url) {
  const loads = await withPage(browser, { device }, async (page) => {
    const recorded = recordLoads(page)
    await loadWhole(page, url)
    return recorded.take()
  })
  /** @type {Map<string, Answer>} */
  const answers = new Map()
  for (const { url: address, type, kind, body } of loads) {
    if (kind === 'HTML' || kind === 'JS') continue
    answers.set(pathOf(address), { type, body, brotli: isText(type) ? brotli(body) : null })
  }
  const html = limitHtml(loads)
  const whole = new URL(url)
  whole.searchParams.set('whole', '')
  answers.set(pathOf(url), htmlAnswer(html))
  answers.set(pathOf(whole.href), htmlAnswer(html.replace('<html', '<html data-whole=""')))
  const { origin, stop } = await serve(answers)
  return { url: origin + pathOf(url), wholeUrl: origin + pathOf(whole.href), stop }
}

/**
 * @param {string} html
 * @returns {Answer}
 */
function htmlAnswer(html) {
  const body = Buffer.from(html)
  return { type: 'text/html; charset=utf-8', body, brotli: brotli(body) }
}

/** @param {readonly import('./loads.mjs').Load[]} loads */
function limitHtml(loads) {
  const page = loads.find(({ kind }) => kind === 'HTML')
  if (!page) throw new Error('the page itself was not recorded')
  const html = page.body.toString('utf8')
  if (/<link\b[^>]*\brel="stylesheet"/.test(html))
    throw new Error('the page waits for a style sheet that is not in itself')
  // A script enables the preloads with `media="not all"`, and the limit page has no scripts.
  return html
    .replaceAll(/<link\b[^>]*\bas="font"[^>]*>/g, '')
    .replaceAll(' media="not all"', '')
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\b(?:as="script"|rel="modulepreload")[^>]*>/g, '')
}

/** @param {string} url */
function pathOf(url) {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/**
 * @param {ReadonlyMap<string, Answer>} answers
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 */
async function serve(answers) {
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '')
    if (!answer) {
      response.writeHead(404).end()
      return
    }
    const compressed = answer.brotli !== null && /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    const body = compressed && answer.brotli ? answer.brotli : answer.body
    response.writeHead(200, {
      'Content-Type': answer.type,
      'Content-Length': body.length,
      ...(compressed ? { 'Content-Encoding': 'br' } : {}),
    })
    response.end(body)
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve(undefined))
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the limit page has no port')
  return {
    origin: `http://localhost:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
