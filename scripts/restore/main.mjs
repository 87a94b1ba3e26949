import { resolve } from 'node:path'
import { requireWritable } from '../lib/files/disk.mjs'
import { requireTools } from '../lib/install/require-tools.mjs'
import { readOptions } from '../lib/messages/failure.mjs'
import { runProgram } from '../lib/processes/program.mjs'
import { occupy } from '../lib/services/occupy.mjs'
import { readSettings } from '../lib/services/settings.mjs'

const USAGE = 'npm run restore -- FILE [--replace], or npm run restore -- FILE --check, which changes nothing'

/**
 * `npm run restore`: replaces the data by a backup. The site must be stopped; existing data is replaced only with a
 * flag.
 */
export function main() {
  return runProgram(async ({ signal, progress }) => {
    const { file, replace, check } = readRestoreOptions(process.argv.slice(2))
    const settings = readSettings(process.env)
    requireTools()
    const { readPassphrase } = await import('../lib/backups/passphrase.mjs')
    const { checkBackup, restore } = await import('../lib/backups/restore.mjs')
    const passphrase = readPassphrase(process.env)
    const options = { file, dataDir: settings.dataDir, env: process.env, passphrase, signal }
    if (check) {
      const { description, count } = await progress.during('reading the backup', () => checkBackup(options))
      progress.say(
        `whole: ${count} files of ${description.madeAt}, version ${description.version}, ${description.database}`,
      )
      return 0
    }
    requireWritable(settings.dataDir, 'the state folder (DATA_DIR)')
    const release = await occupy(settings, 'npm run restore')
    try {
      const { description, aside } = await progress.during('restoring', () => restore({ ...options, replace }))
      progress.say(
        `restored: ${description.madeAt}, version ${description.version}. Start the site with \`npm start\`.`,
      )
      if (aside) progress.say(`what was there before is in ${aside}: personal data, delete it when you do not need it`)
      for (const name of description.environmentSecrets) {
        if (!process.env[name]?.trim())
          progress.say(`warning: ${name} came from the environment and is not in the backup: set it to the same value`)
      }
    } finally {
      release()
    }
    return 0
  })
}

/**
 * @param {readonly string[]} args
 * @returns {{ file: string, replace: boolean, check: boolean }}
 */
export function readRestoreOptions(args) {
  const flag = /** @type {const} */ ({ type: 'boolean', default: false })
  const command = { failed: 'Nothing was restored.', usage: USAGE, allowPositionals: true }
  const { values, positionals, wrong } = readOptions(args, { replace: flag, check: flag }, command)
  const [file, ...more] = positionals
  if (file === undefined) throw wrong('no file is named')
  if (more.length > 0) throw wrong(`more than one file is named: ${more.join(', ')}`)
  return { file: resolve(file), ...values }
}
