import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { takeLock } from '../../../scripts/lib/files/lock.mjs'
import { createDatabase } from '../../../scripts/lib/services/postgres.mjs'
import { startStack } from '../../../scripts/lib/services/stack.mjs'

/** Milliseconds between two checks whether another test has made the state. */
const LOOK = 100

/** The content that the backend creates at its first start. */
export type Seed = 'demo' | 'none'

export interface FirstStateHolder {
  /** Folder of the states of one test run. */
  folder: string
  /** URL of the run's PostgreSQL server; `null` when there is none. */
  postgres: string | null
}

export interface FirstState {
  /** State folder to start from: `startStack({ from })`. */
  from: string
  /** The PostgreSQL database to copy; `null` on SQLite. */
  template: string | null
}

/**
 * The state after the first start of a content backend. A first start takes 10 to 30 seconds, a start on a copy of its
 * state 4. So the first test that needs the state makes it, once for each run.
 *
 * @param languages what the backend offers besides English, such as `hi`: it creates their words at its first start.
 */
export async function firstState(
  { folder, postgres }: FirstStateHolder,
  database: 'SQLite' | 'PostgreSQL',
  seed: Seed,
  languages = '',
): Promise<FirstState> {
  const name = ['first', database, seed, ...(languages ? [languages] : [])].join('_').toLowerCase()
  const from = join(folder, name)
  const template = database === 'PostgreSQL' ? name : null
  for (;;) {
    const lock = takeLock(`${from}.lock`, `the first start of ${name}`)
    if ('release' in lock) {
      try {
        if (!existsSync(from)) {
          const env = { SEED: seed, ...(languages ? { LANGUAGES: languages } : {}) }
          await make(from, env, template === null ? null : { server: postgres, name: template })
        }
      } finally {
        lock.release()
      }
      return { from, template }
    }
    await wait(LOOK)
  }
}

async function make(from: string, given: NodeJS.ProcessEnv, database: { server: string | null; name: string } | null) {
  const dataDir = `${from}.making`
  if (database && database.server === null) throw new Error('there is no PostgreSQL server in this run')
  const url = database?.server ? await createDatabase(database.server, database.name) : null
  const env = { ...given, ...(url === null ? {} : { DATABASE_URL: url }) }
  const stack = await startStack({ dataDir, env, site: false })
  await stack.stop()
  renameSync(dataDir, from)
}
