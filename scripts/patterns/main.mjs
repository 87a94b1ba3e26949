import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/files/paths.mjs'
import { ACCEPTED } from './accepted.mjs'
import { literalsIn, placeOf, wordsOf } from './literals.mjs'

/** @typedef {import('./literals.mjs').Literal} Literal */

const FOLDERS = ['contract/src', 'web/src', 'content/src', 'content/config', 'scripts']
/** The patterns that recheck found linear, as written in the code. */
const LINEAR = join(import.meta.dirname, 'linear.json')

/**
 * `npm run patterns`, also a step of `npm test`: recheck must have found each regular expression of the code linear, or
 * `accepted.mjs` must have a reason for it. Checking one takes recheck up to seconds, so the results are stored in
 * `linear.json`; with --record new patterns are checked and added.
 */
export async function main() {
  const literals = literalsIn(ROOT, FOLDERS)
  const known = process.argv.includes('--record') ? await record(literals) : knownLinear()
  const troubles = troublesOf(literals, known)
  for (const trouble of troubles) process.stderr.write(`${trouble}\n`)
  process.stdout.write(`${literals.length} patterns, ${ACCEPTED.size} of them explained, ${troubles.length} troubles\n`)
  process.exitCode = troubles.length > 0 ? 1 : 0
}

/**
 * @param {readonly Literal[]} literals
 * @param {ReadonlySet<string>} known
 * @returns {string[]}
 */
function troublesOf(literals, known) {
  const places = new Set(literals.map(placeOf))
  const words = new Set(literals.map(wordsOf))
  const unchecked = literals.filter((literal) => !known.has(wordsOf(literal)) && !ACCEPTED.has(placeOf(literal)))
  return [
    ...unchecked.map((literal) => `${placeOf(literal)} is not known to be linear: npm run patterns -- --record`),
    ...[...ACCEPTED.keys()]
      .filter((place) => !places.has(place))
      .map((place) => `${place} is gone: take it out of scripts/patterns/accepted.mjs`),
    ...[...known]
      .filter((one) => !words.has(one))
      .map((one) => `${one} is gone from the code: npm run patterns -- --record`),
  ]
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
function knownLinear() {
  return new Set(JSON.parse(readFileSync(LINEAR, 'utf8')))
}
