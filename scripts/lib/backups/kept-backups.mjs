import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const DAY_MS = 86_400_000

const NAME = /^backup-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.tar\.gz\.age(?:\.partial)?$/

/**
 * @param {Date} madeAt
 * @returns {string} file name; sorted by name, backups are in order of time
 */
export function backupName(madeAt) {
  return `backup-${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz.age`
}

/**
 * Removes backups older than `days`, and incomplete files of that age. It touches only files with names that this
 * program gives.
 * @param {string} folder
 * @param {number} days
 * @param {Date} now
 * @returns {string[]} the names of removed files
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
