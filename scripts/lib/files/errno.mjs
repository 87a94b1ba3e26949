/**
 * @param {unknown} error
 * @param {string[]} codes such as 'EACCES'
 * @returns {boolean}
 */
export function isCode(error, ...codes) {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code)
}

/**
 * Whether an error means that a file does not exist.
 * @param {unknown} error
 * @returns {boolean}
 */
export function isMissing(error) {
  return isCode(error, 'ENOENT')
}
