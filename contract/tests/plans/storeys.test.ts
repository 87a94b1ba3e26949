import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

interface SeededProject {
  name: string
  /** `3B + G + 37`: three basements, the ground floor and 37 above it. */
  floors: string
  amenities: string[]
  sitePlan?: { parts: { name: string; floors?: number }[] }
}

const SEEDS = join(import.meta.dirname, '../../../content/seed/consolidated-projects.json')
const projects: SeededProject[] = JSON.parse(readFileSync(SEEDS, 'utf8'))

/** Projects with a single kind of building; others list the floors of each kind. */
const counted = projects.flatMap(({ name, floors, sitePlan }) => {
  const above = /^(?:\d*B \+ )?G \+ (\d+)$/.exec(floors)?.[1]
  const drawn = sitePlan?.parts.flatMap((part) => part.floors ?? []) ?? []
  return above && drawn.length > 0 ? [{ name, said: Number(above) + 1, drawn: Math.max(...drawn) }] : []
})

it('a site plan has as many floors as its record', () => {
  expect(counted.length).toBeGreaterThan(20)
  expect(counted.filter(({ said, drawn }) => said !== drawn)).toEqual([])
})

it('a site plan draws no amenity that its record does not name', () => {
  const known = new Set(projects.flatMap(({ amenities }) => amenities))
  const unnamed = projects.flatMap(({ name, amenities, sitePlan }) =>
    (sitePlan?.parts ?? [])
      .filter((part) => known.has(part.name) && !amenities.includes(part.name))
      .map((part) => `${name}: ${part.name}`),
  )
  expect(unnamed).toEqual([])
})
