/**
 * @param {unknown} error
 * @param {string} code such as 'EACCES'
 * @returns {boolean}
 */
export function isCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code
}

/**
 * Whether an error means that a file does not exist.
 * @param {unknown} error
 * @returns {boolean}
 */
export function isMissing(error) {
  return isCode(error, 'ENOENT')
}
