import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lockHolder, takeLock } from '../../scripts/lib/files/lock.mjs'
import { scratchFolder } from './scratch.js'

function pidOfTheDead(): number {
  return spawnSync(process.execPath, ['-e', '']).pid
}

describe('a lock', () => {
  test('is held by one at a time', () => {
    const file = join(scratchFolder(), 'deep/start.lock')
    const first = takeLock(file, 'npm start at http://localhost:3000')
    expect(takeLock(file, 'another')).toEqual({
      heldBy: { pid: process.pid, born: expect.anything(), purpose: 'npm start at http://localhost:3000' },
    })
    expect(lockHolder(file)?.pid).toBe(process.pid)
    if ('release' in first) first.release()
    expect(existsSync(file)).toBe(false)
    expect(lockHolder(file)).toBeNull()
    expect(takeLock(file, 'another')).toHaveProperty('release')
  })

  test.each([
    ['whose holder is gone', () => JSON.stringify({ pid: pidOfTheDead(), born: null, purpose: 'x' })],
    [
      'whose number now belongs to another process',
      () => JSON.stringify({ pid: process.pid, born: '1', purpose: 'x' }),
    ],
    ['that is empty', () => ''],
    ['that is half-written', () => '{"pid": 12'],
    ['without a sensible number', () => '{"pid": -1}'],
  ])('%s is repaired', (_what, contents) => {
    const folder = scratchFolder()
    const file = join(folder, 'start.lock')
    writeFileSync(file, contents())
    expect(takeLock(file, 'mine')).toHaveProperty('release')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid, purpose: 'mine' })
    expect(readdirSync(folder)).toEqual(['start.lock'])
  })

  test('that cannot be repaired is reported with the purpose of whoever wanted it', () => {
    const file = join(scratchFolder(), 'fetch.lock')
    // A link to nowhere exists for those who create the file, and is missing for those who read it.
    symlinkSync('nowhere', file)
    const take = () => takeLock(file, 'fetching Node')
    expect(take).toThrow('The lock for fetching Node could not be taken.')
    expect(take).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ mend: expect.not.stringContaining('npm start') }) }),
    )
  })

  test('that another process took over is not removed by its former holder', () => {
    const file = join(scratchFolder(), 'start.lock')
    const mine = takeLock(file, 'mine')
    const theirs = JSON.stringify({ pid: process.ppid, born: null, purpose: 'theirs' })
    writeFileSync(file, theirs)
    if ('release' in mine) mine.release()
    expect(readFileSync(file, 'utf8')).toBe(theirs)
  })
})
