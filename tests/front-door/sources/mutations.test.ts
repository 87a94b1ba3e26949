import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FAULTS } from '../../mutations/faults.mjs'

const ROOT = join(import.meta.dirname, '../../..')

describe('the faults that the tests must find', () => {
  it.each(FAULTS)('$name: its place in the sources is there, once', ({ file, right, tests = [] }) => {
    expect(readFileSync(join(ROOT, file), 'utf8').split(right)).toHaveLength(2)
    expect(tests.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
  })
})
