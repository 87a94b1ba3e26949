import { describe, expect, it } from 'vitest'
import { answerBy, monthsAfter, monthsBefore } from './working-time'

/** Indian local time. */
const india = (text: string) => new Date(`${text}+05:30`)

describe('the promised time', () => {
  it.each([
    ['a Tuesday morning', '2026-11-17T10:00:00', '2026-11-18T18:30:00'],
    ['after five', '2026-11-17T17:00:00', '2026-11-18T18:30:00'],
    ['Friday afternoon', '2026-11-20T16:59:00', '2026-11-21T18:30:00'],
    ['Saturday morning', '2026-11-21T09:00:00', '2026-11-23T18:30:00'],
    ['Saturday evening', '2026-11-21T20:00:00', '2026-11-23T18:30:00'],
    ['a Sunday', '2026-11-22T12:00:00', '2026-11-23T18:30:00'],
    ['just after midnight in India, the day before in UTC', '2026-11-18T00:10:00', '2026-11-19T18:30:00'],
  ])('for what comes on %s', (_when, received, promised) => {
    expect(answerBy(india(received), 1)).toEqual(india(promised))
  })

  it('counts working days for applications', () => {
    expect(answerBy(india('2026-11-20T10:00:00'), 5)).toEqual(india('2026-11-26T18:30:00'))
  })
})

describe('months', () => {
  it('are those of the calendar', () => {
    expect(monthsBefore(new Date('2026-11-21T00:00:00Z'), 24)).toEqual(new Date('2024-11-21T00:00:00Z'))
    expect(monthsAfter(new Date('2026-11-21T00:00:00Z'), 12)).toEqual(new Date('2027-11-21T00:00:00Z'))
  })
})
