import { describe, expect, it } from 'vitest'
import { checksOf, promisesOf } from '../../scripts/keep-figures/figures-of.mjs'

const spec = (file: string, projectName: string, ...statuses: string[]) => ({
  title: file,
  file,
  line: 1,
  tests: statuses.map((status) => ({ projectName, status })),
})

const measuredAt = '2026-11-27T02:00:00.000Z'

describe('the figures that the site shows of its own tests', () => {
  it('count each test of a kind once, failures too, and leave out what did not run', () => {
    const specs = [
      spec('everywhere/is-accessible-by-keyboard.spec.ts', 'submission-axe', 'expected', 'unexpected'),
      spec('everywhere/is-accessible.spec.ts', 'full-axe-phone', 'expected', 'flaky', 'skipped'),
      spec('nu/reads-html.spec.ts', 'submission-nu', 'expected'),
      spec('resilience/uses-a-slow-network.spec.ts', 'submission-resilience', 'expected'),
      spec('resilience/starts-and-ends.spec.ts', 'submission-resilience', 'expected'),
      spec('wire/keeps-pages.spec.ts', 'wire', 'expected'),
    ]
    expect(checksOf([{ suites: [{ suites: [{ specs }] }] }, {}])).toEqual([
      { name: 'Use by keyboard', passed: 1, failed: 1 },
      { name: 'Rules of axe, on kinds of pages, states, widths and colours', passed: 2, failed: 0 },
      { name: 'Valid HTML', passed: 1, failed: 0 },
      { name: 'Pages on a slow network, and without one', passed: 1, failed: 0 },
      { name: 'Pages while a service is away', passed: 1, failed: 0 },
    ])
  })

  it('say of a promise whether it was kept, and nothing of a line that only informs', () => {
    const figures = [
      { name: 'html: /', measured: '1', promise: '<= 2', ok: true },
      { name: 'html: the largest', measured: '3', promise: '<= 2', ok: false },
      { name: 'throughput: with gzip', measured: '4', promise: '', ok: null },
    ]
    expect(promisesOf(JSON.stringify({ measuredAt, figures }))).toEqual([
      {
        name: 'Length of a page’s HTML',
        day: '2026-11-27',
        promises: [
          { name: '/', measured: '1', promise: '<= 2', kept: true },
          { name: 'the largest', measured: '3', promise: '<= 2', kept: false },
        ],
      },
    ])
    expect(promisesOf(null)).toEqual([])
    const unnamed = JSON.stringify({
      measuredAt,
      figures: [{ name: 'a new row', measured: '1', promise: '<= 2', ok: true }],
    })
    expect(() => promisesOf(unnamed)).toThrow(/a new row/)
  })

  it('keep a row that was not measured again, with its day', () => {
    const memory = { name: 'Memory', day: '2026-11-25', promises: [] }
    const menu = { name: 'Time until a menu is shown', day: '2026-11-25', promises: [] }
    const figures = [{ name: 'memory', measured: '300 MB', promise: '<= 350 MB', ok: true }]
    const kept = promisesOf(JSON.stringify({ measuredAt, figures }), [memory, menu])
    expect(kept.map(({ name, day, promises }) => [name, day, promises.length])).toEqual([
      ['Memory', '2026-11-27', 1],
      ['Time until a menu is shown', '2026-11-25', 0],
    ])
  })
})
