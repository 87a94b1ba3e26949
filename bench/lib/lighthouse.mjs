import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../../scripts/lib/files/paths.mjs'

/**
 * Lighthouse has a manifest of its own and is installed by the row that needs it, because of its 176 MB.
 * @type {import('../../scripts/lib/install/install.mjs').Install}
 */
export const LIGHTHOUSE_INSTALL = {
  name: 'Lighthouse',
  log: 'install-lighthouse',
  folder: join(ROOT, 'bench', 'lighthouse'),
  manifests: ['package-lock.json', 'package.json'],
  hasDatabase: false,
}

/**
 * The oldest Node on which it runs: major, minor.
 * @type {readonly [number, number]}
 */
export const LIGHTHOUSE_NODE = [22, 19]

/** @typedef {'accessibility' | 'best-practices' | 'seo' | 'performance'} Category */

/** @type {readonly Category[]} */
export const CATEGORIES = ['accessibility', 'best-practices', 'seo', 'performance']

/**
 * @typedef {object} Report the part of its result that we read
 * @property {Record<Category, { score: number | null, auditRefs: { id: string, weight: number }[] }>} categories score:
 * 0 to 1
 * @property {Record<string, { score: number | null, title: string, displayValue?: string, details?: unknown }>} audits
 * @property {{ code: string, message: string }} [runtimeError] why the page could not be measured
 */

/**
 * Runs Lighthouse as a phone, with its default network and CPU, which it simulates.
 * @param {string} url
 * @param {{ port: number, skipAudits: readonly string[] }} options port: where the browser's DevTools listen
 * @returns {Promise<Report>}
 */
export async function runLighthouse(url, { port, skipAudits }) {
  const entry = join(LIGHTHOUSE_INSTALL.folder, 'node_modules', 'lighthouse', 'core', 'index.js')
  /** @type {{ default: (url: string, flags: object) => Promise<{ lhr: Report } | undefined> }} */
  const { default: lighthouse } = await import(pathToFileURL(entry).href)
  const flags = { port, skipAudits, onlyCategories: CATEGORIES, logLevel: 'error', ignoreStatusCode: true }
  const result = await lighthouse(url, flags)
  if (!result) throw new Error(`Lighthouse has no result for ${url}`)
  const { runtimeError } = result.lhr
  if (runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.code} ${runtimeError.message}`)
  return result.lhr
}
