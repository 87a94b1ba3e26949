import { UNSTATED } from './allowed.mjs'

/** @typedef {{ license?: string, dev?: boolean, link?: boolean }} LockedPackage */

/**
 * @param {{ packages: Record<string, LockedPackage> }} lockfile
 * @param {(path: string) => unknown} licenceAt reads the licence from the installed package when the lockfile has none
 * @returns {[licence: string, packages: string[]][]} of all production packages, the most frequent licence first
 */
export function licencesOf({ packages }, licenceAt) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map()
  for (const [path, { license, dev, link }] of Object.entries(packages)) {
    if (dev || link || !path.includes('node_modules/')) continue
    const stated = license ?? licenceAt(path)
    const licence = typeof stated === 'string' ? stated : UNSTATED
    const names = found.get(licence) ?? new Set()
    found.set(licence, names.add(path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)))
  }
  return [...found]
    .map(([licence, names]) => /** @type {[string, string[]]} */ ([licence, [...names].sort()]))
    .sort(([, a], [, b]) => b.length - a.length)
}
