import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const DAY_MS = 86_400_000

const NAME = /^backup-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.tar\.gz\.age(?:\.partial)?$/

/**
 * @param {Date} madeAt
 * @returns {string} the file's name; sorted by name, backups are sorted by time
 */
export function backupName(madeAt) {
  return `backup-${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz.age`
}

/**
 * Removes backups that are older than they may become, and what is left of broken-off ones of that age. Only files with
 * the names that we give are touched.
 * @param {string} folder
 * @param {number} days
 * @param {Date} now
 * @returns {string[]} the names of those that went
 */
export function removeOldBackups(folder, days, now) {
  const before = now.getTime() - days * DAY_MS
  const old = readdirSync(folder).filter((name) => {
    const [, day, hour, minute, second] = NAME.exec(name) ?? []
    return day !== undefined && Date.parse(`${day}T${hour}:${minute}:${second}Z`) < before
  })
  for (const name of old) rmSync(join(folder, name), { force: true })
  return old.sort()
}
