import { expect, it } from 'vitest'
import { barsOf } from './step-bars'

it('lays the bars of steps one after another over the whole time; a step without a duration has none', () => {
  expect(barsOf([{ takes: '10\u00a0days' }, { takes: 'As drawn' }, { takes: '30\u00a0days' }])).toEqual([
    { '--from': '0.0%', '--share': '25.0%' },
    { '--from': '25.0%', '--share': '0.0%' },
    { '--from': '25.0%', '--share': '75.0%' },
  ])
})

it('lays none when only one step has a duration', () => {
  expect(barsOf([{ takes: '10\u00a0days' }, {}, { takes: 'Monthly' }])).toBeNull()
})

it('lays the bar of a short step as a speck beside the others', () => {
  expect(barsOf([{ takes: '30 minutes' }, { takes: '2 weeks' }, { takes: '14 days' }])?.[0]).toEqual({
    '--from': '0.0%',
    '--share': '0.2%',
  })
})

it('lays none when most would be specks beside the longest', () => {
  expect(barsOf([{ takes: '5 working days' }, { takes: '30 minutes' }, { takes: '2 hours' }])).toBeNull()
  expect(barsOf([{ takes: '5 working days' }, { takes: '30 minutes' }, { takes: '90 minutes' }])).toBeNull()
})
