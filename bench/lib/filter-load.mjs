import { slugOf } from '@ashlar/contract'
import { cpuSince, loadModule } from './load-module.mjs'

/**
 * Runs as a process of its own. It makes many projects from the demonstration projects, applies the site's filters for
 * hundreds of states of the list, and writes the samples as JSON to stdout. A sample is all work of the server for one
 * state except reading and rendering: the matching projects in order, one page of them, the count of every choice, and
 * the nearest matches where no project fits.
 */

const PROJECTS = 10_000
const STATES = 400
const LOCALITIES = 40

const { seedSearchableProjects } = await loadModule('web/src/features/search/testing/seed-documents.ts')
const { indexOf } = await loadModule('web/src/features/projects/filters/project-index.ts')
const { countFacets } = await loadModule('web/src/features/projects/filters/facets.ts')
const { findProjects } = await loadModule('web/src/features/projects/list/find-projects.ts')
const { CARPET_STEPS, PRICE_STEPS } = await loadModule('web/src/features/projects/filters/filter-table.ts')
const { readQuery } = await loadModule('web/src/features/projects/filters/project-query.ts')
const { relaxations } = await loadModule('web/src/features/projects/filters/relaxations.ts')
const { randomFrom } = await loadModule('web/src/ui/random/random-from.ts')

const { choices, projects: seeds } = seedSearchableProjects()
const random = randomFrom('filters')
const projects = Array.from({ length: PROJECTS }, (_, at) => copyOf(seeds[at % seeds.length], at))
const years = choices.years.map((/** @type {{ value: string }} */ { value }) => value)

const from = performance.now()
const { localities } = indexOf(projects, choices).source
const prepareMs = performance.now() - from

const states = Array.from({ length: STATES }, madeUp)
for (const state of states.slice(0, 50)) answer(state)
let empty = 0
const samples = states.map((state) => {
  const [started, cpu] = [performance.now(), process.cpuUsage()]
  const total = answer(state)
  const sample = { asked: Object.keys(state).length, cpuMs: cpuSince(cpu), ms: performance.now() - started }
  if (total === 0) empty++
  return sample
})
process.stdout.write(JSON.stringify({ projects: projects.length, prepareMs, empty, samples }))

/** @param {Record<string, string | string[]>} parameters */
function answer(parameters) {
  const { query } = readQuery(parameters, choices, localities)
  const index = indexOf(projects, choices)
  const facets = countFacets(index, query)
  const { total } = findProjects(projects, query, choices)
  if (total !== facets.total) throw new Error(`${JSON.stringify(parameters)}: ${total} found, ${facets.total} counted`)
  if (total === 0) relaxations(index, query, facets)
  return total
}

/** A state that a visitor can reach: up to six filters, some of them with several values. */
function madeUp() {
  /** @type {Record<string, string | string[]>} */
  const state = {}
  const some = (/** @type {{ value: string }[]} */ known) => [pick(known).value, pick(known).value]
  /** @type {(() => unknown)[]} */
  const filters = [
    () => (state.propertytype = pick(['Residential', 'Commercial'])),
    () => (state.city = [pick(choices.cities).slug, pick(choices.cities).slug]),
    () => (state.locality = some(localities)),
    () => (state.status = slugOf(pick(['New launch', 'Under construction', 'Ready to move in']))),
    () => (state.configuration = some(choices.areaConfigurations)),
    () => (state['price-max'] = String(pick(PRICE_STEPS))),
    () => (state['carpet-min'] = String(pick(CARPET_STEPS))),
    () => (state.year = pick(years)),
    () => (state.rera = 'yes'),
    () => (state.sort = pick(choices.sorts).value),
  ]
  for (let left = Math.floor(random() * 7); left > 0; left--) pick(filters)()
  return state
}

/**
 * The same project in another place, at another price, with an earlier or later possession date.
 * @param {Record<string, any>} seed
 * @param {number} at
 */
function copyOf(seed, at) {
  const dearer = 0.5 + random()
  return {
    ...seed,
    slug: `${seed.slug}-${at}`,
    city: pick(choices.cities).name,
    locality: `Locality ${Math.floor(random() * LOCALITIES)}`,
    status: pick(['New launch', 'Under construction', 'Ready to move in', 'Sold out']),
    possession: `${2024 + Math.floor(random() * 7)}-06`,
    priceFrom: seed.priceFrom && Math.round(seed.priceFrom * dearer),
    configurations: seed.configurations.map((/** @type {{ price: number | null }} */ unit) => ({
      ...unit,
      price: unit.price && Math.round(unit.price * dearer),
    })),
  }
}

/**
 * @template T
 * @param {readonly T[]} known
 * @returns {T}
 */
function pick(known) {
  const found = known[Math.floor(random() * known.length)]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}
