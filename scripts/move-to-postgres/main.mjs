import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DATABASE_COPIES } from '../lib/backups/backup-parts.mjs'
import { requireTools } from '../lib/install/require-tools.mjs'
import { Failure } from '../lib/messages/failure.mjs'
import { runProgram } from '../lib/processes/program.mjs'
import { occupy } from '../lib/services/occupy.mjs'
import { readSettings } from '../lib/services/settings.mjs'

const USAGE = 'DATABASE_URL=postgres://… npm run move-to-postgres'

/**
 * `npm run move-to-postgres`: copies everything from the embedded database of DATA_DIR into the empty PostgreSQL database
 * of DATABASE_URL. The site must be stopped. Files, secrets and the embedded database stay as they are.
 */
export function main() {
  return runProgram(async ({ signal, progress }) => {
    if (process.argv.length > 2) throw refused('the command takes no options', USAGE)
    const settings = readSettings(process.env)
    const url = process.env.DATABASE_URL?.trim()
    if (!url) throw refused('DATABASE_URL is not set', `set it to the empty database: ${USAGE}`)
    const file = join(settings.dataDir, DATABASE_COPIES.sqlite)
    if (!existsSync(file)) {
      throw refused(`${file} is not there`, 'set DATA_DIR to the folder in which the backend kept its data until now')
    }
    requireTools()
    const { isEmptyPostgres } = await import('../lib/backups/postgres-copy.mjs')
    const { moveDatabase } = await import('./move-database.mjs')
    const release = await occupy(settings, 'npm run move-to-postgres')
    try {
      if (!(await isEmptyPostgres(url))) {
        throw refused(
          'the database of DATABASE_URL has data of this product already',
          'create an empty one (createdb --owner USER NAME) and name it in DATABASE_URL',
        )
      }
      const { tables, rows } = await progress.during('moving to PostgreSQL', (detail) =>
        moveDatabase({ file, url, signal, detail }),
      )
      progress.say(`moved: ${rows} rows of ${tables} tables. Start the site with the same DATABASE_URL and DATA_DIR.`)
      progress.say(`${file} is as it was: personal data, delete it when the site runs on PostgreSQL and is backed up`)
    } finally {
      release()
    }
    return 0
  })
}

/**
 * @param {string} cause
 * @param {string} mend
 */
function refused(cause, mend) {
  return new Failure('Nothing was moved.', { cause, mend })
}
