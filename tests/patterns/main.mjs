import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/lib/files/paths.mjs'
import { ACCEPTED } from './accepted.mjs'
import { patternsIn, placeOf, wordsOf } from './literals.mjs'

/** @typedef {import('./literals.mjs').Literal} Literal */
/** @typedef {import('./literals.mjs').Assembled} Assembled */

const FOLDERS = ['contract/src', 'web/src', 'content/src', 'content/config', 'packages', 'scripts']
/** The patterns that recheck found linear, as written in the code. */
const LINEAR = join(import.meta.dirname, 'linear.json')

/**
 * `npm run patterns`: recheck must have found each regular expression of the code linear, or `accepted.mjs` must have a
 * reason for it. Checking one takes recheck up to seconds, so the results are stored in `linear.json`; with --record new
 * patterns are checked and added. A pattern whose text only a run decides cannot be checked, so it needs a reason too.
 */
export async function main() {
  const patterns = patternsOfCode()
  const known = process.argv.includes('--record') ? await record(patterns.filter(isLiteral)) : knownLinear()
  const troubles = troublesOf(patterns, known)
  for (const trouble of troubles) process.stderr.write(`${trouble}\n`)
  process.stdout.write(`${patterns.length} patterns, ${ACCEPTED.size} of them explained, ${troubles.length} troubles\n`)
  process.exitCode = troubles.length > 0 ? 1 : 0
}

export const patternsOfCode = () => patternsIn(ROOT, FOLDERS)

/**
 * @param {readonly (Literal | Assembled)[]} patterns
 * @param {ReadonlySet<string>} known
 * @param {ReadonlyMap<string, string>} accepted places, with reasons
 * @returns {string[]}
 */
export function troublesOf(patterns, known, accepted = ACCEPTED) {
  const places = new Set(patterns.map(placeOf))
  const words = new Set(patterns.filter(isLiteral).map(wordsOf))
  const open = patterns.filter((one) => !accepted.has(placeOf(one)))
  return [
    ...open
      .filter((one) => isLiteral(one) && !known.has(wordsOf(one)))
      .map((one) => `${placeOf(one)} is not known to be linear: npm run patterns -- --record`),
    ...open
      .filter((one) => !isLiteral(one))
      .map(
        (one) =>
          `${placeOf(one)} cannot be checked: build it from texts of its own module, or say in tests/patterns/accepted.mjs why it may stay`,
      ),
    ...[...accepted.keys()]
      .filter((place) => !places.has(place))
      .map((place) => `${place} is gone: take it out of tests/patterns/accepted.mjs`),
    ...[...known]
      .filter((one) => !words.has(one))
      .map((one) => `${one} is gone from the code: npm run patterns -- --record`),
  ]
}

/**
 * @param {Literal | Assembled} one
 * @returns {one is Literal}
 */
function isLiteral(one) {
  return 'pattern' in one
}

/**
 * Checks patterns that are neither known nor explained, and stores those that are linear. A slow one is reported with
 * its cost.
 * @param {readonly Literal[]} literals
 */
async function record(literals) {
  // recheck is large, so it is loaded only when there is something to check.
  const { costOf } = await import('./cost-of.mjs')
  const before = knownLinear()
  const linear = new Set(literals.map(wordsOf).filter((words) => before.has(words)))
  for (const literal of literals) {
    if (linear.has(wordsOf(literal)) || ACCEPTED.has(placeOf(literal))) continue
    const cost = costOf(literal)
    if (cost === '') linear.add(wordsOf(literal))
    else process.stderr.write(`${placeOf(literal)}\n  ${cost}: bound it, or say in accepted.mjs why it may stay\n`)
  }
  writeFileSync(LINEAR, `${JSON.stringify([...linear].sort(), null, 2)}\n`)
  return linear
}

/** @returns {ReadonlySet<string>} */
export function knownLinear() {
  return new Set(JSON.parse(readFileSync(LINEAR, 'utf8')))
}
