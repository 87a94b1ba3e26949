import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A temporary folder of the running test, removed when the test ends. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
