import type { Configuration } from '@ashlar/contract'
import { expect, it } from 'vitest'
import { layHomes } from './lay-homes'

function unit(name: string, carpetArea: number, total: number | null, available: number | null): Configuration {
  const plan = { rooms: [], doors: [], windows: [], shafts: [] }
  const floors = { fromFloor: null, toFloor: null }
  const money = { price: null, rent: null }
  return { name, areaConfiguration: '', carpetArea, ...money, total, available, ...floors, plan, planFile: null }
}

it('the length of a course follows from its number of units, however large, and the longest is as long as the wall', () => {
  const wall = layHomes([unit('2 BHK', 800, 10, 4), unit('4 BHK', 1600, 20, 20)])
  expect(wall).toMatchObject({ unitsPerStone: 1, taken: 6, total: 30 })
  const lengths = wall?.courses.map(({ stone, stones }) => stone * stones)
  expect(lengths).toEqual([0.5, 1])
  expect(wall?.courses.map(({ taken }) => taken)).toEqual([6, 0])
})

it('one stone represents several units where there are many', () => {
  const wall = layHomes([unit('2 BHK', 800, 600, 540)])
  expect(wall?.unitsPerStone).toBe(5)
  expect(wall?.courses[0]).toMatchObject({ stones: 120, taken: 12 })
})

it.each([[[unit('Floor', 9000, 4, null)]], [[unit('2 BHK', 800, 10, 4), unit('Villa', 3000, null, null)]], [[]]])(
  'nothing is drawn when the number of available units is not known',
  (units) => {
    expect(layHomes(units)).toBeNull()
  },
)
