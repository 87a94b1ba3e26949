import { requireWritable } from '../lib/files/disk.mjs'
import { ROOT } from '../lib/files/paths.mjs'
import { prepare } from '../lib/install/prepare.mjs'
import { failureLines } from '../lib/messages/failure.mjs'
import { endAllChildren } from '../lib/processes/children.mjs'
import { waitForEndSignal } from '../lib/processes/ending.mjs'
import { runProgram } from '../lib/processes/program.mjs'
import { keepRunning } from '../lib/processes/supervisor.mjs'
import { withDemonstrationLanguages } from '../lib/services/demonstration.mjs'
import { occupy } from '../lib/services/occupy.mjs'
import { readSecrets } from '../lib/services/secrets.mjs'
import { readSettings } from '../lib/services/settings.mjs'
import { startHalves } from './halves.mjs'
import { readyLine, warningsOf } from './lines.mjs'

/** `npm start`: brings the folder from any state to a running site, and runs it until it is ended. */
export function main() {
  return runProgram(start)
}

/**
 * @param {{ signal: AbortSignal, progress: import('../lib/messages/progress.mjs').Progress }} tools
 * @returns {Promise<number>}
 */
async function start({ signal, progress }) {
  const settings = readSettings(process.env)
  requireWritable(ROOT, 'the folder of this repository')
  requireWritable(settings.dataDir, 'the state folder (DATA_DIR)')
  const release = await occupy(settings, 'npm start')
  try {
    const env = withDemonstrationLanguages(process.env)
    const wiring = { settings, env, secrets: readSecrets(settings.dataDir, process.env) }
    await prepare({ ...wiring, signal, progress }, { content: settings.contentUrl === null })
    return await serve(wiring, { signal, progress })
  } finally {
    // The folder is released only when no process writes to it any more.
    await endAllChildren()
    release()
  }
}

/**
 * @param {import('../lib/services/environments.mjs').Wiring} wiring
 * @param {{ signal: AbortSignal, progress: import('../lib/messages/progress.mjs').Progress }} tools
 * @returns {Promise<number>}
 */
async function serve(wiring, { signal, progress }) {
  const { site, content, contentFailure } = await startHalves(wiring, { signal, progress })
  if (contentFailure) {
    for (const line of failureLines(contentFailure)) progress.say(line)
    progress.say('The site is served all the same, from the last good copies. The content backend is tried again.')
  }
  for (const line of warningsOf(wiring.env)) progress.say(line)
  progress.say(readyLine(wiring.settings, { contentRuns: contentFailure === null }))

  /** @param {string} line */
  const say = (line) => progress.say(line)
  const kept = [site, content].map((service) => service && keepRunning(service, { signal, say }))
  await waitForEndSignal(signal)
  progress.say('stopping …')
  await Promise.all([site.stop(), content?.stop(), ...kept])
  progress.say('stopped')
  return 0
}
