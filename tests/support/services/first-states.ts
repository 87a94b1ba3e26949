import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { takeLock } from '../../../scripts/lib/files/lock.mjs'
import { hashInputs } from '../../../scripts/lib/files/stamp.mjs'
import { CONTENT_BUILD } from '../../../scripts/lib/install/build.mjs'
import { createDatabase } from '../../../scripts/lib/services/postgres.mjs'
import { startStack } from '../../../scripts/lib/services/stack.mjs'

const REPOSITORY = join(import.meta.dirname, '../../..')
/** States on SQLite are kept for the next run, by what they were made from. */
const KEPT = join(REPOSITORY, '.data/first-states')
const MADE_FROM = [...CONTENT_BUILD.inputs, 'content/seed', 'brand']

/** Milliseconds between two checks whether another test has made the state. */
const LOOK = 100

/** The content that the backend creates at its first start. */
export type Seed = 'demo' | 'none'

/** A PostgreSQL server that the tests of one run share. */
export interface SharedServer {
  url: string
  /** Folder of the states whose databases it has. */
  folder: string
}

/** Folder of the states that are made from the present sources; those of others are removed. */
function keptFolder(): string {
  const hash = hashInputs(REPOSITORY, MADE_FROM).slice(0, 16)
  for (const name of existsSync(KEPT) ? readdirSync(KEPT) : []) {
    if (name !== hash) rmSync(join(KEPT, name), { recursive: true, force: true })
  }
  return join(KEPT, hash)
}

/**
 * The state after the first start of a content backend on SQLite. A first start takes 10 to 30 seconds, a start on a
 * copy of its state 4. So the first test that needs the state makes it, once for each build.
 *
 * @param languages what the backend offers besides English, such as `hi`: it creates their words at its first start.
 * @returns the state folder to start from: `startStack({ from })`.
 */
export async function firstState(seed: Seed, languages = ''): Promise<string> {
  const from = join(keptFolder(), [seed, ...(languages ? [languages] : [])].join('_'))
  const env = { SEED: seed, ...(languages ? { LANGUAGES: languages } : {}) }
  await makeOnce(from, () => Promise.resolve(env))
  return from
}

/** The same on PostgreSQL, once for each run: the state folder, and the name of the database to copy. */
export async function firstStateOnPostgres(
  { url, folder }: SharedServer,
  seed: Seed,
): Promise<{ from: string; template: string }> {
  const template = `first_${seed}`
  const from = join(folder, template)
  await makeOnce(from, async () => ({ SEED: seed, DATABASE_URL: await createDatabase(url, template) }))
  return { from, template }
}

async function makeOnce(from: string, environment: () => Promise<NodeJS.ProcessEnv>): Promise<void> {
  while (!existsSync(from)) {
    const lock = takeLock(`${from}.lock`, `the first start in ${from}`)
    if ('release' in lock) {
      try {
        if (!existsSync(from)) await make(from, await environment())
      } finally {
        lock.release()
      }
    } else {
      await wait(LOOK)
    }
  }
}

async function make(from: string, env: NodeJS.ProcessEnv): Promise<void> {
  const dataDir = `${from}.making`
  rmSync(dataDir, { recursive: true, force: true })
  const stack = await startStack({ dataDir, env, site: false })
  await stack.stop()
  renameSync(dataDir, from)
}
