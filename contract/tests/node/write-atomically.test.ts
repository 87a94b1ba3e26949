import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { writeAtomically } from '@ashlar/contract/node/write-atomically'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** Bytes left on the disk. A write beyond them fails half-way, as on a real disk. */
const disk = vi.hoisted(() => ({ left: Number.POSITIVE_INFINITY }))

vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:fs/promises')>()
  return {
    ...real,
    open: async (path: string, flags: string, mode: number) => {
      const file = await real.open(path, flags, mode)
      return {
        writeFile: async (data: string) => {
          await file.writeFile(data.slice(0, disk.left))
          if (data.length > disk.left) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
        },
        sync: () => file.sync(),
        close: () => file.close(),
      }
    },
  }
})

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-write-'))
})
afterEach(async () => {
  disk.left = Number.POSITIVE_INFINITY
  await rm(folder, { recursive: true, force: true })
})

it.each(['secret', 'cache'] as const)(
  'without room the old file stays, and nothing half-written (%s)',
  async (care) => {
    const path = join(folder, 'made', 'tokens.json')
    await writeAtomically(path, 'as it was', care)
    disk.left = 4
    await expect(writeAtomically(path, 'as it would be', care)).rejects.toThrow('no space')
    expect(await readdir(dirname(path))).toEqual(['tokens.json'])
    expect(await readFile(path, 'utf8')).toBe('as it was')
  },
)

it('a secret is readable by its owner only', async () => {
  const path = join(folder, 'tokens.json')
  await writeAtomically(path, 'a token', 'secret')
  expect((await stat(path)).mode & 0o077).toBe(0)
})
