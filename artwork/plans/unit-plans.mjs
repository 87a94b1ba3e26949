import { unitPlanTroubles } from '../../contract/dist/plans/unit-plan-check.js'
import { readSeeds, writeSeeds } from '../seeds.mjs'
import { apartments } from './units/apartments.mjs'
import { planOfHome, planOfWorkplace } from './units/build.mjs'
import { houses } from './units/houses.mjs'
import { smallApartments } from './units/small-apartments.mjs'

/**
 * Writes the plan of every kind of unit into the seeds, each checked: `node artwork/plans/unit-plans.mjs`, then
 * `npx biome check --write content/seed`. Homes are laid out from their descriptions; the rooms of workplaces stand in the
 * seeds and get their doors, windows and ducts here. Needs the contract built.
 *
 * @typedef {{ name: string, carpetArea: number, plan?: { rooms: import('./units/layout.mjs').Room[] } }} Unit
 * @typedef {import('../seeds.mjs').SeededRecord & { configurations: Unit[] }} Project
 */
const SEEDS = 'consolidated-projects'
const homes = { ...apartments, ...smallApartments, ...houses }
const projects = /** @type {Project[]} */ (readSeeds(SEEDS))
const troubles = []
for (const { slug, configurations } of projects) {
  for (const unit of configurations) {
    try {
      const plan = planOf(slug, unit)
      troubles.push(...unitPlanTroubles(plan, unit.carpetArea).map((trouble) => `${slug}, ${unit.name}: ${trouble}`))
      unit.plan = plan
    } catch (error) {
      troubles.push(`${slug}, ${unit.name}: ${error instanceof Error ? error.message : error}`)
    }
  }
}
if (troubles.length > 0) {
  console.error(troubles.join('\n'))
  process.exitCode = 1
} else {
  writeSeeds(SEEDS, projects)
  console.log(`plans of ${projects.length} projects`)
}

/** @param {string} slug @param {Unit} unit */
function planOf(slug, { name, carpetArea, plan }) {
  if (slug in homes) {
    const home = homes[slug][name]
    if (!home) throw new Error('its rooms are described nowhere in artwork/plans/units')
    return planOfHome(home, carpetArea)
  }
  const rooms = plan?.rooms ?? []
  if (rooms.some((room) => room.name === 'Buildable area')) return { rooms, doors: [], windows: [], shafts: [] }
  return planOfWorkplace(rooms, carpetArea)
}
