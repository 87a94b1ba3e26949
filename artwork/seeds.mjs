import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The seeds that the scripts of this folder write into.
 *
 * @typedef {{ slug: string, $key: string } & Record<string, unknown>} SeededRecord
 */
export const ROOT = join(import.meta.dirname, '..')

/** A room of a plan or a part of a site, as `JSON.stringify` spreads it over lines. */
const RECTANGLE = /\{\n\s+([^{}[\]]*?"h": [^{}[\]]*?)\n\s+\}/g

/**
 * @param {string} name
 * @returns {SeededRecord[]}
 */
export function readSeeds(name) {
  return JSON.parse(readFileSync(fileOf(name), 'utf8'))
}

/**
 * Writes them as Biome formats them, but for what it decides by the width of a line.
 *
 * @param {string} name
 * @param {readonly SeededRecord[]} records
 */
export function writeSeeds(name, records) {
  const spread = JSON.stringify(records, null, 2)
  // A rectangle a line: a thousand of them would bury the words of a project.
  const text = spread.replace(RECTANGLE, (_, inside) => `{ ${inside.replace(/\n\s+/g, ' ')} }`)
  writeFileSync(fileOf(name), `${text}\n`)
}

/** @param {string} name */
function fileOf(name) {
  return join(ROOT, 'content/seed', `${name}.json`)
}
