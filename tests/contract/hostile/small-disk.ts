import { execFileSync } from 'node:child_process'
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of its own size, in memory, that a test may fill. */
export interface SmallDisk {
  folder: string
  /** Takes all that is left, to the last byte. */
  fill: () => void
  /** Gives back what `fill` took. */
  free: () => void
  remove: () => void
}

/** Whether this user may mount one: root may, but not in every container. */
export const mayMount = process.platform === 'linux' && process.getuid?.() === 0 && mountsOne()

function mountsOne(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-small-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' })
    execFileSync('umount', [folder])
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-small-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  const filler = join(folder, 'filler')
  return {
    folder,
    fill: () => {
      const file = openSync(filler, 'a')
      try {
        for (let chunk = 1024 * 1024; chunk >= 1; chunk = Math.floor(chunk / 4)) writeUntilFull(file, chunk)
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(filler, { force: true }),
    remove: () => {
      execFileSync('umount', ['-l', folder])
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
