import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { partsWithoutTests, playwrightCounts, vitestCounts, withoutTests } from '../../scripts/test/counts.mjs'
import { failureDigest } from '../../scripts/test/failures.mjs'
import { highlightsOf, NO_HIGHLIGHTS } from '../../scripts/test/highlights.mjs'
import type { Result } from '../../scripts/test/step.mjs'
import { closingLine, summary } from '../../scripts/test/summary.mjs'
import { scratchFolder } from './scratch.js'

function report(contents: object): string {
  const file = join(scratchFolder(), 'report.json')
  writeFileSync(file, JSON.stringify(contents))
  return file
}

function result(name: string, passed: number, failed: number, skipped: number, skips: string[] = []): Result {
  const counts = { passed, failed, skipped }
  return {
    ...{ name, state: failed ? 'failed' : 'passed', counts, seconds: 1.25, skips },
    highlights: NO_HIGHLIGHTS,
  }
}

describe('the counts', () => {
  test('are read from the reports of both runners', () => {
    const vitest = report({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 })
    expect(vitestCounts(vitest, false)).toEqual({ passed: 5, failed: 1, skipped: 3 })
    const playwright = report({ stats: { expected: 7, unexpected: 2, flaky: 1, skipped: 4 } })
    expect(playwrightCounts(playwright, false)).toEqual({ passed: 8, failed: 2, skipped: 4 })
  })

  test('show a failure outside of any test', () => {
    expect(vitestCounts(report({ numPassedTests: 5, numFailedTests: 0 }), false).failed).toBe(1)
    expect(playwrightCounts(report({}), false).failed).toBe(1)
    expect(withoutTests(false).failed).toBe(1)
    expect(withoutTests(true)).toEqual({ passed: 0, failed: 0, skipped: 0 })
  })
})

describe('a part without tests', () => {
  test('is found in the reports of both runners, also when its tests were skipped', () => {
    const testsOf = (projectName: string, status: string) => ({ projectName, status })
    const spec = {
      title: 'x',
      file: 'x.ts',
      line: 1,
      tests: [testsOf('wire', 'expected'), testsOf('phone', 'skipped')],
    }
    const playwright = report({ suites: [{ suites: [{ specs: [spec] }] }] })
    expect(partsWithoutTests('playwright', playwright, ['wire', 'phone', 'tablet'], '/')).toEqual(['phone', 'tablet'])
    const vitest = report({
      testResults: [
        { name: '/root/web/src/a.test.ts', assertionResults: [{ status: 'passed' }] },
        { name: '/root/content/src/a.test.ts', assertionResults: [{ status: 'pending' }] },
        { name: '/root/contract-old/a.test.ts', assertionResults: [{ status: 'passed' }] },
      ],
    })
    expect(partsWithoutTests('vitest', vitest, ['web/src', 'content/src', 'contract'], '/root')).toEqual([
      'content/src',
      'contract',
    ])
  })

  test('is every part when there is no report', () => {
    expect(partsWithoutTests('vitest', join(scratchFolder(), 'none.json'), ['web/src'], '/')).toEqual(['web/src'])
  })
})

describe('what failed', () => {
  test('is named with the beginning of its message, from the reports of both runners', () => {
    const failed = {
      projectName: 'phone',
      status: 'unexpected',
      results: [{ errors: [{ message: '\u001b[31mno\u001b[39m' }] }],
    }
    const passed = { projectName: 'desktop', status: 'expected', results: [{}] }
    const spec = { title: 'finds', file: 'finds.spec.ts', line: 6, tests: [passed, failed] }
    const playwright = report({ suites: [{ specs: [], suites: [{ specs: [spec] }] }] })
    expect(failureDigest('playwright', playwright, '/')).toEqual(['[phone] finds.spec.ts:6 finds', '    no'])
    const unit = { status: 'failed', fullName: 'a sum adds', failureMessages: ['Error: 3\n\n  at sum'] }
    const files = [
      { name: '/root/sum.test.ts', message: '', assertionResults: [unit, { status: 'passed', fullName: 'no' }] },
      { name: '/root/broken.test.ts', message: 'it does not load', assertionResults: [] },
      { name: '/root/good.test.ts', message: '', assertionResults: [] },
    ]
    expect(failureDigest('vitest', report({ testResults: files }), '/root')).toEqual([
      'sum.test.ts a sum adds',
      '    Error: 3',
      '      at sum',
      'broken.test.ts',
      '    it does not load',
    ])
  })

  test('is only named after the tenth, and left out without a report', () => {
    const specs = Array.from({ length: 12 }, (_, line) => ({
      title: 'x',
      file: 'x.ts',
      line,
      tests: [{ projectName: 'wire', status: 'unexpected', results: [{ errors: [{ message: 'no' }] }] }],
    }))
    expect(failureDigest('playwright', report({ suites: [{ specs }] }), '/')).toHaveLength(22)
    expect(failureDigest('playwright', report({}), '/')).toEqual([])
  })
})

