import { execFileSync } from 'node:child_process'
import { mkdtempSync, openSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { canReadFiles } from './reading'

/** Threads on which a process of Node reads files and pictures. */
const THREADS = 4
let folder: string
let held: Promise<unknown>[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ashlar-threads-'))
})
afterAll(async () => {
  // A writer for each pipe releases its thread.
  for (let thread = 0; thread < THREADS; thread++) openSync(join(folder, `${thread}`), 'r+')
  await Promise.all(held)
  rmSync(folder, { recursive: true })
})

it('a process reads files and pictures until every thread is held', async () => {
  expect(await canReadFiles()).toBe(true)
  // A pipe without a writer holds the thread that opens it, as a decoder does that never ends.
  held = Array.from({ length: THREADS }, (_, thread) => {
    const pipe = join(folder, `${thread}`)
    execFileSync('mkfifo', [pipe])
    return open(pipe, 'r')
  })
  expect(await canReadFiles()).toBe(false)
}, 30_000)
