import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { isCode, isMissing } from '../../scripts/lib/files/errno.mjs'
import { Failure, messageOf } from '../../scripts/lib/messages/failure.mjs'

const runFile = promisify(execFile)

/** All modules that need no other machine: those for SSRF and XXE call a public address. */
const MODULES = [
  ...['backup', 'blindsql', 'cookieflags', 'crlf', 'csp', 'csrf', 'exec', 'file', 'htaccess', 'http_headers'],
  ...['methods', 'permanentxss', 'redirect', 'shellshock', 'sql', 'xss'],
]

/** Scan and attacks share the given time; this long after it, the program is ended. */
const GRACE_MS = 60_000

/** With fewer addresses and forms than this, the scanner did not really scan the site. */
const LEAST_FOUND = 50

/**
 * @typedef {object} Probe
 * @property {string} url of the site
 * @property {number} minutes after this time it scans and attacks no further page
 * @property {string} report the JSON file that it writes
 * @property {string} folder for temporary files
 * @property {AbortSignal} signal
 */

/**
 * Runs wapiti, which finds pages and forms by itself and attacks each.
 * @param {Probe} probe
 * @returns {Promise<number>} number of addresses and forms that it found; the report is written
 */
export async function runWapiti({ url, minutes, report, folder, signal }) {
  const seconds = Math.round(minutes * 60)
  const args = [
    ...['--url', url, '--scope', 'domain', '--depth', '4', '--max-links-per-page', '60', '--max-files-per-dir', '12'],
    ...['--max-scan-time', String(Math.round(seconds / 4)), '--max-attack-time', String(Math.round(seconds / 20))],
    ...['--module', MODULES.join(',')],
    ...[
      '--flush-session',
      '--no-bugreport',
      '--store-session',
      folder,
      '--store-config',
      folder,
      '--format',
      'json',
      '--output',
      report,
    ],
    // wapiti accepts brotli, but can read it only when Python's package for it is installed.
    ...['--header', 'Accept-Encoding: identity', '--verbose', '0', '--timeout', '10'],
  ]
  let output = ''
  try {
    // In English and unbuffered, because the output counts also when the time runs out.
    const env = { ...process.env, LC_ALL: 'C.UTF-8', PYTHONUNBUFFERED: '1' }
    const options = { env, signal, timeout: seconds * 1000 + GRACE_MS, maxBuffer: 64 * 1024 * 1024 }
    output = (await runFile('wapiti', args, options)).stdout
  } catch (error) {
    signal.throwIfAborted()
    if (isMissing(error) || isCode(error, 'EACCES')) {
      throw new Failure('The scanner wapiti is not installed here.', {
        cause: 'npm run probe is a run of wapiti 3 against the site',
        mend: 'install it from the packages of the system (Debian: apt-get install wapiti)',
      })
    }
    if (!existsSync(report)) {
      const words = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
      throw new Failure('The scanner ended without a report.', {
        cause: words.split('\n').slice(-5).join('\n') || messageOf(error),
        mend: 'see that the site answers, or give it more time (--minutes)',
      })
    }
    output = error instanceof Error && 'stdout' in error ? String(error.stdout) : ''
  }
  const found = foundIn(output)
  if (found >= LEAST_FOUND) return found
  throw new Failure('The scanner saw too little of the site to say anything.', {
    cause: `it found ${found} addresses, where a site has hundreds`,
    mend: 'see that the site answers and has content, or give it more time (--minutes)',
  })
}

/** @param {string} output of the scanner, in English */
export function foundIn(output) {
  return Number(/found (\d+) URLs and forms/.exec(output)?.[1] ?? 0)
}
