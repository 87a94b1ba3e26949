import { expect, it } from 'vitest'
import { countWeeks } from './weeks'

const lead = (receivedAt: string, source?: string, name?: string) => ({
  receivedAt,
  campaign: source ? { utm_source: source } : null,
  campaignSource: [source, name].filter(Boolean).join(' / ') || null,
})

it('a week begins on Monday, at midnight in India', () => {
  const leads = [
    lead('2026-11-22T18:29:00.000Z', 'mail'),
    lead('2026-11-22T18:31:00.000Z', 'mail'),
    lead('2026-11-29T12:00:00.000Z'),
  ]
  expect(countWeeks(leads, { from: '2026-11-18', to: '2026-11-29' })).toEqual({
    weeks: ['2026-11-16', '2026-11-23'],
    source: [
      { name: 'mail', counts: [1, 1] },
      { name: 'none', counts: [0, 1] },
    ],
    campaign: [
      { name: 'mail', counts: [1, 1] },
      { name: 'none', counts: [0, 1] },
    ],
  })
})

it('the smallest sources are counted together, and words of visitors are words', () => {
  const names = ['constructor', 'constructor', 'a', 'a', 'b', 'b', 'c', 'c', 'd', 'd', 'e', 'f']
  const leads = names.map((name) => lead('2026-11-24T06:00:00.000Z', name, 'launch'))
  const { source, campaign } = countWeeks(leads, { from: '2026-11-24', to: '2026-11-24' })
  expect(source).toEqual([
    ...['a', 'b', 'c', 'constructor', 'd'].map((name) => ({ name, counts: [2] })),
    { name: null, counts: [2] },
  ])
  expect(campaign[0]).toEqual({ name: 'a / launch', counts: [2] })
})

it('shows twelve weeks until this one unless days are chosen, and a year at most', () => {
  expect(countWeeks([], { from: '', to: '2026-11-30' }).weeks).toHaveLength(12)
  expect(countWeeks([], { from: '', to: '2026-11-30' }).weeks.at(-1)).toBe('2026-11-30')
  expect(countWeeks([], { from: '2020-01-01', to: '2026-11-30' }).weeks).toHaveLength(53)
  expect(countWeeks([], { from: '2027-01-01', to: '2026-11-30' }).weeks).toEqual(['2026-11-30'])
})
