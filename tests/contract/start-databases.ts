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

/** What the projects of one run share. Each loads this file anew, so it is kept beside the modules. */
interface Databases {
  server: ReturnType<typeof startPostgres>
  folder: string
  /** Number of projects that still need them. */
  users: number
}

const beside = globalThis as typeof globalThis & { contractDatabases?: Databases | undefined }

/** Starts the PostgreSQL server that all contract tests of a run share, if it is installed. */
export default async function startDatabases({ provide }: TestProject): Promise<() => Promise<void>> {
  beside.contractDatabases ??= {
    server: startPostgres(),
    folder: mkdtempSync(join(tmpdir(), 'ashlar-first-states-')),
    users: 0,
  }
  const databases = beside.contractDatabases
  databases.users += 1
  const { folder } = databases
  const postgres = await databases.server
  provide('postgres', postgres && { url: postgres.url, folder })
  return async () => {
    databases.users -= 1
    if (databases.users > 0) return
    beside.contractDatabases = undefined
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
