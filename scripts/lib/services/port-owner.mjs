import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/**
 * Finds the program that listens on a port, when that is cheap. The result is only for failure messages: on any error
 * it is null, and the message contains less.
 * @param {number} port
 * @returns {string | null} such as 'node, pid 4711'
 */
export function portOwner(port) {
  try {
    return process.platform === 'linux' ? ownerFromProc(port) : ownerFromLsof(port)
  } catch {
    return null
  }
}

/** @param {number} port */
function ownerFromProc(port) {
  const inodes = new Set([...listeningInodes('/proc/net/tcp', port), ...listeningInodes('/proc/net/tcp6', port)])
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const pid = pids.find((candidate) => socketsOf(candidate).some((inode) => inodes.has(inode)))
  return pid ? `${readFileSync(`/proc/${pid}/comm`, 'utf8').trim()}, pid ${pid}` : null
}

/** The state of a listening socket in these tables. */
const LISTENING = '0A'

/**
 * @param {string} table
 * @param {number} port
 */
function listeningInodes(table, port) {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0')
  return readFileSync(table, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((columns) => columns[1]?.endsWith(`:${hexPort}`) && columns[3] === LISTENING)
    .flatMap((columns) => columns[9] ?? [])
}

/** @param {string} pid */
function socketsOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => socketInode(`/proc/${pid}/fd/${fd}`) ?? [])
  } catch {
    // The process belongs to another user, or has ended meanwhile.
    return []
  }
}

/** @param {string} link */
function socketInode(link) {
  try {
    return /^socket:\[(\d+)\]$/.exec(readlinkSync(link))?.[1] ?? null
  } catch {
    // The descriptor was closed meanwhile.
    return null
  }
}

/** @param {number} port */
function ownerFromLsof(port) {
  const fields = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 2000,
  })
  const pid = /^p(\d+)$/m.exec(fields)?.[1]
  const name = /^c(.+)$/m.exec(fields)?.[1]
  return pid && name ? `${name}, pid ${pid}` : null
}
