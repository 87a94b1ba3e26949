/** Shown when a lockfile has no licence. */
export const UNSTATED = 'not installed here, or none stated'

/**
 * Licences that only require their text to be included, or (MPL, LGPL) the source of the package itself, which is used
 * unchanged.
 */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib', 'WTFPL'],
  ...['Unlicense', 'CC0-1.0', 'CC-BY-3.0', 'CC-BY-4.0', 'Python-2.0', 'AFL-2.1', 'MPL-2.0', 'LGPL-3.0-or-later'],
])

/** @type {readonly { licence: string, packages: RegExp, why: string }[]} packages: matches the whole name */
const EXPLAINED = [
  {
    licence: 'SEE LICENSE IN LICENSE',
    packages: /^@strapi\/[\w-]+$/,
    why: 'MIT but for the folders named ee, which need a licence key that we do not have',
  },
  {
    licence: UNSTATED,
    packages: /^@(?:rollup\/rollup|swc\/core|astrojs\/compiler-binding)-[\w-]+$/,
    why: 'programs for other machines, under the licence of the package that loads them: MIT, or Apache-2.0',
  },
  {
    licence: UNSTATED,
    packages: /^(?:limiter|only|passport-local|passport-strategy|pause|spawn-command|png-js)$/,
    why: 'MIT by their own text; their manifests are older than the field',
  },
  {
    licence: UNSTATED,
    packages: /^@mapbox\/jsonlint-lines-primitives$/,
    why: 'MIT by its own text; see overrides in package.json',
  },
]

/**
 * @param {readonly [licence: string, packages: readonly string[]][]} found
 * @returns {[licence: string, packages: string[]][]} licences that are neither allowed nor explained
 */
export function notAllowed(found) {
  return found
    .filter(([licence]) => !isAllowed(licence))
    .map(
      ([licence, packages]) =>
        /** @type {[string, string[]]} */ ([licence, packages.filter((name) => !isExplained(licence, name))]),
    )
    .filter(([, packages]) => packages.length > 0)
}

/**
 * @param {string} licence an SPDX identifier, or several joined by AND or by OR; an expression with both is not allowed
 */
function isAllowed(licence) {
  const choices = licence.replace(/^\(|\)$/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((name) => ALLOWED.has(name)))
}

/**
 * @param {string} licence
 * @param {string} name of a package
 */
function isExplained(licence, name) {
  return EXPLAINED.some((one) => one.licence === licence && one.packages.test(name))
}
