import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../scripts/lib/services/postgres.mjs'
import type { FirstStateHolder } from '../support/services/first-states'

declare module 'vitest' {
  export interface ProvidedContext {
    firstStates: FirstStateHolder
  }
}

/**
 * Resources that all contract tests of a run share: a PostgreSQL server, if installed, and the states after first
 * starts.
 */
export default async function startDatabases({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-first-states-'))
  const postgres = await startPostgres()
  provide('firstStates', { folder, postgres: postgres?.url ?? null })
  return async () => {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
