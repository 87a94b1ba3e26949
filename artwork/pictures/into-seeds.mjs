import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes the `pictures` of every project of the seeds from `projects.json`, the list that `index.py` makes of what was
 * rendered. Run it again after each render: `node artwork/pictures/into-seeds.mjs`, then
 * `npx biome check --write content/seed/consolidated-projects.json`.
 */
const root = join(import.meta.dirname, '../..')
const list = join(root, 'artwork/pictures/projects.json')
const seeds = join(root, 'content/seed/consolidated-projects.json')
const media = join(root, 'content/seed/media')

/** What the content type allows. The list's order is kept: the first picture of a project stands on its card. */
const VIEWS = ['day', 'dusk', 'close']

/** @type {{ file: string, slug: string, view: string, alt: string, focal: [number, number], caption?: string }[]} */
const rendered = JSON.parse(readFileSync(list, 'utf8'))
const projects = JSON.parse(readFileSync(seeds, 'utf8'))

const troubles = rendered.flatMap(({ file, slug, view }) => [
  ...(existsSync(join(media, file)) ? [] : [`${file} is not in content/seed/media/`]),
  ...(projects.some((project) => project.slug === slug) ? [] : [`${file} shows ${slug}, which is no project`]),
  ...(VIEWS.includes(view) ? [] : [`${file} has the view ${view}`]),
])
if (troubles.length > 0) {
  console.error(troubles.join('\n'))
  process.exit(1)
}

for (const project of projects) {
  project.pictures = rendered
    .filter(({ slug }) => slug === project.slug)
    .map(({ file, view, alt, focal, caption }) => ({
      picture: { $media: file, alt },
      view,
      focalX: Math.round(focal[0] * 100),
      focalY: Math.round(focal[1] * 100),
      ...(caption ? { caption } : {}),
    }))
}
writeFileSync(seeds, `${JSON.stringify(projects, null, 2)}\n`)

const bare = projects.filter(({ pictures }) => pictures.length === 0).map(({ slug }) => slug)
console.log(`${rendered.length} pictures for ${projects.length - bare.length} of ${projects.length} projects`)
if (bare.length > 0) console.log(`none for: ${bare.join(', ')}`)
