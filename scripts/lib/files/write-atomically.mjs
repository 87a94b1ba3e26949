import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Writes a file so that a reader, also after a power failure, finds either the old content or the new one, complete.
 * @param {string} file
 * @param {string} text
 * @param {number} mode such as 0o600
 */
export function writeAtomically(file, text, mode) {
  const temporary = `${file}.${process.pid}.tmp`
  try {
    const descriptor = openSync(temporary, 'w', mode)
    try {
      // Not `writeSync`: when the disk becomes full, it writes a part and only returns its length.
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
