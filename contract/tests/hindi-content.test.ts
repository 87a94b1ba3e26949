import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type Translation, translatableFields, translatableTexts } from '../src/translation'

const REPOSITORY = join(import.meta.dirname, '../..')
const SEEDS = join(REPOSITORY, 'content/seed')

/** Pages of parts of the site that are in English alone (docs/decisions/0032-languages.md). */
const ENGLISH_PAGES = /^\/(?:about\/(?!contact-us)|insights|in-the-news|ada|aca|blog|figures)/

/** What the page of a city shows of its reports (web/src/pages/projects/in/_place.tsx), and the words of pages. */
const REPORTS_OF_CITY = 2
const WORDS = join(REPOSITORY, 'web/src/words/catalogues/hi/page.json')

interface Chart extends Record<'title' | 'alt' | 'note' | 'unit' | 'xLabel' | 'yLabel', string | undefined> {
  series: { name: string; points: { x: unknown; label?: string }[] }[]
}

const translations = recordsOf('translations').flatMap((record) => (record as unknown as Translation).texts)
const translated = new Set(translations.map(({ text }) => text))

it('every text of the pages, services and projects that Hindi covers has a translation', () => {
  const missing = Object.keys(translatableFields).flatMap((model) =>
    recordsOf(pluralOf(model))
      .filter(({ path }) => model !== 'page' || !ENGLISH_PAGES.test(String(path)))
      .flatMap((record) => translatableTexts(model, record))
      .filter((text) => /[A-Za-z]{2}/.test(text) && !translated.has(text)),
  )
  expect([...new Set(missing)]).toEqual([])
})

it('a translation is in Devanagari, with Latin digits, and keeps the addresses of links', () => {
  const faults = translations.filter(
    ({ text, translation }) =>
      /[०-९]/.test(translation) ||
      (/\s[a-z]{3,}\s/.test(text) && !/\p{Script=Devanagari}/u.test(translation)) ||
      linksOf(text) !== linksOf(translation),
  )
  expect(faults.map(({ text }) => text)).toEqual([])
})

it('no text is translated twice', () => {
  const texts = translations.map(({ text }) => text)
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
})

it('what a client minded is a part of the quotation in Hindi too', () => {
  const inHindi = new Map(translations.map(({ text, translation }) => [text, translation]))
  const minded = recordsOf('testimonials').filter((record) => record.minded)
  expect(minded.length).toBeGreaterThan(10)
  for (const { quote, minded: part } of minded) {
    expect(inHindi.get(String(quote))).toContain(inHindi.get(String(part)))
  }
})

it('every text of the charts on the pages of cities has a translation', () => {
  const cities = new Set(recordsOf('consolidated-projects').map(({ city }) => city))
  const newest = recordsOf('insights-research-reports').toSorted((a, b) =>
    String(b.publishedOn).localeCompare(String(a.publishedOn)),
  )
  const shown = [...cities].flatMap((city) => newest.filter((report) => report.city === city).slice(0, REPORTS_OF_CITY))
  expect(shown.length).toBeGreaterThan(cities.size)
  const words = JSON.parse(readFileSync(WORDS, 'utf8'))
  const missing = shown.flatMap(({ findings, charts }) => {
    const [[finding], [chart]] = [findings, charts] as [[string], [Chart]]
    const names = chart.series.flatMap(({ name, points }) => [name, ...points.flatMap(({ x, label }) => [x, label])])
    return [finding, chart.title, chart.alt, chart.note, chart.unit, chart.xLabel, chart.yLabel, ...names].filter(
      (text) => typeof text === 'string' && /[A-Za-z]{2}/.test(text) && !translated.has(text) && !(text in words),
    )
  })
  expect([...new Set(missing)]).toEqual([])
})

function linksOf(text: string): string {
  return [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, address]) => address).join()
}

function pluralOf(model: string): string {
  return model.replace(/y$/, 'ie').concat('s')
}

/** The records of a type, from the seeds and from the brand, with the alternative texts where the wire has them. */
function recordsOf(plural: string): Record<string, unknown>[] {
  const isOf = (file: string) => {
    const name = file.replace(/(-[a-z])?\.json$/, '')
    return file.endsWith('.json') && (name === plural || `${name}s` === plural)
  }
  return [SEEDS, join(REPOSITORY, 'brand')].flatMap((folder) =>
    readdirSync(folder)
      .filter(isOf)
      .flatMap((file) => [JSON.parse(readFileSync(join(folder, file), 'utf8'), withAlternativeText)].flat()),
  )
}

function withAlternativeText(_name: string, value: unknown): unknown {
  const isMedia = typeof value === 'object' && value !== null && '$media' in value
  return isMedia && 'alt' in value ? { alternativeText: value.alt } : value
}
