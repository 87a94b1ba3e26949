import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { requireWritable } from '../files/disk.mjs'
import { waitForTurn } from '../files/lock.mjs'
import { commandFile, NODE, ROOT } from '../files/paths.mjs'
import { dropStamp, isFresh, writeStamp } from '../files/stamp.mjs'
import { isForThisMachine } from '../install/adopt.mjs'
import { npmEnvironment, npmFile } from '../install/npm.mjs'
import { Failure } from '../messages/failure.mjs'
import { commandFailure, outcomeOf } from '../processes/command.mjs'
import { NODE_BY_HAND, SITE_NODE } from './node-version.mjs'

/** @typedef {{ name: string, version: string, entry: import('../install/adopt.mjs').LockedPackage }} NodePackage */

/**
 * @typedef {object} Places
 * @property {string} manifests the folder whose lockfile has a Node for each system
 * @property {string} target the folder into which the Node for this system is installed
 */

/** In the folder of this repository, so that programs with different data folders (DATA_DIR) share it. */
const PLACES = { manifests: NODE, target: join(ROOT, '.data', 'node') }

/** The message when a Node must be fetched and cannot be. */
const NEEDED = `it runs on Node >= ${SITE_NODE.join('.')}, you have ${process.versions.node}`

/**
 * A recent enough Node as an npm package; it is fetched when it is missing.
 * @param {Omit<import('../install/install.mjs').Work, 'secrets'>} work
 * @param {Places} [places]
 * @returns {Promise<string>} path of the program
 */
export async function fetchedNode(work, { manifests, target } = PLACES) {
  const wanted = packageForThisMachine(manifests)
  if (!isFetched(wanted, target)) {
    requireWritable(target, 'the folder of this repository')
    requireWritable(work.settings.dataDir, 'the state folder (DATA_DIR)')
    const turn = await waitForTurn(`${target}.lock`, 'fetching Node', work)
    try {
      if (!isFetched(wanted, target)) await fetchNode(wanted, target, work)
    } finally {
      turn.release()
    }
  }
  return commandFile(target, wanted.name, 'node')
}

/**
 * The stamp is written last, so that an interrupted install does not count as complete.
 * @param {NodePackage} wanted
 * @param {string} target
 * @param {Omit<import('../install/install.mjs').Work, 'secrets'>} work
 */
async function fetchNode(wanted, target, work) {
  dropStamp(stampFileOf(target))
  await work.progress.during(`fetching Node ${wanted.version} for the site (${NEEDED})`, () =>
    install(wanted, target, work),
  )
  await requireRunning(commandFile(target, wanted.name, 'node'))
  writeStamp(stampFileOf(target), identityOf(wanted))
}

/**
 * @param {NodePackage} wanted
 * @param {string} target
 */
function isFetched(wanted, target) {
  return isFresh(stampFileOf(target), identityOf(wanted))
}

/** @param {string} target */
function stampFileOf(target) {
  return join(target, 'node_modules', '.ashlar-install')
}

/** @param {NodePackage} wanted */
function identityOf({ name, version, entry }) {
  return `${name} ${version} ${entry.integrity}`
}

/**
 * @param {string} folder
 * @returns {NodePackage}
 */
function packageForThisMachine(folder) {
  /** @type {{ packages: Record<string, import('../install/adopt.mjs').LockedPackage> }} */
  const lockfile = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  for (const [path, entry] of Object.entries(lockfile.packages)) {
    if (entry.version && isForThisMachine(entry)) {
      return { name: path.replace('node_modules/', ''), version: entry.version, entry }
    }
  }
  throw new Failure('The site cannot start here.', {
    cause: `${NEEDED}, and no npm package brings one for ${process.platform}-${process.arch}`,
    mend: `${NODE_BY_HAND}, then run this again`,
  })
}

/**
 * npm silently leaves out an optional package that it cannot fetch. Therefore the package for this machine is installed
 * as the only dependency, and as a required one.
 * @param {NodePackage} wanted
 * @param {string} target
 * @param {Omit<import('../install/install.mjs').Work, 'secrets'>} work
 */
async function install({ name, version, entry }, target, { settings, env, signal }) {
  const { optional: _, ...locked } = entry
  const manifest = { name: '@ashlar/node', private: true, dependencies: { [name]: version } }
  const packages = { '': manifest, [`node_modules/${name}`]: locked }
  const lockfile = { name: manifest.name, lockfileVersion: 3, requires: true, packages }
  writeFileSync(join(target, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(target, 'package-lock.json'), JSON.stringify(lockfile))
  const log = join(settings.logs, 'install-node.log')
  const outcome = await outcomeOf({
    command: [npmFile(env), 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'],
    cwd: target,
    env: npmEnvironment(env),
    log,
    signal,
  })
  // npm only warns when it cannot write a file, for example on a full disk.
  const whole = !outcome.lines.some((line) => line.includes('TAR_ENTRY_ERROR'))
  if (outcome.code === 0 && whole) return
  const { message, details } = commandFailure('A current Node could not be fetched.', outcome, log)
  throw new Failure(message, {
    ...details,
    cause: `${NEEDED}, and ${details.cause}`,
    mend: `${details.mend};\nor ${NODE_BY_HAND}`,
  })
}

/**
 * Runs it once: a package names its system, but not the system libraries that it needs.
 * @param {string} node
 * @returns {Promise<void>}
 */
async function requireRunning(node) {
  /** @type {Error | null} */
  const error = await new Promise((resolve) => execFile(node, ['--version'], { timeout: 20_000 }, resolve))
  if (error === null) return
  throw new Failure('The Node that was fetched does not run here.', {
    cause: `${NEEDED}, and ${error.message.trim()}`,
    mend: `${NODE_BY_HAND}, then run this again`,
  })
}
