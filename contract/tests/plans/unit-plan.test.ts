import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseList, project, type UnitPlan, unitPlanTroubles } from '../../src/index.js'

const seeds: unknown = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../content/seed/consolidated-projects.json'), 'utf8'),
)
const units = parseList(project, seeds).records.flatMap(({ slug, configurations }) =>
  configurations.map((unit) => ({ slug, ...unit })),
)

/** Two bedrooms: the front door in the south, a passage in the middle, a bathroom next to a shaft. */
const sound: UnitPlan = {
  rooms: [
    { name: 'Bedroom 1', x: 0, y: 0, w: 10, h: 10 },
    { name: 'Bath 1', x: 10, y: 0, w: 5, h: 8 },
    { name: 'Living and dining', x: 15, y: 0, w: 15, h: 14 },
    { name: 'Passage', x: 0, y: 10, w: 15, h: 4 },
    { name: 'Bedroom 2', x: 0, y: 14, w: 15, h: 10 },
    { name: 'Entrance', x: 15, y: 14, w: 15, h: 10 },
    { name: 'Balcony', x: 15, y: -4, w: 15, h: 4 },
  ],
  doors: [
    { x: 2, y: 10, w: 3, h: 0, opens: 'north' },
    { x: 10, y: 2, w: 0, h: 2.5, opens: 'east' },
    { x: 15, y: 10, w: 0, h: 4, opens: null },
    { x: 2, y: 14, w: 3, h: 0, opens: 'south' },
    { x: 20, y: 14, w: 6, h: 0, opens: null },
    { x: 20, y: 24, w: 3, h: 0, opens: 'north' },
    { x: 16, y: 0, w: 6, h: 0, opens: null },
  ],
  windows: [
    { x: 0, y: 2, w: 0, h: 5 },
    { x: 0, y: 16, w: 0, h: 5 },
    { x: 23, y: 0, w: 5, h: 0 },
  ],
  shafts: [{ x: 10, y: 8, w: 5, h: 2 }],
}
const AREA = 100 + 40 + 210 + 60 + 150 + 150

describe('the plans of the demonstration content', () => {
  it('exist for all projects, with doors in every built unit', () => {
    expect(new Set(units.map(({ slug }) => slug)).size).toBe(36)
    const bare = units.filter(
      ({ plan }) => plan.doors.length === 0 && !plan.rooms.some(({ name }) => name === 'Buildable area'),
    )
    expect(bare.map(({ slug, name }) => `${slug}, ${name}`)).toEqual([])
  })

  it.each(units.map((unit) => [unit.slug, unit.name, unit] as const))('%s, %s is sound', (_slug, _name, unit) => {
    expect(unitPlanTroubles(unit.plan, unit.carpetArea)).toEqual([])
  })
})

describe('the faults of a plan', () => {
  it('are none when it is valid, or empty', () => {
    expect(unitPlanTroubles(sound, AREA)).toEqual([])
    expect(unitPlanTroubles({ rooms: [], doors: [], windows: [], shafts: [] }, AREA)).toEqual([])
  })

  it.each<[string, Partial<UnitPlan>, string]>([
    ['no front door', { doors: sound.doors.filter(({ y }) => y !== 24) }, 'there is no entrance'],
    [
      'a bedroom without a door',
      { doors: sound.doors.filter(({ opens }) => opens !== 'south') },
      'Bedroom 2 cannot be reached without crossing a bedroom or a bathroom',
    ],
    ['a bathroom without a door', { doors: sound.doors.filter(({ opens }) => opens !== 'east') }, 'Bath 1 has no door'],
    ['a bedroom without a window', { windows: sound.windows.slice(1) }, 'Bedroom 1 has no window'],
    [
      'a window to the passage',
      { windows: [...sound.windows, { x: 6, y: 10, w: 3, h: 0 }] },
      'the window at 6, 10 is in no outer wall',
    ],
    ['a bathroom away from a shaft', { shafts: [] }, 'Bath 1 is beside no shaft'],
    ['a shaft in a room', { shafts: [...sound.shafts, { x: 1, y: 1, w: 2, h: 2 }] }, 'Bedroom 1 and A shaft overlap'],
    [
      'a door in the middle of a room',
      { doors: [...sound.doors, { x: 20, y: 5, w: 3, h: 0, opens: null }] },
      'the door at 20, 5 is in no wall',
    ],
  ])('tells of %s', (_what, change, trouble) => {
    expect(unitPlanTroubles({ ...sound, ...change }, AREA)).toContain(trouble)
  })

  it('include a bedroom that is reached only through a bedroom', () => {
    const rooms = sound.rooms.map((room) => (room.name === 'Passage' ? { ...room, name: 'Bedroom 3' } : room))
    expect(unitPlanTroubles({ ...sound, rooms }, AREA)).toContain(
      'Bedroom 1 cannot be reached without crossing a bedroom or a bathroom',
    )
  })

  it('include areas that do not add up, without balconies', () => {
    expect(unitPlanTroubles(sound, AREA * 1.02)).toEqual([
      'the rooms add up to 710 sq ft, the carpet area is 724.2 sq ft',
    ])
  })
})
