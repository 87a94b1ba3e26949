import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Writes a file so that a reader, or a power cut, finds the old contents or the new ones and never half of them.
 * @param {string} file
 * @param {string} text
 * @param {number} mode such as 0o600
 */
export function writeAtomically(file, text, mode) {
  const temporary = `${file}.${process.pid}.tmp`
  try {
    const descriptor = openSync(temporary, 'w', mode)
    try {
      // Not writeSync: on a disk that fills up it writes a part and says how much.
      writeFileSync(descriptor, text)
      fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
    renameSync(temporary, file)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}
