import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject } from 'vitest'
import { createDatabase } from '../../scripts/lib/services/postgres.mjs'
import { startStack } from '../../scripts/lib/services/stack.mjs'
import { firstState, firstStateOnPostgres, type Seed } from '../support/services/first-states'
import { POSTGRES_AT_NIGHT } from './kinds'
import type {} from './start-databases'

export type Database = 'SQLite' | 'PostgreSQL'

type Stack = Awaited<ReturnType<typeof startStack>>

/** A running content backend with its demonstration content, without a site. */
export interface Backend {
  /** Set while the tests run. */
  stack: Stack
  /** The PostgreSQL database, or `null` on SQLite. */
  databaseUrl: string | null
}

/** Set in the project of vitest.config.ts that runs the PostgreSQL halves which only `npm run test:full` runs. */
const POSTGRES_ALONE = process.env.POSTGRES_ALONE !== undefined

/** The databases on which the tests of the present file run. */
export function databases(): Database[] {
  const file = expect.getState().testPath ?? ''
  if (POSTGRES_ALONE) return ['PostgreSQL']
  const atNight = POSTGRES_AT_NIGHT.some((name) => file.endsWith(`/${name}.test.ts`))
  return atNight ? ['SQLite'] : ['SQLite', 'PostgreSQL']
}

/**
 * Runs the same tests against the backend on SQLite and on PostgreSQL; for some tests PostgreSQL is only in the full
 * run (POSTGRES_AT_NIGHT). When PostgreSQL is not installed, its half is skipped with a visible message, or fails when
 * `REQUIRE_ALL` is set (as `npm run test:full` does).
 *
 * @param env more environment variables for the backend, such as `{ SEED: 'none' }` for tests without content.
 */
export function describeOnEachDatabase(
  subject: string,
  tests: (backend: Backend) => void,
  { SEED: seed = 'demo', ...env }: NodeJS.ProcessEnv & { SEED?: Seed } = {},
): void {
  for (const database of databases()) {
    const name = `${subject} on ${database}`
    if (database === 'SQLite' || inject('postgres') !== null) run(name, database, seed, tests, env)
    else if (process.env.REQUIRE_ALL) throw new Error('PostgreSQL is not installed. Mend: apt-get install postgresql.')
    else {
      console.warn(`SKIPPED: ${name}: it is not installed here (apt-get install postgresql)`)
      describe.skip(name, () => tests({} as Backend))
    }
  }
}

function run(
  name: string,
  database: Database,
  seed: Seed,
  tests: (backend: Backend) => void,
  given: NodeJS.ProcessEnv,
): void {
  describe(name, () => {
    const backend = {} as Backend
    beforeAll(async () => {
      Object.assign(backend, await startOnFirstState(database, seed, given))
    })
    afterAll(() => backend.stack?.stop())
    tests(backend)
  })
}

/**
 * A content backend of its own, in the state after a first start.
 *
 * @param env more environment variables.
 */
export async function startOnFirstState(database: Database, seed: Seed, env: NodeJS.ProcessEnv = {}): Promise<Backend> {
  const server = inject('postgres')
  if (database === 'SQLite' || server === null) {
    const from = await firstState(seed, env.LANGUAGES)
    return { databaseUrl: null, stack: await startStack({ from, env: { ...env, SEED: seed }, site: false }) }
  }
  const { from, template } = await firstStateOnPostgres(server, seed)
  const databaseUrl = await createDatabase(server.url, `own_${randomUUID().replaceAll('-', '')}`, template)
  const whole = { ...env, SEED: seed, DATABASE_URL: databaseUrl }
  return { databaseUrl, stack: await startStack({ from, env: whole, site: false }) }
}
