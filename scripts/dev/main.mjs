import { requireWritable } from '../lib/files/disk.mjs'
import { CONTENT, commandFile, ROOT } from '../lib/files/paths.mjs'
import { CONTENT_BUILD, requireRebuild } from '../lib/install/build.mjs'
import { prepareTools } from '../lib/install/prepare.mjs'
import { endChild, outputOf, startChild } from '../lib/processes/children.mjs'
import { waitForEndSignal } from '../lib/processes/ending.mjs'
import { runProgram } from '../lib/processes/program.mjs'
import { withDemonstrationLanguages } from '../lib/services/demonstration.mjs'
import { contentEnvironment, contentUrlOf, shownSiteUrl } from '../lib/services/environments.mjs'
import { occupy } from '../lib/services/occupy.mjs'
import { readSecrets } from '../lib/services/secrets.mjs'
import { readSettings } from '../lib/services/settings.mjs'
import { siteCommand } from './site-command.mjs'

/**
 * `npm run dev`: contract, content backend and site with hot reload, on a data folder of its own, so that experiments
 * do not change the data that `npm start` serves.
 */
export function main() {
  return runProgram(async ({ signal, progress }) => {
    const settings = readSettings(process.env, { dataDir: '.data/dev' })
    requireWritable(settings.dataDir, 'the state folder (DATA_DIR)')
    const release = await occupy(settings, 'npm run dev')
    try {
      const env = withDemonstrationLanguages(process.env)
      const wiring = { settings, secrets: readSecrets(settings.dataDir, process.env), env }
      await prepareTools({ ...wiring, signal, progress })
      // Strapi compiles into the folder that `npm start` runs from, so the build there is no longer valid.
      requireRebuild(CONTENT_BUILD)
      progress.say(`site ${shownSiteUrl(settings)}  content ${contentUrlOf(settings)}/admin  as soon as they are up`)
      const children = startAll(wiring, progress)
      await Promise.race([waitForEndSignal(signal), ...children.map(({ ended }) => ended)])
      await Promise.all(children.map(({ stop }) => stop()))
      return signal.aborted ? 0 : 1
    } finally {
      release()
    }
  })
}

/**
 * @param {import('../lib/services/environments.mjs').Wiring} wiring
 * @param {import('../lib/messages/progress.mjs').Progress} progress
 */
function startAll(wiring, progress) {
  const development = {
    NODE_ENV: 'development',
    FORCE_COLOR: process.stdout.isTTY && !process.env.NO_COLOR ? '1' : '0',
  }
  const { env, settings } = wiring
  const contract = showChild(progress, {
    name: 'contract',
    colour: 36,
    command: [commandFile(ROOT, 'typescript', 'tsc'), '-w', '--preserveWatchOutput', '-p', 'contract'],
    cwd: ROOT,
    env: { ...env, ...development },
  })
  const { env: siteEnv, ...siteProgram } = siteCommand(wiring)
  const site = showChild(progress, {
    name: 'site',
    colour: 33,
    ...siteProgram,
    env: { ...siteEnv, ...development },
  })
  if (settings.contentUrl !== null) return [contract, site]
  const content = showChild(progress, {
    name: 'content',
    colour: 35,
    command: [commandFile(CONTENT, '@strapi/strapi', 'strapi'), 'develop'],
    cwd: CONTENT,
    env: { ...contentEnvironment(wiring), ...development },
  })
  return [contract, content, site]
}

/**
 * Starts a program and prints its lines with its name in front.
 * @param {import('../lib/messages/progress.mjs').Progress} progress
 * @param {{ name: string, colour: number, command: readonly string[], cwd: string, env: NodeJS.ProcessEnv }} options
 * colour: ANSI code for the name
 * @returns {{ ended: Promise<void>, stop: () => Promise<void> }} ended: settles when the process ends, for any reason
 */
function showChild(progress, { name, colour, command, cwd, env }) {
  const padded = name.padEnd(8)
  const label = env.FORCE_COLOR === '1' ? `\u001b[${colour}m${padded}\u001b[0m` : padded
  const child = startChild(command, { cwd, env, whenOrphaned: 'term' })
  outputOf(child, (line) => progress.say(`${label} ${line}`))
  const ended = new Promise((/** @type {(value: void) => void} */ resolve) => {
    child.once('exit', (code, signal) => {
      progress.say(`${label} ended (${signal ?? `exit code ${code}`})`)
      resolve()
    })
  })
  return { ended, stop: () => endChild(child) }
}
