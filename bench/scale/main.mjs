import { rmSync } from 'node:fs'
import { ensureBrowser } from '../../scripts/lib/install/browser.mjs'
import { prepare } from '../../scripts/lib/install/prepare.mjs'
import { Failure, failureLines } from '../../scripts/lib/messages/failure.mjs'
import { runProgram } from '../../scripts/lib/processes/program.mjs'
import { readSecrets } from '../../scripts/lib/services/secrets.mjs'
import { readSettings } from '../../scripts/lib/services/settings.mjs'
import { table } from '../lib/report.mjs'
import { pathsOfSitemap } from '../lib/sitemap.mjs'
import { proveThroughput } from './edge-load.mjs'
import { readOnce } from './load.mjs'
import { findMachine } from './machine.mjs'
import { previousBuild } from './previous-build.mjs'
import { startProfile } from './profile.mjs'
import { proveEditToLive } from './proofs/edit-to-live.mjs'
import { proveHttp2 } from './proofs/http2.mjs'
import { proveJourneys } from './proofs/journeys.mjs'
import { proveKills } from './proofs/kills.mjs'
import { proveOutages } from './proofs/outages.mjs'
import { proveOutbox } from './proofs/outbox.mjs'
import { proveRequestId } from './proofs/request-id.mjs'
import { proveRollingDeploy, proveRollingRestart } from './proofs/rolling.mjs'

/** @typedef {import('./figures.mjs').Figure} Figure */

/**
 * @typedef {object} Proof
 * @property {string} name its name on the command line
 * @property {true} [fromPrevious] starts from the previous build, and so on data of that build
 * @property {(profile: import('./profile.mjs').Profile, paths: readonly string[]) => Promise<Figure[]>} prove
 */

/** @type {readonly Proof[]} */
const PROOFS = [
  { name: 'edge', prove: proveHttp2 },
  { name: 'ids', prove: proveRequestId },
  { name: 'journeys', prove: proveJourneys },
  { name: 'edit', prove: proveEditToLive },
  { name: 'outbox', prove: proveOutbox },
  { name: 'restart', prove: proveRollingRestart },
  { name: 'kills', prove: proveKills },
  { name: 'outages', prove: proveOutages },
  { name: 'throughput', prove: proveThroughput },
  { name: 'deploy', fromPrevious: true, prove: proveRollingDeploy },
]

/** Pages that the load reads: each kind, and few enough that the edge must often request them from the sites. */
const MOST_PATHS = 40

/**
 * `npm run scale [proof …]`: simulates many machines on this one and prints a table. The exit code is 1 when a promise
 * is not kept.
 */
export function main() {
  return runProgram(async ({ signal, progress }) => {
    const proofs = chosenProofs(process.argv.slice(2))
    const machine = await findMachine()
    const settings = readSettings(process.env)
    const work = { settings, secrets: readSecrets(settings.dataDir, process.env), env: process.env, signal, progress }
    await prepare(work, { content: true })
    await ensureBrowser(work, { headless: true })
    const run = { machine, signal, progress }
    const figures = await figuresOf(
      proofs.filter(({ fromPrevious }) => !fromPrevious),
      run,
    )
    const fromPrevious = proofs.filter((proof) => proof.fromPrevious)
    if (fromPrevious.length > 0) {
      const previous = await previousBuild()
      try {
        figures.push(...(await figuresOf(fromPrevious, { ...run, previous })))
      } finally {
        if (previous.throwAway) rmSync(previous.folder, { recursive: true, force: true })
      }
    }
    for (const line of table(figures)) progress.say(line)
    return figures.every(({ ok }) => ok !== false) ? 0 : 1
  })
}

/**
 * Runs proofs one after the other on one profile.
 * @param {readonly Proof[]} proofs
 * @param {{ machine: import('./machine.mjs').Machine, signal: AbortSignal, progress:
 * import('../../scripts/lib/messages/progress.mjs').Progress, previous?: import('./previous-build.mjs').PreviousBuild }} run
 * @returns {Promise<Figure[]>}
 */
async function figuresOf(proofs, { progress, ...run }) {
  if (proofs.length === 0) return []
  const profile = await startProfile({ ...run, during: progress.during.bind(progress) })
  /** @type {Figure[]} */
  const figures = []
  try {
    const paths = await pathsOf(profile.edgeUrl)
    await progress.during('reading each page once on each site', () => readOnce(profile.siteUrls, paths))
    for (const { name, prove } of proofs) {
      run.signal.throwIfAborted()
      const seen = await progress.during(`proving ${name}`, () => proved(name, () => prove(profile, paths), run.signal))
      for (const { measured, name: what, ok } of seen)
        progress.say(`${ok === false ? 'NO  ' : '    '}${what}: ${measured}`)
      figures.push(...seen)
    }
  } finally {
    await profile.stop()
  }
  return figures
}

/**
 * Runs one proof. When it fails, the table says so, and the other proofs still run.
 * @param {string} name
 * @param {() => Promise<Figure[]>} prove
 * @param {AbortSignal} signal
 * @returns {Promise<Figure[]>}
 */
async function proved(name, prove, signal) {
  try {
    return await prove()
  } catch (error) {
    signal.throwIfAborted()
    return [{ name, measured: `failed: ${failureLines(error)[0]}`, promise: '', ok: false }]
  }
}

/** @param {readonly string[]} names */
function chosenProofs(names) {
  const unknown = names.find((name) => !PROOFS.some((proof) => proof.name === name))
  if (unknown === undefined) return PROOFS.filter(({ name }) => names.length === 0 || names.includes(name))
  throw new Failure(`There is no proof "${unknown}".`, {
    cause: 'the names after `npm run scale` choose what is proved',
    mend: `choose among ${PROOFS.map(({ name }) => name).join(', ')}`,
  })
}

/**
 * @param {string} edgeUrl
 * @returns {Promise<string[]>} paths of the sitemap, evenly spaced
 */
async function pathsOf(edgeUrl) {
  const all = await pathsOfSitemap(edgeUrl)
  const step = Math.max(1, Math.floor(all.length / MOST_PATHS))
  return all.filter((_path, index) => index % step === 0).slice(0, MOST_PATHS)
}