describe('the end of a run', () => {
  test('is a table, what was skipped, and the closing line alone on the last line', () => {
    const lines = summary([result('lint', 0, 0, 0), result('unit tests', 40, 1, 2, ['SKIPPED: x (y)'])])
    expect(lines).toEqual([
      '',
      'lint        passed                                  1.3 s',
      'unit tests  failed  40 passed, 1 failed, 2 skipped  1.3 s',
      '',
      'SKIPPED: x (y)',
      '40 passed, 1 failed, 2 skipped',
    ])
  })

  test('says what took longest, what was skipped and why, and what passed only at the second try', () => {
    const file = (number: number) => ({ file: `${number}.spec.ts`, seconds: number })
    const skipped = { file: 'edge.test.ts', tests: 3, why: 'no nginx' }
    const unit = {
      ...result('unit tests', 40, 0, 3),
      highlights: { flaky: [], slowest: [file(2)], skipped: [skipped] },
    }
    const slowest = Array.from({ length: 10 }, (_, number) => file(90 - number))
    const journeys = {
      ...result('journeys', 9, 0, 0),
      highlights: { flaky: ['[wire] a:1 asks'], slowest, skipped: [] },
    }
    const lines = summary([unit, journeys])
    expect(lines.slice(1, 3)).toEqual([
      'unit tests  passed  40 passed, 0 failed, 3 skipped       1.3 s',
      'journeys    passed  9 passed, 0 failed, 1 of them flaky  1.3 s',
    ])
    expect(lines.slice(4)).toEqual([
      'took longest',
      ...slowest.map(({ seconds }) => `   ${seconds}.0 s  ${seconds}.spec.ts`),
      'skipped: 3 in edge.test.ts (no nginx)',
      'FLAKY: [wire] a:1 asks',
      '49 passed, 0 failed, 3 skipped',
    ])
  })

  test('reads it from the reports of both runners', () => {
    const journey = (status: string, duration: number, annotations: object[] = []) => ({
      ...{ projectName: 'wire', status, annotations, results: [{ duration }, { duration: 500 }] },
    })
    const spec = (title: string, ...tests: object[]) => ({ title, file: 'asks.spec.ts', line: 6, tests })
    const why = [{ type: 'skip', description: 'no browser' }]
    const specs = [
      spec('asks', journey('flaky', 1500), journey('expected', 1000)),
      spec('x', journey('skipped', 0, why)),
    ]
    expect(highlightsOf('playwright', report({ suites: [{ specs }] }), '/')).toEqual({
      flaky: ['[wire] asks.spec.ts:6 asks'],
      slowest: [{ file: 'asks.spec.ts', seconds: 4 }],
      skipped: [{ file: 'asks.spec.ts', tests: 1, why: 'no browser' }],
    })
    const assertionResults = [
      { status: 'passed', fullName: 'a sum adds', duration: 250, failureMessages: ['Error: 3'] },
      { status: 'passed', fullName: 'a sum', duration: 250, failureMessages: [] },
      { status: 'skipped', fullName: 'a sum of none' },
    ]
    const vitest = report({ testResults: [{ name: '/root/sum.test.ts', assertionResults }] })
    expect(highlightsOf('vitest', vitest, '/root')).toEqual({
      flaky: ['sum.test.ts a sum adds'],
      slowest: [{ file: 'sum.test.ts', seconds: 0.5 }],
      skipped: [{ file: 'sum.test.ts', tests: 1, why: '' }],
    })
  })

  test('does not mention skipped tests when there are none', () => {
    expect(closingLine([result('a', 3, 0, 0), result('b', 4, 0, 0)])).toBe('7 passed, 0 failed')
  })
})
