import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { isMissing } from '../../scripts/lib/errno.mjs'

/**
 * Finds a process that this one started, by the file it runs.
 * @param {string} script
 * @param {string} [port] that it was told to listen on, where several run the same file
 * @returns {number} its id
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

/** @param {string} pid */
const commandOf = (pid) => wordsIn(`/proc/${pid}/cmdline`)

/** @param {string} pid */
const environmentOf = (pid) => wordsIn(`/proc/${pid}/environ`)

/** @param {string} file */
function wordsIn(file) {
  try {
    return readFileSync(file, 'utf8').split('\0')
  } catch (error) {
    // It ended meanwhile.
    if (isMissing(error)) return []
    throw error
  }
}

const TICKS_PER_SECOND = process.platform === 'linux' ? Number(execFileSync('getconf', ['CLK_TCK'])) : 100

/**
 * @param {number} pid
 * @returns {number} the seconds that all its threads have computed, for itself and in the kernel
 */
export function cpuSeconds(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // Counted after the command name, which is in brackets and may hold spaces: fields 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

/**
 * @param {number} pid
 * @returns {number} bytes that it holds in memory
 */
export function residentBytes(pid) {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) * 1024
}
