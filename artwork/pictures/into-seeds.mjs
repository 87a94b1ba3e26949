import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, readSeeds, writeSeeds } from '../seeds.mjs'

/**
 * Writes the pictures of every project and office of the seeds from `projects.json` and `offices.json`, the lists that
 * `index.py` makes of what was rendered, and from `interiors.json`, the rooms that projects of a kind share as typical
 * ones. Run it again after each render: `node artwork/pictures/into-seeds.mjs`, then
 * `npx biome check --write content/seed`.
 *
 * @typedef {{ file: string, slug: string, view: string, alt: string, focal: [number, number], caption?: string }} Shown
 */
const media = join(ROOT, 'content/seed/media')

/** What the content type allows. The list's order is kept: the first picture of a project stands on its card. */
const VIEWS = ['day', 'dusk', 'close', 'interior']

intoProjects([...listOf('projects'), ...interiors()])
intoOffices(listOf('offices'))

/** @param {Shown[]} pictures */
function intoProjects(pictures) {
  const projects = readSeeds('consolidated-projects')
  check(pictures, new Set(projects.map(({ slug }) => slug)))
  for (const project of projects) {
    project.pictures = pictures
      .filter(({ slug }) => slug === project.slug)
      .map(({ file, view, alt, focal, caption }) => ({
        picture: { $media: file, alt },
        view,
        focalX: Math.round(focal[0] * 100),
        focalY: Math.round(focal[1] * 100),
        ...(caption ? { caption } : {}),
      }))
  }
  writeSeeds('consolidated-projects', projects)
  const bare = projects.filter((project) => !pictures.some(({ slug }) => slug === project.slug)).map(({ slug }) => slug)
  console.log(`${pictures.length} pictures for ${projects.length - bare.length} of ${projects.length} projects`)
  if (bare.length > 0) console.log(`none for: ${bare.join(', ')}`)
}

/** @param {Shown[]} pictures one of each */
function intoOffices(pictures) {
  const offices = readSeeds('contact-lists')
  check(pictures, new Set(offices.map(({ $key }) => $key)))
  for (const office of offices) {
    const shown = pictures.find(({ slug }) => slug === office.$key)
    if (shown) office.picture = { $media: shown.file, alt: shown.alt }
    else delete office.picture
  }
  writeSeeds('contact-lists', offices)
  console.log(`${pictures.length} pictures for ${offices.length} offices`)
}

/**
 * @param {Shown[]} pictures
 * @param {ReadonlySet<string>} known what a picture may show
 */
function check(pictures, known) {
  const troubles = pictures.flatMap(({ file, slug, view }) => [
    ...(existsSync(join(media, file)) ? [] : [`${file} is not in content/seed/media/`]),
    ...(known.has(slug) ? [] : [`${file} shows ${slug}, which the seeds do not know`]),
    ...(VIEWS.includes(view) ? [] : [`${file} has the view ${view}`]),
  ])
  if (troubles.length === 0) return
  console.error(troubles.join('\n'))
  process.exit(1)
}

/**
 * @param {string} kind
 * @returns {Shown[]}
 */
function listOf(kind) {
  return JSON.parse(readFileSync(join(ROOT, `artwork/pictures/${kind}.json`), 'utf8'))
}

/** @returns {Shown[]} */
function interiors() {
  const file = join(ROOT, 'artwork/pictures/interiors.json')
  /** @type {(Omit<Shown, 'slug' | 'view'> & { slugs: string[] })[]} */
  const shared = JSON.parse(readFileSync(file, 'utf8'))
  return shared.flatMap(({ slugs, ...shown }) => slugs.map((slug) => ({ ...shown, slug, view: 'interior' })))
}
