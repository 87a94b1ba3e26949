import { describe, expect, test } from 'vitest'
import { type PlaywrightReport, partsWithoutTests, type RanTest, testsIn } from '../../scripts/test/reports.mjs'
import type { Result } from '../../scripts/test/step.mjs'
import { closingLine, failureDigest, summary } from '../../scripts/test/summary.mjs'

const PASSED: RanTest = {
  ...{ name: 'a sum adds', file: 'sum.test.ts', part: 'sum.test.ts', state: 'passed' },
  ...{ isFlaky: false, seconds: 0, message: '', why: '' },
}

const times = (count: number, test: Partial<RanTest>) => Array.from({ length: count }, () => ({ ...PASSED, ...test }))

function result(name: string, tests: RanTest[], rest: Partial<Result> = {}): Result {
  const state = tests.some((one) => one.state === 'failed') ? 'failed' : 'passed'
  return { name, state, tests, seconds: 1.25, skips: [], ...rest }
}

const journeyOf = (projectName: string, status: string, rest: object = {}) => ({ projectName, status, ...rest })
const specOf = (title: string, ...tests: object[]) => ({ title, file: 'asks.spec.ts', line: 6, tests })
const journeys = (...specs: object[]) =>
  testsIn('playwright', { suites: [{ specs: [], suites: [{ specs }] }] } as PlaywrightReport & object, '/')
const unitTests = (...testResults: object[]) => testsIn('vitest', { testResults }, '/root')

describe('the reports', () => {
  test('of both runners tell each test, its time, and whether it passed only when it was tried again', () => {
    const why = { annotations: [{ type: 'skip', description: 'no browser' }] }
    const tries = { results: [{ duration: 1500 }, { duration: 500 }] }
    const asked = specOf('asks', journeyOf('wire', 'flaky', tries), journeyOf('phone', 'skipped', why))
    expect(journeys(asked)).toMatchObject([
      { name: '[wire] asks.spec.ts:6 asks', part: 'wire', state: 'passed', isFlaky: true, seconds: 2 },
      { file: 'asks.spec.ts', part: 'phone', state: 'skipped', isFlaky: false, why: 'no browser' },
    ])
    const assertionResults = [
      { status: 'passed', fullName: 'a sum adds', duration: 250, failureMessages: ['Error: 3'] },
      { status: 'pending', fullName: 'a sum of none' },
    ]
    expect(unitTests({ name: '/root/sum.test.ts', assertionResults })).toMatchObject([
      { name: 'sum.test.ts a sum adds', part: 'sum.test.ts', state: 'passed', isFlaky: true, seconds: 0.25 },
      { file: 'sum.test.ts', state: 'skipped', isFlaky: false },
    ])
  })

  test('show a failure outside of any test', () => {
    expect(closingLine([result('unit', unitTests({ name: '/root/a.test.ts', message: 'no' }))])).toBe(
      '0 passed, 1 failed',
    )
    expect(closingLine([result('unit', times(5, {}), { state: 'failed' })])).toBe('5 passed, 1 failed')
    expect(closingLine([result('lint', [], { state: 'failed' })])).toBe('0 passed, 1 failed')
    expect(closingLine([result('lint', [])])).toBe('0 passed, 0 failed')
  })

  test('name the parts without tests, also when their tests were skipped', () => {
    const asked = journeys(specOf('x', journeyOf('wire', 'expected'), journeyOf('phone', 'skipped')))
    expect(partsWithoutTests(asked, ['wire', 'phone', 'tablet'])).toEqual(['phone', 'tablet'])
    const units = unitTests(
      { name: '/root/web/src/a.test.ts', assertionResults: [{ status: 'passed' }] },
      { name: '/root/content/src/a.test.ts', assertionResults: [{ status: 'pending' }] },
      { name: '/root/contract-old/a.test.ts', assertionResults: [{ status: 'passed' }] },
    )
    expect(partsWithoutTests(units, ['web/src', 'content/src', 'contract'])).toEqual(['content/src', 'contract'])
    expect(partsWithoutTests(testsIn('vitest', {}, '/'), ['web/src'])).toEqual(['web/src'])
  })
})

describe('what failed', () => {
  test('is named with the beginning of its message, from the reports of both runners', () => {
    const failed = journeyOf('phone', 'unexpected', { results: [{ errors: [{ message: '\u001b[31mno\u001b[39m' }] }] })
    const asked = journeys(specOf('finds', journeyOf('desktop', 'expected', { results: [{}] }), failed))
    expect(failureDigest(asked)).toEqual(['[phone] asks.spec.ts:6 finds', '    no'])
    const unit = { status: 'failed', fullName: 'a sum adds', failureMessages: ['Error: 3\n\n  at sum'] }
    const units = unitTests(
      { name: '/root/sum.test.ts', message: '', assertionResults: [unit, { status: 'passed', fullName: 'no' }] },
      { name: '/root/broken.test.ts', message: 'it does not load', assertionResults: [] },
      { name: '/root/good.test.ts', message: '', assertionResults: [] },
    )
    expect(failureDigest(units)).toEqual([
      'sum.test.ts a sum adds',
      '    Error: 3',
      '      at sum',
      'broken.test.ts',
      '    it does not load',
    ])
  })

  test('is only named after the tenth', () => {
    expect(failureDigest(times(12, { state: 'failed', message: 'no' }))).toHaveLength(22)
    expect(failureDigest([])).toEqual([])
  })
})

describe('the end of a run', () => {
  test('is a table, what was skipped, and the closing line alone on the last line', () => {
    const tests = [...times(40, {}), ...times(1, { state: 'failed' }), ...times(2, { state: 'skipped' })]
    expect(summary([result('lint', []), result('unit tests', tests, { skips: ['SKIPPED: x (y)'] })])).toEqual([
      '',
      'lint        passed                                  1.3 s',
      'unit tests  failed  40 passed, 1 failed, 2 skipped  1.3 s',
      '',
      'SKIPPED: x (y)',
      'took longest',
      '    0.0 s  sum.test.ts',
      'skipped: 2 in sum.test.ts',
      '40 passed, 1 failed, 2 skipped',
    ])
  })

  test('says what took longest, what was skipped and why, and what passed only at the second try', () => {
    const skipped = times(3, { file: 'edge.test.ts', state: 'skipped', why: 'no nginx' })
    const flaky = { name: '[wire] a:1 asks', file: '90.spec.ts', isFlaky: true, seconds: 1 }
    const slow = Array.from({ length: 11 }, (_, number) =>
      times(1, { file: `${90 - number}.spec.ts`, seconds: 90 - number }),
    )
    const lines = summary([result('unit tests', skipped), result('journeys', [...times(1, flaky), ...slow.flat()])])
    expect(lines.slice(1, 3)).toEqual([
      'unit tests  passed  0 passed, 0 failed, 3 skipped         1.3 s',
      'journeys    passed  12 passed, 0 failed, 1 of them flaky  1.3 s',
    ])
    expect(lines.slice(4)).toEqual([
      'took longest',
      '   91.0 s  90.spec.ts',
      ...Array.from({ length: 9 }, (_, number) => `   ${89 - number}.0 s  ${89 - number}.spec.ts`),
      'skipped: 3 in edge.test.ts (no nginx)',
      'FLAKY: [wire] a:1 asks',
      '12 passed, 0 failed, 3 skipped',
    ])
  })

  test('does not mention skipped tests when there are none', () => {
    expect(closingLine([result('a', times(3, {})), result('b', times(4, {}))])).toBe('7 passed, 0 failed')
  })
})
