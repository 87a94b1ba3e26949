import { join } from 'node:path'
import { commandFile, ROOT } from '../lib/files/paths.mjs'
import { readIfThere } from '../lib/files/read-if-there.mjs'
import { Failure } from '../lib/messages/failure.mjs'
import { mustSucceed } from '../lib/processes/command.mjs'
import { JOURNEYS } from './steps.mjs'

/** @typedef {{ config?: { projects?: { name: string }[] } }} Listing */

/**
 * Asks Playwright for the projects of its configuration, because it can select projects by name but not exclude any.
 * @param {import('../lib/install/install.mjs').Work} work
 * @returns {Promise<{ daily: string[], full: string[] }>} full: those whose name begins with `full-`
 * @throws {Failure} when there is no configuration, or one without projects of both kinds: a run without journeys must
 * not pass
 */
export async function journeyProjects({ settings, env, signal }) {
  const report = join(settings.logs, 'test-journeys-list.json')
  await mustSucceed({
    what: 'The journeys could not be listed.',
    command: [
      commandFile(ROOT, '@playwright/test', 'playwright'),
      'test',
      `--config=${JOURNEYS}`,
      '--list',
      '--reporter=json',
    ],
    cwd: ROOT,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    log: join(settings.logs, 'test-journeys-list.log'),
    signal,
  })
  /** @type {Listing} */
  const listing = JSON.parse(readIfThere(report) ?? '{}')
  const names = (listing.config?.projects ?? []).map(({ name }) => name)
  const full = names.filter((name) => name.startsWith('full-'))
  const daily = names.filter((name) => !name.startsWith('full-'))
  if (full.length > 0 && daily.length > 0) return { daily, full }
  throw new Failure('There are no journeys to run.', {
    cause: `${JOURNEYS} has ${daily.length} projects for npm test, and ${full.length} more for npm run test:full`,
    mend: 'put the projects back',
  })
}
