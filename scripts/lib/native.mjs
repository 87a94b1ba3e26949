import { execFile } from 'node:child_process'
import { explain } from './explain.mjs'
import { Failure } from './failure.mjs'

const OPEN_A_DATABASE = "new (require('better-sqlite3'))(':memory:').close()"

/**
 * Opens an embedded database in a process of its own: a binding that does not fit may crash the one that loads it.
 * @param {string} folder the install that has better-sqlite3
 * @returns {Promise<string | null>} what it complains of, or null when it works
 */
export function bindingComplaint(folder) {
  return new Promise((resolve) => {
    execFile(process.execPath, ['-e', OPEN_A_DATABASE], { cwd: folder, timeout: 30_000 }, (error, _stdout, stderr) => {
      resolve(error === null ? null : stderr.trim() || error.message)
    })
  })
}

/**
 * Fails, with cause and mend, when the embedded database cannot be opened.
 * @param {string} folder
 * @param {readonly string[]} buildOutput what the attempt to build the binding printed
 * @param {string} log
 * @returns {Promise<void>}
 */
export async function requireBinding(folder, buildOutput, log) {
  const complaint = await bindingComplaint(folder)
  if (complaint === null) return
  if (complaint.includes('NODE_MODULE_VERSION')) {
    throw new Failure('The embedded database cannot be used.', {
      cause: `better-sqlite3 was built for another Node than this one (${process.version}), also when built anew`,
      mend: 'npm builds with the headers of another Node: see `npm config get nodedir` (npm config delete nodedir),\ndelete content/node_modules and run it again',
      log,
      tail: complaint.split('\n').filter((line) => /Error|NODE_MODULE_VERSION/.test(line)),
    })
  }
  const known = explain(buildOutput.join('\n'))
  throw new Failure('The embedded database cannot be used.', {
    cause:
      known?.cause ??
      `better-sqlite3's native binding does not load: ${complaint.split('\n').find((line) => line.includes('Error')) ?? complaint}`,
    mend:
      known?.mend ??
      'install a compiler (Debian, Ubuntu: apt-get install python3 make g++), delete content/node_modules and run it\nagain; or set DATABASE_URL to a PostgreSQL database',
    log,
    tail: buildOutput.slice(-20),
  })
}
