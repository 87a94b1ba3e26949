import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandFile, ROOT } from '../../../scripts/lib/files/paths.mjs'
import { outcomeOf } from '../../../scripts/lib/processes/command.mjs'
import { startStack } from '../../../scripts/lib/services/stack.mjs'

/** The projects of the Playwright configuration that run them, each on its screen. */
const PROJECTS = ['wire', 'desktop', 'phone', 'full-long', 'full-axe-desktop', 'full-no-script']

/** Folders of `tests/journeys` whose journeys use the stack that everybody shares; others start their own. */
export const JOURNEY_FOLDERS = ['wire', 'desktop', 'everywhere', 'phone', 'no-script']

/** The helpers of `tests/support/visiting` that fill in a form or read what was stored, and direct posts of a form. */
const WRITES = /\b(?:fillIn|storedLeads|storedLike|someAddress)\b|\.post\('\/api\/(?:leads|newsletter|resumes)/

/**
 * The journeys that write something.
 * @param {string} folder `tests/journeys`
 * @returns {string[]} files, relative to it
 */
export function writingJourneys(folder) {
  return JOURNEY_FOLDERS.flatMap((name) => readdirSync(join(folder, name)).map((file) => `${name}/${file}`)).filter(
    (file) => WRITES.test(readFileSync(join(folder, file), 'utf8')),
  )
}

/**
 * Runs these journeys against the profile, as visitors of its edge.
 * @param {import('../profile.mjs').Profile} profile
 * @returns {Promise<import('../figures.mjs').Figure[]>}
 */
export async function proveJourneys({
  edgeUrl,
  contentUrl,
  databaseUrl,
  folder,
  mailFolders,
  tokens,
  secrets,
  signal,
}) {
  // A site that has never had a backend; the journeys need nothing else of that stack.
  const dark = await startStack({ backend: false })
  const stacks = {
    whole: edgeUrl,
    dark: dark.siteUrl,
    backend: contentUrl,
    dataDir: join(folder, 'backend-1'),
    mailFolders,
    databaseUrl,
    readToken: tokens.read,
    secrets,
  }
  const { code, lines } = await outcomeOf({
    command: [
      commandFile(ROOT, '@playwright/test', 'playwright'),
      'test',
      '--reporter=list',
      ...PROJECTS.map((project) => `--project=${project}`),
      ...writingJourneys(join(ROOT, 'tests', 'journeys')),
    ],
    cwd: ROOT,
    env: { ...process.env, JOURNEY_STACKS: JSON.stringify(stacks) },
    log: join(ROOT, '.data', 'logs', 'scale-journeys.log'),
    signal,
  }).finally(() => dark.stop())
  const count = (/** @type {string} */ word) =>
    Number(new RegExp(`(\\d+) ${word}`).exec(lines.slice(-40).join('\n'))?.[1] ?? 0)
  const [passed, failed] = [count('passed'), count('failed')]
  return [
    {
      name: 'journeys that write, on the edge',
      measured: `${passed} passed, ${failed} failed${failed ? ' (.data/logs/scale-journeys.log)' : ''}`,
      promise: '0 failed',
      ok: code === 0 && passed > 0,
    },
  ]
}
