import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { isMissing } from '../../scripts/lib/errno.mjs'

/**
 * Finds a process that this one started, by the file it runs.
 * @param {string} script
 * @returns {number} its id
 */
export function childRunning(script) {
  const tasks = readdirSync('/proc/self/task')
  const children = tasks.flatMap((task) => readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' '))
  const found = children.find((pid) => pid.trim() && commandOf(pid).includes(script))
  if (!found) throw new Error(`no child of this process runs ${script}`)
  return Number(found)
}

/** @param {string} pid */
function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
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
