import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { HOMEPAGE_PRESS_ITEMS, numberInWords, parseVideoId } from '../src/index.js'

const FOLDER = join(import.meta.dirname, '../../content/seed')

/** What the pictures of each project are drawn from. */
const SPECS = join(import.meta.dirname, '../../artwork/pictures/projects')

type Seed = Record<string, unknown>

function seedsOf(name: string): Seed[] {
  const files = readdirSync(FOLDER).filter((file) => file.replace(/(-[a-z])?\.json$/, '') === name)
  return files.flatMap((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Seed[])
}

/** Values at a path; lists on the way are flattened, and empty values are left out. */
function valuesAt(seeds: readonly Seed[], path: string): unknown[] {
  const values = path.split('.').reduce<unknown[]>(
    (parts, name) => {
      return parts.flatMap((part) => (part as Seed)[name] ?? [])
    },
    [...seeds],
  )
  return values.filter((value) => value !== '')
}

/** Names of the files that show rooms of a project. */
function roomsOf(project: Seed): unknown[] {
  const rooms = valuesAt([project], 'pictures').filter((picture) => (picture as Seed).view === 'interior')
  return valuesAt(rooms as Seed[], 'picture.$media')
}

/**
 * Records refer to each other by a name that editors read and not by an id, so only this test finds a name that does
 * not exist.
 */
const REFERENCES = [
  ['services-mdms', 'people', 'leaders', 'key'],
  ['services', 'PageName', 'services-mdms', 'title'],
  ['testimonials', 'service', 'services-mdms', 'slug'],
  ['testimonials', 'city', 'cities', 'name'],
  ['leaders', 'city', 'cities', 'name'],
  ['contact-lists', 'city', 'cities', 'name'],
  ['contact-lists', 'desks.person', 'leaders', 'key'],
  ['vodcasts', 'relatedReports', 'insights-research-reports', 'slug'],
  ['vodcasts', 'relatedServices', 'services-mdms', 'slug'],
  ['openings', 'city', 'cities', 'name'],
  ['openings', 'department', 'departments', 'title'],
  ['openings', 'jobType', 'job-types', 'title'],
  ['homepage-press-coverages', 'category', 'in-the-news-categories', 'title'],
  ['homepage-press-coverages', 'city', 'cities', 'name'],
  ['consolidated-projects', 'city', 'cities', 'name'],
  ['consolidated-projects', 'category', 'project-categories', 'title'],
  ['consolidated-projects', 'banks', 'bank-project-categories', 'bank'],
  ['consolidated-projects', 'industries', 'industry-dropdowns', 'title'],
  ['consolidated-projects', 'configurations.areaConfiguration', 'area-configuration-dropdowns', 'title'],
] as const

/** What a text counts, written as words: where it stands, the words around it, and the values that it counts. */
const COUNTS = [
  ['homepage-banners', 'homes in ', 'cities', 'consolidated-projects', 'city'],
  ['project-page-seo', 'in ', 'cities', 'consolidated-projects', 'city'],
  ['career-seo', 'roles in ', 'cities', 'openings', 'city'],
  ['contact-seo', '', 'offices', 'contact-lists', '$key'],
  ['contact-seo', '', 'ashlar offices', 'contact-lists', '$key'],
  ['pages', '', 'services, one letter', 'services-mdms', 'slug'],
  ['pages', '', 'property services', 'services-mdms', 'slug'],
  ['search-page', '', 'services', 'services-mdms', 'slug'],
  ['pages', '', 'products', 'technology-mdms', '$key'],
  ['knowledge-exchange-seo', '', 'conversations', 'vodcasts', '$key'],
  ['csr-page', '', 'pieces of work', 'csr-page', 'programmes.title'],
] as const

describe('the seeds', () => {
  it.each(REFERENCES)('%s name in %s only %s that there are', (from, path, to, key) => {
    const names = valuesAt(seedsOf(from), path)
    const known = new Set(valuesAt(seedsOf(to), key))
    expect(names).not.toEqual([])
    expect(names.filter((name) => !known.has(name))).toEqual([])
  })

  it('have a chart for each section of a report that names one, and a section for each chart', () => {
    const reports = seedsOf('insights-research-reports')
    expect(reports).not.toEqual([])
    for (const report of reports) {
      const named = valuesAt([report], 'sections.chart')
      expect(named.toSorted(), String(report.$key)).toEqual(valuesAt([report], 'charts.key').toSorted())
    }
  })

  it('have a film for each vodcast', () => {
    const films = new Set(valuesAt(seedsOf('films'), 'key'))
    for (const { $key, video } of seedsOf('vodcasts')) {
      const reference = parseVideoId(String(video))
      expect(reference?.provider === 'film' && films.has(reference.key), String($key)).toBe(true)
    }
  })

  it.each(COUNTS)('count in %s as many as there are: %s %s', (texts, of, what, where, path) => {
    const count = new Set(valuesAt(seedsOf(where), path)).size
    expect(JSON.stringify(seedsOf(texts)).toLowerCase()).toContain(`${of}${numberInWords(count)} ${what}`)
  })

  it('send away those who cannot wait for a project by the date of its possession', () => {
    const projects = seedsOf('consolidated-projects')
    const told = projects.flatMap(({ slug, description, possession }) =>
      [...String(description).matchAll(/\b(?:must move|cannot wait|needs footfall)[^.]*?\b(20\d\d)\b/g)].map(
        ([sentence, year = '']) => ({ slug, sentence, isEarly: year < String(possession).slice(0, 4) }),
      ),
    )
    expect(told.length).toBeGreaterThan(2)
    expect(told.filter(({ isEarly }) => isEarly)).toEqual([])
  })

  it('show a room to several projects only in one range of prices', () => {
    const prices = new Map<unknown, number[]>()
    for (const project of seedsOf('consolidated-projects').filter(({ priceFrom }) => Number(priceFrom) > 0)) {
      for (const room of roomsOf(project)) prices.set(room, [...(prices.get(room) ?? []), Number(project.priceFrom)])
    }
    expect([...prices.values()].some(({ length }) => length > 1)).toBe(true)
    for (const [room, of] of prices) expect(Math.max(...of) / Math.min(...of), String(room)).toBeLessThan(2.5)
  })

  it('show each flagship in a room of its own', () => {
    const flagships = readdirSync(SPECS).filter((file) =>
      /"flagship": true/.test(readFileSync(join(SPECS, file), 'utf8')),
    )
    expect(flagships).toHaveLength(12)
    for (const slug of flagships.map((file) => file.replace(/\.json$/, ''))) {
      const showing = seedsOf('consolidated-projects').filter((project) =>
        roomsOf(project).includes(`projects/${slug}-interior.jpg`),
      )
      expect(showing.map((project) => [project.slug, roomsOf(project).length])).toEqual([[slug, 1]])
    }
  })

  it('have more press items than the home page shows', () => {
    expect(seedsOf('homepage-press-coverages').length).toBeGreaterThan(HOMEPAGE_PRESS_ITEMS)
  })
})
