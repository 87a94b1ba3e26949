import { execFile } from 'node:child_process'
import { explain } from '../messages/explain.mjs'
import { Failure } from '../messages/failure.mjs'

const OPEN_A_DATABASE = "new (require('better-sqlite3'))(':memory:').close()"

/**
 * Opens an embedded database in another process, because an unsuitable binary may crash the process that loads it. The
 * package has binaries for Linux, macOS and Windows on x64 and arm64; npm compiles one for other systems.
 * @param {string} folder the install that contains better-sqlite3
 * @returns {Promise<string | null>} the error message, or null when it works
 */
export function bindingComplaint(folder) {
  return new Promise((resolve) => {
    execFile(process.execPath, ['-e', OPEN_A_DATABASE], { cwd: folder, timeout: 30_000 }, (error, _stdout, stderr) => {
      resolve(error === null ? null : stderr.trim() || error.message)
    })
  })
}

/**
 * Throws a Failure with cause and mend when the embedded database cannot be opened.
 * @param {string} folder
 * @param {readonly string[]} buildOutput what the attempt to build the binding printed
 * @param {string} log
 * @returns {Promise<void>}
 */
export async function requireBinding(folder, buildOutput, log) {
  const complaint = await bindingComplaint(folder)
  if (complaint === null) return
  const known = explain(buildOutput.join('\n'))
  throw new Failure('The embedded database cannot be used.', {
    cause:
      known?.cause ??
      `the binary of better-sqlite3 does not load: ${complaint.split('\n').find((line) => line.includes('Error')) ?? complaint}`,
    mend:
      known?.mend ??
      'delete content/node_modules and run it again; where the package has no binary for the system, install a compiler\nbefore (Debian, Ubuntu: apt-get install python3 make g++), or set DATABASE_URL to a PostgreSQL database',
    log,
    tail: buildOutput.slice(-20),
  })
}
