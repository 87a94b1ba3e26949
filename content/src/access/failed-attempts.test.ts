import { expect, it } from 'vitest'
import { FailedAttempts } from './failed-attempts'

it('counts failed attempts within the window, without those taken back', () => {
  const failed = new FailedAttempts(1000)
  failed.add('a', 0)
  failed.add('a', 600)
  expect(failed.count('a', 900)).toBe(2)
  expect(failed.count('a', 1100)).toBe(1)
  failed.takeBack('a')
  failed.takeBack('a')
  failed.takeBack('b')
  expect(failed.count('a', 900)).toBe(0)
})

it('keeps a limited number of keys, those that failed last', () => {
  const failed = new FailedAttempts(1000, 3)
  for (const key of ['a', 'b', 'c', 'a', 'd']) failed.add(key, 0)
  expect(['a', 'b', 'c', 'd'].map((key) => failed.count(key, 0))).toEqual([2, 0, 1, 1])
})
