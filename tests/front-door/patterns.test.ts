import { describe, expect, it } from 'vitest'
import { costOf } from '../../scripts/patterns/cost-of.mjs'
import { literalsOf } from '../../scripts/patterns/literals.mjs'

describe('the patterns of the code', () => {
  it('are its regular expressions, and nothing that only looks like one', () => {
    const code = [
      'const half: number = total / 2 / other',
      'const address = "https://a.example/[a-z]+/"',
      '// /a comment+/',
      'export const same = <T,>(value: T) => value',
      'if (/^a+$/iu.test(address)) text.split(/[/"]+/g).map((part) => part / half + part.search(/b*/))',
    ].join('\n')
    expect(literalsOf('some.ts', code)).toEqual([
      { file: 'some.ts', pattern: '^a+$', flags: 'iu' },
      { file: 'some.ts', pattern: '[/"]+', flags: 'g' },
      { file: 'some.ts', pattern: 'b*', flags: '' },
    ])
  })

  it('are read only from code that can be parsed', () => {
    expect(() => literalsOf('some.ts', 'const = 1')).toThrow('some.ts cannot be parsed')
  })

  it.each([
    ['^[\\w.-]+$', ''],
    ['\\d{3}$', ''],
    ['\\s+$', '2nd degree polynomial'],
    ['(a|b|ab)*c', 'exponential'],
  ])('/%s/ takes more than linear time: %s', (pattern, cost) => {
    expect(costOf({ pattern, flags: '' })).toBe(cost)
  })
})
