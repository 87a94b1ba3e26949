import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { requireWritable } from '../lib/files/disk.mjs'
import { ROOT } from '../lib/files/paths.mjs'
import { requireTools } from '../lib/install/require-tools.mjs'
import { Failure, readOptions } from '../lib/messages/failure.mjs'
import { runProgram } from '../lib/processes/program.mjs'
import { occupy } from '../lib/services/occupy.mjs'
import { readSettings } from '../lib/services/settings.mjs'

const USAGE =
  'npm run copy-site -- --from DATA_DIR [--replace] on one machine; npm run -s copy-site -- --send on one and npm run copy-site -- --receive [--replace] on another, joined by a pipe'

/**
 * `npm run copy-site`: copies the content of a site, its pictures and the accounts of its editors, from one environment
 * to another. What visitors sent, plans, sessions, secrets and tokens are not copied.
 */
export function main() {
  return runProgram(async ({ signal, progress }) => {
    const { mode, from, replace } = readCopyOptions(process.argv.slice(2))
    const settings = readSettings(process.env)
    requireTools()
    const { backUp } = await import('../lib/backups/back-up.mjs')
    const { readPassphrase } = await import('../lib/backups/passphrase.mjs')
    // On one machine nobody else ever opens the file.
    const passphrase = mode === 'from' ? randomBytes(32).toString('base64') : readPassphrase(process.env)
    const folder = mkdtempSync(join(tmpdir(), 'copy-site-'))
    const source = sourceOf(mode, from, settings.dataDir, process.env)
    const write = () => backUp({ ...source, folder, passphrase, signal, contentOnly: true })
    try {
      if (mode === 'send') {
        // Standard output is the copy itself, so nothing else is printed.
        await pipeline(createReadStream((await write()).file), process.stdout, { signal })
        return 0
      }
      requireWritable(settings.dataDir, 'the state folder (DATA_DIR)')
      const release = await occupy(settings, 'npm run copy-site')
      try {
        const file = mode === 'from' ? (await progress.during('copying', write)).file : join(folder, 'received')
        if (mode === 'receive') {
          await progress.during('receiving', () => pipeline(process.stdin, createWriteStream(file), { signal }))
        }
        const { restore } = await import('../lib/backups/restore.mjs')
        const { description, aside } = await progress.during('exchanging the content', () =>
          restore({
            file,
            dataDir: settings.dataDir,
            env: process.env,
            passphrase,
            replace,
            signal,
            contentOnly: true,
          }),
        )
        progress.say(`copied: the content of ${description.madeAt}. Start the site with \`npm start\`.`)
        if (aside)
          progress.say(`what was there before is in ${aside}: personal data, delete it when you do not need it`)
      } finally {
        release()
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
    return 0
  })
}

/**
 * @param {readonly string[]} args
 * @returns {{ mode: 'from' | 'send' | 'receive', from: string, replace: boolean }}
 */
export function readCopyOptions(args) {
  const flag = /** @type {const} */ ({ type: 'boolean', default: false })
  const options = /** @type {const} */ ({
    ...{ send: flag, receive: flag, replace: flag },
    from: { type: 'string', default: '' },
  })
  const { values, wrong } = readOptions(args, options, { failed: 'Nothing was copied.', usage: USAGE })
  const { from, send, receive, replace } = values
  if ([from !== '', send, receive].filter(Boolean).length !== 1) {
    throw wrong('name one of --from DATA_DIR, --send and --receive')
  }
  return { mode: send ? 'send' : receive ? 'receive' : 'from', from: from && resolve(ROOT, from), replace }
}

/**
 * @param {'from' | 'send' | 'receive'} mode
 * @param {string} from
 * @param {string} dataDir of this installation
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ dataDir: string, env: NodeJS.ProcessEnv }} where the content comes from
 */
function sourceOf(mode, from, dataDir, env) {
  if (mode !== 'from') return { dataDir, env }
  if (from === dataDir) {
    throw new Failure('Nothing was copied.', {
      cause: `--from is ${from}, which is the DATA_DIR of this site itself`,
      mend: 'set DATA_DIR to the site that gets the copy, and --from to the one that is copied',
    })
  }
  // Its database may be elsewhere; the address has a password, so it is not an option of the command line.
  return { dataDir: from, env: { ...env, DATABASE_URL: env.FROM_DATABASE_URL ?? '' } }
}
