import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../../scripts/lib/files/paths.mjs'

/** Fields with names that views say by `sayName`, on pages that are offered in Hindi or whose lists are. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  cities: ['name', 'state'],
  'project-categories': ['title', 'propertyType'],
  'consolidated-projects': [
    'category',
    'city',
    'locality',
    'projectStatus',
    'propertyType',
    'industries',
    'configurations.name',
    'configurations.areaConfiguration',
    'configurations.plan.rooms.name',
    'nearby.kind',
    'reraRegistrations.state',
    'reraRegistrations.authority',
  ],
  'contact-lists': ['city', 'desks.topic'],
  leaders: ['city'],
  testimonials: ['city', 'audience'],
  openings: ['department', 'jobType', 'city', 'hiringSteps.takes'],
  technologies: [
    'figures.value',
    ...['status', 'stage', 'kind', 'time', 'area', 'city', 'locality', 'type', 'invoice', 'request'].map(
      (name) => `demo.rows.${name}`,
    ),
  ],
  'services-mdms': ['title', 'steps.takes', 'caseStudies.city'],
  pages: ['sections.steps.takes'],
  'tax-rates': ['charge', 'state', 'city'],
  'menu-images-mdms': ['ImageTitle'],
  'homepage-press-coverages': ['category'],
  awards: ['category'],
  vodcasts: ['topics'],
  'insights-research-reports-a': ['city', 'industry'],
  'insights-research-reports-b': ['city', 'industry'],
}
/** The same in all languages. */
const AS_THEY_ARE = ['GST', 'GujRERA', 'K-RERA', 'MahaRERA', 'TG-RERA', 'TN-RERA']

const known = new Set([...translated(), ...phrases(), ...AS_THEY_ARE])

test.each(Object.keys(NAMES))('every name of %s is known in Hindi', (seed) => {
  const records: unknown = JSON.parse(read(`content/seed/${seed}.json`))
  const names = (NAMES[seed] ?? []).flatMap((path) => valuesAt(records, path.split('.')))
  expect(names.length).toBeGreaterThan(0)
  // A name without a letter, such as a number, is the same in every language.
  expect([...new Set(names)].filter((name) => /\p{L}/u.test(name) && !known.has(name))).toEqual([])
})

function valuesAt(value: unknown, path: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesAt(one, path))
  const [name, ...rest] = path
  if (name === undefined) return typeof value === 'string' ? [value.trim()] : []
  return typeof value === 'object' && value !== null ? valuesAt(Reflect.get(value, name), rest) : []
}

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

function translated(): string[] {
  return readdirSync(join(ROOT, 'content/seed'))
    .filter((name) => name.startsWith('translations-'))
    .flatMap((name): { language: string; texts: { text: string }[] }[] => JSON.parse(read(`content/seed/${name}`)))
    .filter(({ language }) => language === 'hi')
    .flatMap(({ texts }) => texts.map(({ text }) => text.trim()))
}

function phrases(): string[] {
  return ['page', 'scripts'].flatMap((name) =>
    Object.keys(JSON.parse(read(`web/src/words/catalogues/hi/${name}.json`))),
  )
}
