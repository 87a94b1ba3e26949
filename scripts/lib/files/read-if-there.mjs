import { readFileSync } from 'node:fs'
import { isMissing } from './errno.mjs'

/**
 * @param {string} file
 * @returns {string | null} null when there is no such file
 */
export function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
