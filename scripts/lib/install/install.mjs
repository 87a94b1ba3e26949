import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { CONTENT, ROOT } from '../files/paths.mjs'
import { dropStamp, hashInputs, isFresh, writeStamp } from '../files/stamp.mjs'
import { explain } from '../messages/explain.mjs'
import { Failure } from '../messages/failure.mjs'
import { commandFailure, mustSucceed, outcomeOf } from '../processes/command.mjs'
import { isInstalledByHand } from './adopt.mjs'
import { npmEnvironment, npmFile } from './npm.mjs'

const OPEN_A_DATABASE = "new (require('better-sqlite3'))(':memory:').close()"

/**
 * @typedef {object} Work what every step of the preparation receives
 * @property {import('../services/settings.mjs').Settings} settings
 * @property {import('../services/secrets.mjs').Secrets} secrets
 * @property {NodeJS.ProcessEnv} env as the operator set it
 * @property {AbortSignal} signal
 * @property {import('../messages/progress.mjs').Progress} progress
 */

/**
 * @typedef {object} Install
 * @property {string} name what is installed, in words for the user
 * @property {string} log name of the log
 * @property {string} folder
 * @property {readonly string[]} manifests files that determine its content, relative to the folder
 * @property {boolean} hasDatabase whether it contains the embedded database's native binding
 */

/** @type {Install} */
export const SITE_INSTALL = {
  name: 'the site',
  log: 'install-site',
  folder: ROOT,
  manifests: [
    'package-lock.json',
    'package.json',
    'contract/package.json',
    'web/package.json',
    'packages/import/package.json',
  ],
  hasDatabase: false,
}

/** @type {Install} */
export const CONTENT_INSTALL = {
  name: 'the content backend',
  log: 'install-content',
  folder: CONTENT,
  manifests: ['package-lock.json', 'package.json'],
  hasDatabase: true,
}

/**
 * Whether an install is complete and matches the present lockfile.
 * @param {Install} install
 * @param {Pick<Work, 'settings'>} work
 * @returns {boolean}
 */
export function isInstalled(install, work) {
  return isFresh(stampFileOf(install), hashOf(install, work))
}

/**
 * Whether packages have to be downloaded.
 * @param {Install} install
 * @param {Pick<Work, 'settings'>} work
 * @returns {boolean}
 */
export function needsDownload(install, work) {
  return !isInstalled(install, work) && !isInstalledByHand(install.folder)
}

/**
 * Installs what is missing; a database binding that does not load is compiled. The stamp is inside node_modules and is
 * written last, so that neither a deleted folder nor an interrupted install counts as complete.
 * @param {Install} install
 * @param {Work} work
 * @returns {Promise<void>}
 */
export async function ensureInstalled(install, work) {
  if (isInstalled(install, work)) return
  const hash = hashOf(install, work)
  if (!isInstalledByHand(install.folder)) {
    dropStamp(stampFileOf(install))
    await work.progress.during(`installing ${install.name}`, () => npmCi(install, work))
  }
  await ensureBinding(install, work)
  writeStamp(stampFileOf(install), hash)
}

/**
 * @param {Install} install
 * @param {Work} work
 */
async function npmCi(install, { settings, env, signal }) {
  const what = `The packages of ${install.name} could not be installed.`
  /** @param {readonly string[]} extra */
  const command = (extra) => ({
    // --include=dev: build tools are dev dependencies, which NODE_ENV=production would leave out.
    command: [npmFile(env), 'ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline', ...extra],
    cwd: install.folder,
    env: npmEnvironment(env),
    log: join(settings.logs, `${install.log}.log`),
    signal,
  })
  const outcome = await outcomeOf(command([]))
  if (outcome.code === 0) return
  const failure = commandFailure(what, outcome, command([]).log)
  const kind = explain(outcome.lines.join('\n'))?.kind
  const onlyBinding = install.hasDatabase && (kind === 'no-compiler' || kind === 'native-headers')
  if (!onlyBinding) throw failure
  // With scripts, npm runs node-gyp even when the package has a binary, and fails without a compiler; ensureBinding
  // checks whether the binary loads. With PostgreSQL the embedded database is never opened.
  await mustSucceed({ what, ...command(['--ignore-scripts']) })
}

/**
 * When the package has no binary, npm compiles one during the install; npm 12 skips this unless it was approved. Only
 * opening a database proves that there is a binary that fits.
 * @param {Install} install
 * @param {Work} work
 */
async function ensureBinding(install, work) {
  if (await hasBinding(install, work)) return
  const { settings, env, signal, progress } = work
  const log = join(settings.logs, `${install.log}.log`)
  const { lines } = await progress.during('building the embedded database', () =>
    outcomeOf({
      command: [npmFile(env), 'rebuild', 'better-sqlite3', '--ignore-scripts=false', '--foreground-scripts'],
      cwd: install.folder,
      env: npmEnvironment(env),
      log,
      signal,
    }),
  )
  const complaint = await bindingComplaint(install.folder)
  if (complaint === null) return
  const known = explain(lines.join('\n'))
  throw new Failure('The embedded database cannot be used.', {
    cause:
      known?.cause ??
      `the binary of better-sqlite3 does not load: ${complaint.split('\n').find((line) => line.includes('Error')) ?? complaint}`,
    mend:
      known?.mend ??
      'delete content/node_modules and run it again; where the package has no binary for the system, install a compiler\nbefore (Debian, Ubuntu: apt-get install python3 make g++), or set DATABASE_URL to a PostgreSQL database',
    log,
    tail: lines.slice(-20),
  })
}

/**
 * @param {Install} install
 * @param {Work} work
 */
async function hasBinding(install, { settings }) {
  if (!install.hasDatabase || !settings.ownDatabase) return true
  return (await bindingComplaint(install.folder)) === null
}

/**
 * Opens an embedded database in another process, because an unsuitable binary may crash the process that loads it. The
 * package has binaries for Linux, macOS and Windows on x64 and arm64; npm compiles one for other systems.
 * @param {string} folder the install that contains better-sqlite3
 * @returns {Promise<string | null>} the error message, or null when it works
 */
function bindingComplaint(folder) {
  return new Promise((resolve) => {
    execFile(process.execPath, ['-e', OPEN_A_DATABASE], { cwd: folder, timeout: 30_000 }, (error, _stdout, stderr) => {
      resolve(error === null ? null : stderr.trim() || error.message)
    })
  })
}

/** @param {Install} install */
function stampFileOf(install) {
  return join(install.folder, 'node_modules', '.ashlar-install')
}

/**
 * @param {Install} install
 * @param {Pick<Work, 'settings'>} work
 */
function hashOf(install, { settings }) {
  const { platform, arch, versions } = process
  const extra = [platform, arch, `abi ${versions.modules}`]
  // An install for PostgreSQL may lack the embedded database's binding; the stamp becomes invalid when it is needed.
  if (install.hasDatabase) extra.push(settings.ownDatabase ? 'embedded database' : 'other database')
  return hashInputs(install.folder, install.manifests, extra)
}
