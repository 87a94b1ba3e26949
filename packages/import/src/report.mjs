import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * What became of a record. `there`: a record with its key was here before; `changed-here`: somebody changed or deleted
 * it here after an earlier import. Both are left as they are.
 * @typedef {'made' | 'changed' | 'same' | 'there' | 'changed-here' | 'refused'} Outcome
 */

/** @type {Readonly<Record<Outcome, string>>} */
const WORDS = {
  made: 'new drafts',
  changed: 'drafts changed',
  same: 'as imported before',
  there: 'left: here already',
  'changed-here': 'left: changed or deleted here',
  refused: 'refused',
}

const MARKED = 'marked as decorative and listed in the report; write their words in the Media Library'
const NOT_MARKED =
  'what shows them stays a draft: write their words in the Media Library, or run again with --decorative'

/** Lines of details that are printed; the file has all of them. */
const PRINTED = 30

/** What an import took, and what it did not. */
export class Report {
  /** @type {Map<string, Map<Outcome, number>>} */
  #outcomes = new Map()
  /** Places without a field here, and in how many records. */
  /** @type {Map<string, number>} */
  #left = new Map()
  #files = { taken: 0, known: 0, left: 0 }
  #published = 0
  /** @type {Set<string>} */
  #bare = new Set()
  /** @type {string[]} */
  #lines = []

  /** @param {string} type @param {Outcome} outcome */
  count(type, outcome) {
    const counts = this.#outcomes.get(type) ?? new Map()
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
    this.#outcomes.set(type, counts)
  }

  /** @param {'taken' | 'known' | 'left'} outcome @param {string} [line] */
  countFile(outcome, line) {
    this.#files[outcome] += 1
    if (line) this.say(line)
  }

  /** @param {string} line a picture without alternative text, and what shows it */
  countBare(line) {
    this.#bare.add(line)
  }

  countPublished() {
    this.#published += 1
  }

  /** @param {string} place such as `page.mood` */
  leave(place) {
    this.#left.set(place, (this.#left.get(place) ?? 0) + 1)
  }

  /** @param {string} line */
  say(line) {
    if (!this.#lines.includes(line)) this.#lines.push(line)
  }

  /** @returns {number} records that were refused */
  get refused() {
    return [...this.#outcomes.values()].reduce((sum, counts) => sum + (counts.get('refused') ?? 0), 0)
  }

  /**
   * @param {boolean} dryRun
   * @param {boolean} decorative
   * @returns {string[]}
   */
  summary(dryRun, decorative) {
    const counted = [...this.#outcomes].map(([type, counts]) => {
      const parts = [...counts].map(([outcome, count]) => `${count} ${WORDS[outcome]}`)
      return `${type}: ${parts.join(', ')}`
    })
    const { taken, known, left } = this.#files
    const files = [
      [taken, 'taken'],
      [known, 'taken before'],
      [left, 'not taken'],
    ].filter(([count]) => count !== 0)
    return [
      ...(counted.length > 0 ? counted : ['The source has nothing that could be imported.']),
      ...(files.length > 0 ? [`Files: ${files.map(([count, words]) => `${count} ${words}`).join(', ')}`] : []),
      ...(this.#bare.size > 0
        ? [`Pictures without alternative text: ${this.#bare.size} (${decorative ? MARKED : NOT_MARKED})`]
        : []),
      ...(this.#published > 0 ? [`Published: ${this.#published}`] : []),
      ...(dryRun
        ? ['Nothing was written: this was a dry run. Files are fetched and rules are checked in a real one.']
        : []),
    ]
  }

  /** @returns {string[]} */
  details() {
    const left = [...this.#left].map(([place, count]) => `no field here: ${place}, in ${count} of the records`)
    return [...left, ...this.#lines, ...[...this.#bare].map((line) => `no alternative text: ${line}`)]
  }

  /** @returns {string[]} the first of the details */
  printed() {
    const all = this.details()
    return all.length <= PRINTED ? all : [...all.slice(0, PRINTED), `… and ${all.length - PRINTED} more in the report`]
  }

  /**
   * @param {string} file
   * @param {boolean} dryRun
   * @param {boolean} decorative
   */
  write(file, dryRun, decorative) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    const text = `${[...this.summary(dryRun, decorative), '', ...this.details()].join('\n')}\n`
    writeFileSync(file, text, { mode: 0o600 })
  }
}
