import { join } from 'node:path'
import { commandFile, ROOT } from '../../lib/files/paths.mjs'
import { outcomeOf } from '../../lib/processes/command.mjs'
import { startStack } from '../../lib/services/stack.mjs'

/** The journeys that write something, by project of the Playwright configuration. */
const WRITING = [
  ['wire', 'posts-an-enquiry', 'posts-to-the-newsletter', 'opens-a-private-link'],
  ['desktop', 'everywhere/asks', 'looks-for-work', 'subscribes-to-the-newsletter'],
  ['phone', 'finds-compares-and-asks'],
  ['full-no-script', 'no-script/asks', 'no-script/subscribes-to-the-newsletter'],
]

/**
 * Runs these journeys against the profile, as visitors of its edge.
 * @param {import('../profile.mjs').Profile} profile
 * @returns {Promise<import('../figures.mjs').Figure[]>}
 */
export async function proveJourneys({ edgeUrl, contentUrl, databaseUrl, folder, tokens, secrets, signal }) {
  // A site that has never had a backend; the journeys need nothing else of that stack.
  const dark = await startStack({ backend: false })
  const stacks = {
    whole: edgeUrl,
    dark: dark.siteUrl,
    backend: contentUrl,
    dataDir: join(folder, 'backend-1'),
    databaseUrl,
    readToken: tokens.read,
    secrets,
  }
  const { code, lines } = await outcomeOf({
    command: [
      commandFile(ROOT, '@playwright/test', 'playwright'),
      'test',
      '--reporter=list',
      ...WRITING.map(([project]) => `--project=${project}`),
      ...WRITING.flatMap(([, ...files]) => files),
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
