import { ensureBrowser } from '../../scripts/lib/install/browser.mjs'
import { ensureInstalled } from '../../scripts/lib/install/install.mjs'
import { isAtLeast } from '../../scripts/lib/node/node-version.mjs'
import { freePort } from '../../scripts/lib/services/ports.mjs'
import { launchBrowser } from '../lib/browser.mjs'
import { CATEGORIES, LIGHTHOUSE_INSTALL, LIGHTHOUSE_NODE, runLighthouse } from '../lib/lighthouse.mjs'
import { loadModule } from '../lib/load-module.mjs'
import { median } from '../lib/numbers.mjs'
import { pathsOfSitemap } from '../lib/sitemap.mjs'
import { warm } from '../lib/warm.mjs'

/**
 * @typedef {import('../main.mjs').Bench} Bench
 * @typedef {import('../lib/report.mjs').Figure} Figure
 * @typedef {import('../lib/lighthouse.mjs').Category} Category
 * @typedef {import('../lib/lighthouse.mjs').Report} Report
 * @typedef {{ name: string, path: string, isIndexed: boolean, isMissing: boolean }} Template isIndexed: in the sitemap
 */

/** @type {Readonly<Record<Category, number>>} */
const LEAST = { accessibility: 100, 'best-practices': 100, seo: 100, performance: 98 }

/** Performance below its promise is measured again: one run may meet other work of the machine. */
const SAMPLES = 3

/** The phone that Lighthouse emulates; our warm-up makes the pictures that it will fetch. */
const EMULATED_PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/**
 * Lighthouse as a phone, on one address of every template.
 * @param {Bench} bench
 * @returns {Promise<Figure[]>}
 */
export async function measureWithLighthouse(bench) {
  const { siteUrl, work } = bench
  if (!isAtLeast(process.versions.node, LIGHTHOUSE_NODE)) {
    const measured = `needs Node >= ${LIGHTHOUSE_NODE.join('.')}, this is ${process.versions.node}`
    return [{ name: 'lighthouse', measured, promise: '', ok: null }]
  }
  await ensureInstalled(LIGHTHOUSE_INSTALL, work)
  const templates = await templatesToMeasure(bench)
  const found = templates.filter(({ isMissing }) => !isMissing).map(({ path }) => path)
  await warm(bench, { devices: [EMULATED_PHONE], paths: found })
  const port = await freePort()
  const executable = await ensureBrowser(work, { headless: false })
  const browser = await launchBrowser(executable, [`--remote-debugging-port=${port}`])
  const end = () => void browser.close()
  work.signal.addEventListener('abort', end, { once: true })
  try {
    /** @type {Figure[]} */
    const figures = []
    for (const template of templates) {
      const skipAudits = auditsNotFor(template)
      /** @type {Report[]} */
      const runs = []
      do {
        work.signal.throwIfAborted()
        runs.push(await runLighthouse(siteUrl + template.path, { port, skipAudits }))
      } while (runs.length < SAMPLES && isSlow(runs))
      figures.push(figureOf(template, runs, skipAudits))
    }
    return figures
  } finally {
    work.signal.removeEventListener('abort', end)
    await browser.close()
  }
}

/**
 * The pages that the visual tests draw, and the home page in Hindi where it is offered.
 * @param {Bench} bench
 * @returns {Promise<Template[]>}
 */
async function templatesToMeasure({ siteUrl, work: { env } }) {
  const { templates } = await loadModule('tests/visual/templates.ts')
  /** @type {{ name: string, path: string, open?: unknown }[]} */
  const drawn = templates
  const pages = drawn.filter(({ open }) => open === undefined)
  if (/\bhi\b/.test(env.LANGUAGES ?? '')) pages.push({ name: 'home in Hindi', path: '/hi' })
  const indexed = new Set(await pathsOfSitemap(siteUrl))
  return Promise.all(
    pages.map(async ({ name, path }) => {
      const { status } = await fetch(siteUrl + path)
      return { name, path, isIndexed: indexed.has(path), isMissing: status === 404 }
    }),
  )
}

/**
 * Audits that fail on purpose: we keep states of lists, comparisons and pages for one visitor out of search engines, and
 * a missing address answers 404.
 * @param {Template} template
 * @returns {string[]}
 */
function auditsNotFor({ isIndexed, isMissing }) {
  if (isMissing) return ['is-crawlable', 'http-status-code', 'errors-in-console']
  return isIndexed ? [] : ['is-crawlable']
}

/** @param {readonly Report[]} runs */
function isSlow(runs) {
  return medianScore(runs, 'performance') < LEAST.performance
}

/**
 * @param {readonly Report[]} runs
 * @param {Category} category
 * @returns {number} 0 to 100
 */
function medianScore(runs, category) {
  return Math.round(median(runs.map(({ categories }) => (categories[category].score ?? 0) * 100)))
}

/**
 * @param {Template} template
 * @param {readonly Report[]} runs
 * @param {readonly string[]} skipped
 * @returns {Figure}
 */
function figureOf({ name, path }, runs, skipped) {
  const scores = CATEGORIES.map((category) => ({ category, score: medianScore(runs, category) }))
  const short = scores.filter(({ category, score }) => score < LEAST[category])
  const faults = short.flatMap(({ category }) => faultsOf(runs, category))
  return {
    name: `lighthouse: ${name}`,
    measured: [
      scores.map(({ category, score }) => `${category} ${score}`).join(', '),
      ...(runs.length > 1 ? [`median of ${runs.length}`] : []),
      ...(faults.length > 0 ? [`lost by ${faults.map(({ id }) => id).join(', ')}`] : []),
    ].join('; '),
    promise: '100, 100, 100, >= 98',
    ok: short.length === 0,
    data: { path, skipped, scores, faults, performance: runs.map(({ categories }) => categories.performance.score) },
  }
}

/**
 * @param {readonly Report[]} runs
 * @param {Category} category
 * @returns {{ id: string, title: string, shown: string | undefined, details: unknown }[]} audits of the last run that
 * took points
 */
function faultsOf(runs, category) {
  const last = runs.at(-1)
  if (!last) return []
  return last.categories[category].auditRefs.flatMap(({ id, weight }) => {
    const audit = last.audits[id]
    if (weight === 0 || !audit || audit.score === null || audit.score >= 1) return []
    return [{ id, title: audit.title, shown: audit.displayValue, details: audit.details }]
  })
}
