import { readFileSync } from 'node:fs'
import { isMissing } from './errno.mjs'

/**
 * @param {string} file
 * @returns {Buffer | null} null when there is no such file
 */
export function readBytesIfThere(file) {
  try {
    return readFileSync(file)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/**
 * @param {string} file
 * @returns {string | null} null when there is no such file
 */
export function readIfThere(file) {
  return readBytesIfThere(file)?.toString('utf8') ?? null
}
