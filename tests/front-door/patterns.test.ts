import { describe, expect, it } from 'vitest'
import { costOf } from '../patterns/cost-of.mjs'
import { patternsOf, patternsOfSchema } from '../patterns/literals.mjs'
import { knownLinear, patternsOfCode, troublesOf } from '../patterns/main.mjs'

describe('the patterns of the code', () => {
  it('take linear time, or have a reason to stay', () => {
    expect(troublesOf(patternsOfCode(), knownLinear())).toEqual([])
  })

  it('are its regular expressions, and nothing that only looks like one', () => {
    const code = [
      'const half: number = total / 2 / other',
      'const address = "https://a.example/[a-z]+/"',
      '// /a comment+/',
      'export const same = <T,>(value: T) => value',
      'if (/^a+$/iu.test(address)) text.split(/[/"]+/g).map((part) => part / half + part.search(/b*/))',
    ].join('\n')
    expect(patternsOf('some.ts', code)).toEqual([
      { file: 'some.ts', pattern: '^a+$', flags: 'iu' },
      { file: 'some.ts', pattern: '[/"]+', flags: 'g' },
      { file: 'some.ts', pattern: 'b*', flags: '' },
    ])
  })

  it('are assembled ones too, when all parts are in the same module', () => {
    const code = [
      "const NUMBERS = ['one', 'two', 'three']",
      'const UNITS = { lakh: 1, crore: 100 }',
      `export const MANY = \`(?:\${NUMBERS.slice(1, 3).join("|")})+\``,
      "const amount = new RegExp(MANY + '\\\\s*' + Object.keys(UNITS).join('|'), 'i')",
    ].join('\n')
    expect(patternsOf('some.ts', code)).toEqual([
      { file: 'some.ts', pattern: '(?:two|three)+\\s*lakh|crore', flags: 'i' },
    ])
  })

  it('are those of schemas too', () => {
    const schema = { attributes: { slug: { type: 'string', regex: '^[a-z]+$' }, title: { type: 'string' } } }
    expect(patternsOfSchema('schema.json', JSON.stringify(schema))).toEqual([
      { file: 'schema.json', pattern: '^[a-z]+$', flags: '' },
    ])
  })

  it('need a reason when only a run decides them', () => {
    const code = 'export const has = (name: string) => new RegExp(\n  "^" + name,\n).test(name) || RegExp(name)'
    const found = patternsOf('some.ts', code)
    const calls = ['some.ts: RegExp( "^" + name, )', 'some.ts: RegExp(name)']
    const troubles = troublesOf(found, new Set(), new Map())
    expect(troubles.map((trouble) => trouble.split(' cannot be checked')[0])).toEqual(calls)
    expect(troublesOf(found, new Set(), new Map(calls.map((call) => [call, 'a reason'])))).toEqual([])
  })

  it('are read only from code that can be parsed', () => {
    expect(() => patternsOf('some.ts', 'const = 1')).toThrow('some.ts cannot be parsed')
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
