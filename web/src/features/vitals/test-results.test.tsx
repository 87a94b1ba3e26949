import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Answered } from './answered'
import { TestResults } from './test-results'

const results = {
  day: '2026-11-25',
  checks: [
    { name: 'Valid HTML', passed: 200, failed: 0 },
    { name: 'Use by keyboard', passed: 9, failed: 1 },
  ],
  promises: [
    {
      name: 'Bytes',
      day: '2026-11-24',
      promises: [{ name: 'home', measured: '242 KB', promise: '<= 250 KB', kept: true }],
    },
    {
      name: 'Layout shift',
      day: '2026-11-25',
      promises: [{ name: 'home', measured: '0.02', promise: '0.00', kept: false }],
    },
  ],
}
const wordsOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

it('shows failures like successes', () => {
  const words = wordsOf(renderToStaticMarkup(<TestResults results={results} show="everything" />))
  for (const said of [
    '1 check failed',
    'Valid HTML 200 0',
    'Use by keyboard 9 1',
    '1 of 1 kept, 24 November 2026',
    '0 of 1 kept, 25 November 2026',
    '0.02, not kept',
    '242 KB',
  ]) {
    expect(words).toContain(said)
  }
})

it('shows no speed on the accessibility statement, and nothing where nothing was kept', () => {
  const words = wordsOf(renderToStaticMarkup(<TestResults results={results} show="access" />))
  expect(words).toContain('Valid HTML 200 0')
  expect(words).not.toContain('242 KB')
  expect(renderToStaticMarkup(<TestResults results={{ day: '', checks: [], promises: [] }} show="access" />)).toBe('')
})

it('never rounds up what was answered, and names the failures', () => {
  const answered = (answers: number, failed: number) =>
    wordsOf(renderToStaticMarkup(<Answered counts={{ answers, failed }} days={28} />))
  expect(answered(0, 0)).toBe('')
  expect(answered(1_234_567, 0)).toContain('Of 12,34,567 requests')
  expect(answered(1_234_567, 0)).toContain('answered 100 %.')
  expect(answered(1_000_000, 1)).toContain('answered 99.99 %, all but 1.')
})
