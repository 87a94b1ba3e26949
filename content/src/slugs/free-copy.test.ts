import { describe, expect, it } from 'vitest'
import { namesOfCopies } from './free-copy'

describe('names of copies', () => {
  it.each([
    ['heron-bend', true, 255, ['heron-bend-copy', 'heron-bend-copy-2', 'heron-bend-copy-3']],
    ['heron-bend-copy-2', true, 255, ['heron-bend-copy', 'heron-bend-copy-2', 'heron-bend-copy-3']],
    ['Market notes', false, 16, ['Market no (copy)', 'Market (copy 2)', 'Market (copy 3)']],
    ['Market notes (copy)', false, 60, ['Market notes (copy)', 'Market notes (copy 2)', 'Market notes (copy 3)']],
  ])('%s', (value, isAddress, most, expected) => {
    const names = namesOfCopies(value, isAddress, most)
    expect(expected.map(() => names.next().value)).toEqual(expected)
  })
})
