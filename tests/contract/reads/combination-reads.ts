import { combination, combinations, parseList } from '@ashlar/contract'
import { expect, it } from 'vitest'
import { get } from '../call'
import type { Backend } from '../databases'
import { type Seed, seedsOf } from './seeds'

interface Counted {
  seeds: string
  /** Fields that the list can be counted by, each with a function that returns its values in a seed. */
  by: Readonly<Record<string, (seed: Seed) => string[]>>
}

const value = (name: string) => (seed: Seed) => [seed[name] ?? []].flat().map(String)
const yearOf = (name: string) => (seed: Seed) => [String(seed[name]).slice(0, 4)]

const LISTS: Record<keyof typeof combinations, Counted> = {
  projects: {
    seeds: 'consolidated-projects',
    by: { banks: value('banks'), category: value('category'), city: value('city') },
  },
  reports: {
    seeds: 'insights-research-reports',
    by: { industry: value('industry'), city: value('city'), publishedOn: yearOf('publishedOn') },
  },
  press: { seeds: 'homepage-press-coverages', by: { category: value('category'), Date: yearOf('Date') } },
  vodcasts: { seeds: 'vodcasts', by: { topics: value('topics'), durationSeconds: value('durationSeconds') } },
  testimonials: {
    seeds: 'testimonials',
    by: { audience: value('audience'), service: value('service'), city: value('city') },
  },
  awards: { seeds: 'awards', by: { category: value('category') } },
  openings: {
    seeds: 'openings',
    by: {
      department: value('department'),
      jobType: value('jobType'),
      city: value('city'),
      closesOn: value('closesOn'),
    },
  },
}

/**
 * Numbers of records by combination of values, which pages with filters request so that they need not read whole lists.
 */
export function testCombinationReads(backend: Backend): void {
  const ask = (list: keyof typeof combinations, by: string, token: string | undefined = backend.stack.tokens.read) =>
    get(backend, combinations[list].path, { token, query: { by } })

  for (const [list, { seeds, by }] of Object.entries(LISTS) as [keyof typeof combinations, Counted][]) {
    it(`${list} are counted by each of their fields, and by all of them together`, async () => {
      for (const names of [...Object.keys(by).map((name) => [name]), Object.keys(by)]) {
        const { status, body } = await ask(list, names.join(','))
        expect(status).toBe(200)
        const { records, dropped } = parseList(combination, body)
        expect(dropped).toEqual([])
        const said = records.map(({ values, count }) => ({ count, key: keyOf(names, (name) => values[name]) }))
        const seeded = seedsOf(seeds).map((seed) => ({ count: 1, key: keyOf(names, (name) => by[name]?.(seed)) }))
        expect(summed(said), names.join()).toEqual(summed(seeded))
      }
    })
  }

  it('projects are counted by the states in which they are registered', async () => {
    const { body } = await ask('projects', 'reraRegistrations.state')
    const registrations = seedsOf('consolidated-projects').flatMap(
      (seed) => seed.reraRegistrations as { state: string }[],
    )
    const total = parseList(combination, body).records.reduce((sum, { count }) => sum + count, 0)
    expect(total).toBe(registrations.length)
  })

  it('projects are counted by whether they are registered at all', async () => {
    const { body } = await ask('projects', 'reraRegistrations.number')
    const registered = seedsOf('consolidated-projects').map(
      (seed) => (seed.reraRegistrations as unknown[] | undefined)?.length,
    )
    expect(parseList(combination, body).records).toEqual([
      { count: registered.filter(Boolean).length, values: { 'reraRegistrations.number': ['any'] } },
      { count: registered.filter((count) => !count).length, values: { 'reraRegistrations.number': [] } },
    ])
  })

  it.each([
    '',
    'slug',
    'city,slug',
    'description',
    'amenities',
    'documentId',
    'createdAt',
    'city,reraRegistrations.state',
    '__proto__',
    "city'--",
  ])('by=%s is refused, and told what may be asked', async (by) => {
    const { status, body } = await ask('projects', by)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toMatch(/[:,]category,.*[:,]city,.*[:,]banks,/)
  })

  it.each(Object.keys(LISTS) as (keyof typeof combinations)[])(
    '%s are not counted without the read token',
    async (list) => {
      const [name = ''] = Object.keys(LISTS[list].by)
      expect((await get(backend, combinations[list].path, { query: { by: name } })).status).toBeOneOf([401, 403])
      expect((await ask(list, name, backend.stack.tokens.create)).status).toBe(403)
    },
  )
}

function keyOf(names: readonly string[], valuesOf: (name: string) => readonly string[] | undefined): string {
  return names.map((name) => `${name}: ${valuesOf(name)?.join(' and ')}`).join(', ')
}

function summed(counted: readonly { key: string; count: number }[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { key, count } of counted) sums[key] = (sums[key] ?? 0) + count
  return sums
}
