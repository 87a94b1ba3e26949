import { join } from 'node:path'
import { commandFile, ROOT } from '../lib/files/paths.mjs'
import { readIfThere } from '../lib/files/read-if-there.mjs'
import { Failure } from '../lib/messages/failure.mjs'
import { mustSucceed } from '../lib/processes/command.mjs'
import { JOURNEYS } from './steps.mjs'

/** @typedef {import('./scope.mjs').Scope} Scope */

/** The beginning of a project's name says from which scope on it runs. */
const PREFIXES = { submission: 'submission-', full: 'full-' }

/** @typedef {{ config?: { projects?: { name: string }[] } }} Listing Playwright's JSON report of `--list` */

/**
 * Asks Playwright for the projects of its configuration, because it can select projects by name but not exclude any.
 * @param {import('../lib/install/install.mjs').Work} work
 * @param {Scope['name']} scope
 * @returns {Promise<string[]>} as projectsOf
 * @throws {Failure} when the listing fails, and as projectsOf
 */
export async function journeyProjects({ settings, env, signal }, scope) {
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
  return projectsOf(JSON.parse(readIfThere(report) ?? '{}'), scope)
}

/**
 * The projects of a listing that a scope runs.
 * @param {Listing} listing
 * @param {Scope['name']} scope
 * @returns {string[]}
 * @throws {Failure} when a scope has no project of its own: a run without journeys must not pass
 */
export function projectsOf(listing, scope) {
  const names = (listing.config?.projects ?? []).map(({ name }) => name)
  const full = names.filter((name) => name.startsWith(PREFIXES.full))
  const submission = names.filter((name) => name.startsWith(PREFIXES.submission))
  const daily = names.filter((name) => ![...full, ...submission].includes(name))
  if (daily.length > 0 && submission.length > 0 && full.length > 0) {
    return { daily, submission: [...daily, ...submission], full: names }[scope]
  }
  throw new Failure('There are no journeys to run.', {
    cause: `${JOURNEYS} has ${daily.length} projects for npm test, ${submission.length} more for a submission and ${full.length} more for npm run test:full`,
    mend: 'put the projects back',
  })
}
