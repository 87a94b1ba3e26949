import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dropStamp, hashInputs, isFresh, writeStamp } from '../../scripts/lib/files/stamp.mjs'
import { scratchFolder } from './scratch.js'

function sources(): string {
  const folder = scratchFolder()
  mkdirSync(join(folder, 'src/deep'), { recursive: true })
  writeFileSync(join(folder, 'src/deep/a.ts'), 'a')
  writeFileSync(join(folder, 'src/b.ts'), 'b')
  writeFileSync(join(folder, 'lock.json'), '{}')
  return folder
}

const INPUTS = ['src', 'lock.json', 'config.ts']

describe('the hash of inputs', () => {
  test('is the same for the same sources', () => {
    expect(hashInputs(sources(), INPUTS)).toBe(hashInputs(sources(), INPUTS))
  })

  test.each([
    ['a changed file', (folder: string) => writeFileSync(join(folder, 'src/deep/a.ts'), 'A')],
    ['a new file', (folder: string) => writeFileSync(join(folder, 'src/c.ts'), '')],
    ['a deleted file', (folder: string) => rmSync(join(folder, 'src/b.ts'))],
    ['an input that was missing', (folder: string) => writeFileSync(join(folder, 'config.ts'), '')],
    ['a changed lockfile', (folder: string) => writeFileSync(join(folder, 'lock.json'), '{ }')],
  ])('differs after %s', (_what, change) => {
    const folder = sources()
    const before = hashInputs(folder, INPUTS)
    change(folder)
    expect(hashInputs(folder, INPUTS)).not.toBe(before)
  })

  test('differs by the extra values', () => {
    const folder = sources()
    expect(hashInputs(folder, INPUTS, ['abi 115'])).not.toBe(hashInputs(folder, INPUTS, ['abi 127']))
  })

  test('does not depend on unit tests', () => {
    const folder = sources()
    const before = hashInputs(folder, INPUTS)
    writeFileSync(join(folder, 'src/b.test.ts'), 'test')
    expect(hashInputs(folder, INPUTS)).toBe(before)
  })

  test('changes when text moves from one file to the next', () => {
    const folder = sources()
    const before = hashInputs(folder, ['src'])
    writeFileSync(join(folder, 'src/b.ts'), '')
    writeFileSync(join(folder, 'src/deep/a.ts'), 'ba')
    expect(hashInputs(folder, ['src'])).not.toBe(before)
  })
})

describe('a stamp', () => {
  test('marks an output as fresh only for the same inputs', () => {
    const stamp = join(scratchFolder(), 'out/.stamp')
    expect(isFresh(stamp, 'one')).toBe(false)
    writeStamp(stamp, 'one')
    expect(isFresh(stamp, 'one')).toBe(true)
    expect(isFresh(stamp, 'two')).toBe(false)
    dropStamp(stamp)
    expect(isFresh(stamp, 'one')).toBe(false)
  })

  test('is deleted with the output', () => {
    const folder = scratchFolder()
    writeStamp(join(folder, 'out/.stamp'), 'one')
    rmSync(join(folder, 'out'), { recursive: true })
    expect(isFresh(join(folder, 'out/.stamp'), 'one')).toBe(false)
  })
})
