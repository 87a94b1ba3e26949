import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject } from 'vitest'
import { createDatabase } from '../../scripts/lib/services/postgres.mjs'
import { startStack } from '../../scripts/lib/services/stack.mjs'
import { firstState, type Seed } from '../support/services/first-states'
import { POSTGRES_IN_FULL_RUN } from './kinds'
import type {} from './start-databases'

type Stack = Awaited<ReturnType<typeof startStack>>

/** A running content backend with its demonstration content, without a site. */
export interface Backend {
  /** Set while the tests run. */
  stack: Stack
  /** The PostgreSQL database, or `null` on SQLite. */
  databaseUrl: string | null
}

/** Set in the project of vitest.config.ts that runs the PostgreSQL halves which `npm test` leaves out. */
const POSTGRES_ALONE = process.env.POSTGRES_ALONE !== undefined

/**
 * Runs the same tests against the backend on SQLite and on PostgreSQL; for some tests PostgreSQL is only in the full
 * run (POSTGRES_IN_FULL_RUN). When PostgreSQL is not installed, its half is skipped with a visible message, or fails
 * when `REQUIRE_ALL` is set (as `npm run test:full` does).
 *
 * @param env more environment variables for the backend, such as `{ SEED: 'none' }` for tests without content.
 */
export function describeOnEachDatabase(
  subject: string,
  tests: (backend: Backend) => void,
  { SEED: seed = 'demo', ...env }: NodeJS.ProcessEnv & { SEED?: Seed } = {},
): void {
  const file = expect.getState().testPath ?? ''
  if (!POSTGRES_ALONE) run(`${subject} on SQLite`, 'SQLite', seed, tests, env)
  if (!POSTGRES_ALONE && POSTGRES_IN_FULL_RUN.some((name) => file.endsWith(`/${name}.test.ts`))) return
  if (inject('firstStates').postgres !== null) {
    run(`${subject} on PostgreSQL`, 'PostgreSQL', seed, tests, env)
  } else if (process.env.REQUIRE_ALL) {
    throw new Error('PostgreSQL is not installed. Mend: apt-get install postgresql.')
  } else {
    console.warn(`SKIPPED: ${subject} on PostgreSQL: it is not installed here (apt-get install postgresql)`)
    describe.skip(`${subject} on PostgreSQL`, () => tests({} as Backend))
  }
}

function run(
  name: string,
  database: 'SQLite' | 'PostgreSQL',
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
export async function startOnFirstState(
  database: 'SQLite' | 'PostgreSQL',
  seed: Seed,
  env: NodeJS.ProcessEnv = {},
): Promise<Backend> {
  const holder = inject('firstStates')
  const { from, template } = await firstState(holder, database, seed)
  const databaseUrl =
    template === null || holder.postgres === null
      ? null
      : await createDatabase(holder.postgres, `own_${randomUUID().replaceAll('-', '')}`, template)
  const whole = { ...env, SEED: seed, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) }
  return { databaseUrl, stack: await startStack({ from, env: whole, site: false }) }
}
