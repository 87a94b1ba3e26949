import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { isMissing } from '../../scripts/lib/files/errno.mjs'

/** Reads what Linux knows about processes that the bench started. */

/**
 * @typedef {object} Memory bytes
 * @property {number} resident all memory of the process (RSS)
 * @property {number} proportional the same, but a memory page shared by n processes counts as one nth (PSS)
 * @property {number} highest the highest value of `resident` so far
 */

/**
 * Finds a child process of this one by the file it runs.
 * @param {string} script
 * @param {string} [port] its PORT, when several processes run the same file
 * @returns {number} process id
 */
export function childRunning(script, port) {
  const tasks = readdirSync('/proc/self/task')
  const children = tasks.flatMap((task) => readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' '))
  const found = children.find(
    (pid) => pid.trim() && commandOf(pid).includes(script) && (!port || environmentOf(pid).includes(`PORT=${port}`)),
  )
  if (!found) throw new Error(`no child of this process runs ${script}`)
  return Number(found)
}

/**
 * @param {{ site: import('../../scripts/lib/processes/service.mjs').Service, siteUrl: string }} stack
 * @returns {number} process id of the stack's site
 */
export function siteProcess({ site, siteUrl }) {
  return childRunning(site.spec.script, new URL(siteUrl).port)
}

/** @param {string} pid */
const commandOf = (pid) => wordsIn(`/proc/${pid}/cmdline`)

/** @param {string} pid */
const environmentOf = (pid) => wordsIn(`/proc/${pid}/environ`)

/** @param {string} file */
function wordsIn(file) {
  try {
    return readFileSync(file, 'utf8').split('\0')
  } catch (error) {
    // The process has ended meanwhile.
    if (isMissing(error)) return []
    throw error
  }
}

const TICKS_PER_SECOND = process.platform === 'linux' ? Number(execFileSync('getconf', ['CLK_TCK'])) : 100

/**
 * @param {number} pid
 * @returns {number} CPU seconds of all its threads, in user and in kernel mode
 */
export function cpuSeconds(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // Fields 14 and 15. They are counted from behind the command name, which is in brackets and may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

/**
 * @param {number} pid
 * @returns {Memory}
 */
export function memoryOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const shared = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return {
    resident: bytesIn(status, 'VmRSS'),
    proportional: bytesIn(shared, 'Pss'),
    highest: bytesIn(status, 'VmHWM'),
  }
}

/**
 * @param {string} report lines such as `VmRSS:   123 kB`
 * @param {string} name
 */
function bytesIn(report, name) {
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(report)?.[1]
  if (kilobytes === undefined) throw new Error(`the system does not tell ${name}`)
  return Number(kilobytes) * 1024
}
