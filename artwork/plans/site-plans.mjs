import { readSeeds, writeSeeds } from '../seeds.mjs'
import { troublesOf } from './check.mjs'
import { compounds } from './compounds.mjs'
import { houses } from './houses.mjs'
import { offices } from './offices.mjs'
import { plots } from './plots.mjs'
import { slabs } from './slabs.mjs'
import { towers } from './towers.mjs'
import { works } from './works.mjs'

/**
 * Writes the site plan of every project into the seeds, each checked against what the project says of its land,
 * buildings, floors and units: `node artwork/plans/site-plans.mjs`, then `npx biome check --write content/seed`.
 *
 * @typedef {import('./check.mjs').Project} Project
 */
/** @type {Record<string, import('./parts.mjs').Draft>} */
const drafts = { ...towers, ...slabs, ...compounds, ...houses, ...offices, ...works, ...plots }

const SEEDS = 'consolidated-projects'
const projects = /** @type {(Project & import('../seeds.mjs').SeededRecord)[]} */ (readSeeds(SEEDS))
check()
for (const project of projects) project.sitePlan = planBy(drafts[project.slug])
writeSeeds(SEEDS, projects)
console.log(`${projects.length} site plans`)

function check() {
  const slugs = projects.map(({ slug }) => slug)
  const troubles = [
    ...slugs.filter((slug) => !(slug in drafts)).map((slug) => `${slug}: there is no plan`),
    ...Object.keys(drafts)
      .filter((slug) => !slugs.includes(slug))
      .map((slug) => `${slug}: the seeds do not know it`),
    ...projects.flatMap((project) => (project.slug in drafts ? troublesOf(project, drafts[project.slug]) : [])),
    ...alikeTroubles(),
  ]
  if (troubles.length === 0) return
  console.error(troubles.join('\n'))
  process.exit(1)
}

/** No two projects may have the same plan. */
function alikeTroubles() {
  const drawn = Object.entries(drafts).map(([slug, plan]) => ({ slug, text: JSON.stringify(planBy(plan).parts) }))
  return drawn.flatMap(({ slug, text }, index) =>
    drawn
      .slice(index + 1)
      .filter((other) => other.text === text)
      .map((other) => `${slug}: drawn like ${other.slug}`),
  )
}

/**
 * @param {import('./parts.mjs').Draft} draft
 * @returns {import('./parts.mjs').SitePlan}
 */
function planBy({ width, depth, parts }) {
  return { width, depth, parts }
}
