import { expect, it } from 'vitest'
import { shortName } from '../../web/build/short-name.js'

const MANY = 30_000

it('short names are different, and none reads as advertising to a blocker', () => {
  const names = Array.from({ length: MANY }, (_, place) => shortName(place))
  expect(new Set(names).size).toBe(MANY)
  expect(names.filter((name) => /^(?:ads?|adv|adx|pub)$/i.test(name))).toEqual([])
  expect([names[0], names[51], names[52]]).toEqual(['a', 'Z', 'aa'])
  expect(names.includes('ac') && names.includes('ae') && names.includes('adu')).toBe(true)
})
