import { execFileSync } from 'node:child_process'
import { closeSync, existsSync, fstatSync, ftruncateSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system of limited size in memory, which a test may fill. */
export interface SmallDisk {
  folder: string
  /** Fills all remaining space, to the last byte, or but for these bytes. */
  fill: (leaving?: number) => void
  /** Releases the space that `fill` took. */
  free: () => void
  remove: () => void
}

const isRoot = process.getuid?.() === 0

/** Whether this user may mount one: root may, but not in every container; others may where sudo asks for no password. */
export const mayMount = process.platform === 'linux' && mountsOne()

if (!mayMount && process.env.REQUIRE_ALL) {
  throw new Error(
    'The tests of a full disk mount a small one, and this user may not. Mend: run them on Linux as root or with a sudo that asks for no password; a container needs the capability SYS_ADMIN (docker run --cap-add SYS_ADMIN).',
  )
}

function mountsOne(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-small-disk-'))
  try {
    runAsRoot('mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder)
    runAsRoot('umount', folder)
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function runAsRoot(...command: string[]): void {
  const [program = '', ...parameters] = isRoot ? command : ['sudo', '-n', ...command]
  execFileSync(program, parameters, { stdio: 'ignore' })
}

export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-small-disk-'))
  runAsRoot('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder)
  const filler = join(folder, 'filler')
  return {
    folder,
    fill: (leaving = 0) => {
      const file = openSync(filler, 'a')
      try {
        for (let chunk = 1024 * 1024; chunk >= 1; chunk = Math.floor(chunk / 4)) writeUntilFull(file, chunk)
        if (leaving > 0) ftruncateSync(file, fstatSync(file).size - leaving)
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(filler, { force: true }),
    remove: () => {
      runAsRoot('umount', '-l', folder)
      if (existsSync(folder)) rmSync(folder, { recursive: true, force: true })
    },
  }
}

function writeUntilFull(file: number, bytes: number): void {
  const chunk = Buffer.alloc(bytes, 1)
  try {
    for (;;) if (writeSync(file, chunk) < bytes) return
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
