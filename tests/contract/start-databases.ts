import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../scripts/lib/services/postgres.mjs'
import type { SharedServer } from '../support/services/first-states'

declare module 'vitest' {
  export interface ProvidedContext {
    /** `null` when PostgreSQL is not installed. */
    postgres: SharedServer | null
  }
}

/** Starts the PostgreSQL server that all contract tests of a run share, if it is installed. */
export default async function startDatabases({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-first-states-'))
  const postgres = await startPostgres()
  provide('postgres', postgres && { url: postgres.url, folder })
  return async () => {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
