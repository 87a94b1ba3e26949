import { expect, it } from 'vitest'
import { floorsOf, layFloors } from './lay-floors'

const unit = (fromFloor: number | null, toFloor: number | null) => ({ fromFloor, toFloor })

it('kinds on the same floors stand side by side, and others have their floors alone', () => {
  const building = layFloors([unit(2, 33), unit(14, 33), unit(34, 37)])
  expect(building).toEqual({
    levels: 38,
    runs: [
      [
        { from: 2, to: 13, left: 0, width: 1 },
        { from: 14, to: 33, left: 0, width: 0.5 },
      ],
      [{ from: 14, to: 33, left: 0.5, width: 0.5 }],
      [{ from: 34, to: 37, left: 0, width: 1 }],
    ],
  })
})

it('a kind whose floors are not known has none, beside the others', () => {
  expect(layFloors([unit(1, 3), unit(null, null)])?.runs).toEqual([[{ from: 1, to: 3, left: 0, width: 1 }], []])
})

it('floors between two kinds that nobody can buy stay empty', () => {
  expect(layFloors([unit(0, 1), unit(4, 5)])?.runs).toEqual([
    [{ from: 0, to: 1, left: 0, width: 1 }],
    [{ from: 4, to: 5, left: 0, width: 1 }],
  ])
})

it.each([
  ['no kind has floors', [unit(null, null), unit(2, null)]],
  ['the building is low', [unit(0, 1)]],
  ['a number is an error of typing', [unit(1, 3333)]],
])('nothing is drawn when %s', (_, units) => {
  expect(layFloors(units)).toBeNull()
})

it('floors that contradict each other are not known', () => {
  expect(floorsOf(unit(9, 2))).toBeNull()
  expect(floorsOf(unit(0, 0))).toEqual({ from: 0, to: 0 })
})
