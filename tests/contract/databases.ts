import { afterAll, beforeAll, describe } from 'vitest'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { startStack } from '../../scripts/lib/stack.mjs'

type Stack = Awaited<ReturnType<typeof startStack>>

/** A running content backend with its demonstration content, without a site. */
export interface Backend {
  /** Set while the tests run. */
  stack: Stack
  /** The PostgreSQL database, or `null` on SQLite. */
  databaseUrl: string | null
}

/**
 * Runs the same tests against the backend on SQLite and on PostgreSQL. Without PostgreSQL on the machine the second
 * half is left out with a loud line, or fails when `REQUIRE_ALL` is set (as `npm run test:full` does).
 *
 * @param env what else the backend is told, such as `{ SEED: 'none' }` where no content is needed.
 */
export async function describeOnEachDatabase(
  subject: string,
  tests: (backend: Backend) => void,
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  run(`${subject} on SQLite`, async () => ({ databaseUrl: null, end: async () => undefined }), tests, env)
  const postgres = await startPostgres()
  if (postgres) {
    const prepare = async () => ({
      databaseUrl: await postgres.createDatabase(`contract_${process.pid}`),
      end: () => postgres.stop(),
    })
    run(`${subject} on PostgreSQL`, prepare, tests, env)
  } else if (process.env.REQUIRE_ALL) {
    throw new Error('PostgreSQL is not installed. Mend: apt-get install postgresql.')
  } else {
    console.warn(`SKIPPED: ${subject} on PostgreSQL: it is not installed here (apt-get install postgresql)`)
    describe.skip(`${subject} on PostgreSQL`, () => tests({} as Backend))
  }
}

function run(
  name: string,
  prepare: () => Promise<{ databaseUrl: string | null; end: () => Promise<void> }>,
  tests: (backend: Backend) => void,
  given: NodeJS.ProcessEnv,
): void {
  describe(name, () => {
    const backend = {} as Backend
    let end: () => Promise<void>
    beforeAll(async () => {
      const database = await prepare()
      end = database.end
      backend.databaseUrl = database.databaseUrl
      const env = database.databaseUrl ? { ...given, DATABASE_URL: database.databaseUrl } : given
      backend.stack = await startStack({ env, site: false })
    })
    afterAll(async () => {
      await backend.stack?.stop()
      await end?.()
    })
    tests(backend)
  })
}
