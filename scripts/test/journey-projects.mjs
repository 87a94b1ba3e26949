import { join } from 'node:path'
import { commandFile, ROOT } from '../lib/files/paths.mjs'
import { readIfThere } from '../lib/files/read-if-there.mjs'
import { Failure } from '../lib/messages/failure.mjs'
import { mustSucceed } from '../lib/processes/command.mjs'
import { JOURNEYS } from './steps.mjs'

/** The long journeys of each submission: what `npm test` leaves untested (docs/decisions/0011). */
export const OF_EACH_SUBMISSION = [
  'full-resilience',
  'full-no-script',
  'full-crawl',
  'full-nu',
  'full-axe-desktop',
  'full-axe-phone',
]

/** @typedef {{ config?: { projects?: { name: string }[] } }} Listing Playwright's JSON report of `--list` */

/**
 * Asks Playwright for the projects of its configuration, because it can select projects by name but not exclude any.
 * @param {import('../lib/install/install.mjs').Work} work
 * @returns {Promise<{ daily: string[], full: string[] }>} as chosenProjects
 * @throws {Failure} when the listing fails, and as chosenProjects
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
  return chosenProjects(JSON.parse(readIfThere(report) ?? '{}'))
}

/**
 * Divides the projects of a listing into those of each run.
 * @param {Listing} listing
 * @returns {{ daily: string[], full: string[] }} full: those whose name begins with `full-`
 * @throws {Failure} when one of the two is empty, or has not what each submission runs: a run without journeys must not
 * pass
 */
export function chosenProjects(listing) {
  const names = (listing.config?.projects ?? []).map(({ name }) => name)
  const full = names.filter((name) => name.startsWith('full-'))
  const daily = names.filter((name) => !name.startsWith('full-'))
  const gone = OF_EACH_SUBMISSION.filter((name) => !full.includes(name))
  if (daily.length > 0 && full.length > 0 && gone.length === 0) return { daily, full }
  throw new Failure('There are no journeys to run.', {
    cause: `${JOURNEYS} has ${daily.length} projects for npm test, and ${full.length} more for npm run test:full${gone.length > 0 ? `, without ${gone.join(', ')}` : ''}`,
    mend: 'put the projects back',
  })
}
