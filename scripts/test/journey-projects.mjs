import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { mustSucceed } from '../lib/command.mjs'
import { commandFile, ROOT } from '../lib/paths.mjs'
import { readIfThere } from '../lib/read-if-there.mjs'

/** @typedef {{ config?: { projects?: { name: string }[] } }} Listing */

/**
 * Asks Playwright for the projects of its configuration: it can pick projects by name, but not leave any out.
 * @param {import('../lib/install.mjs').Work} work
 * @returns {Promise<{ daily: string[], full: string[] }>} full: those whose name begins with `full-`
 */
export async function journeyProjects({ settings, env, signal }) {
  if (!existsSync(join(ROOT, 'playwright.config.ts'))) return { daily: [], full: [] }
  const report = join(settings.logs, 'test-journeys-list.json')
  await mustSucceed({
    what: 'The journeys could not be listed.',
    command: [
      commandFile(ROOT, '@playwright/test', 'playwright'),
      'test',
      '--list',
      '--reporter=json',
      '--pass-with-no-tests',
    ],
    cwd: ROOT,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    log: join(settings.logs, 'test-journeys-list.log'),
    signal,
  })
  /** @type {Listing} */
  const listing = JSON.parse(readIfThere(report) ?? '{}')
  const names = (listing.config?.projects ?? []).map(({ name }) => name)
  return {
    daily: names.filter((name) => !name.startsWith('full-')),
    full: names.filter((name) => name.startsWith('full-')),
  }
}
