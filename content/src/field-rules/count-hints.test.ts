import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Translation } from '@ashlar/contract'
import { expect, it } from 'vitest'
import type { Fields } from '../publishing/faults'
import { textOf } from '../publishing/walk'
import { countHints, countsIn } from './count-hints'

const SEEDS = join(import.meta.dirname, '../../seed')
const seeds = (file: string): Fields[] => JSON.parse(readFileSync(join(SEEDS, file), 'utf8'))

const projects = seeds('consolidated-projects.json')
const translations = readdirSync(SEEDS)
  .filter((file) => file.startsWith('translations-'))
  .flatMap((file) => seeds(file) as unknown as Translation[])
  .flatMap(({ texts }) => texts)

/** The numbers that our texts write as words, in Hindi as they stand in a sentence. */
const HINDI_NUMBERS: Readonly<Record<number, string>> = {
  ...{ 2: 'दो', 3: 'तीन', 4: 'चार', 5: 'पाँच', 6: 'छह', 9: 'नौ', 10: 'दस', 14: 'चौदह', 18: 'अठारह', 19: 'उन्नीस' },
  ...{ 20: 'बीस', 28: 'अट्ठाईस', 44: 'चवालीस', 48: 'अड़तालीस', 50: 'पचास', 60: 'साठ', 64: 'चौंसठ', 88: 'अट्ठासी' },
  ...{ 94: 'चौरानवे', 140: 'एक सौ चालीस' },
}

it('reads what a text counts in a whole project', () => {
  const counted = (text: string) => countsIn(text).map(({ value, of }) => `${value} ${of}`)
  expect(counted('One hundred and forty homes in three round-cornered towers.')).toEqual(['140 homes', '3 towers'])
  expect(counted('Three homes left of twenty-eight: two, three or four bedrooms')).toEqual([
    '3 homes',
    '3 bedrooms',
    '4 bedrooms',
  ])
  expect(counted('Six homes a floor, 4 BHK flats, five minutes to the shops, two. Homes wait')).toEqual([])
})

it('names each count that no figure of the project is, and asks nothing that the record does not say', () => {
  const project = {
    headline: 'Three towers on the river',
    summary: '140 homes of three or four bedrooms',
    brochureHighlights: ['Nineteen homes left', 'Bridges between two towers'],
    buildings: 3,
    units: '140',
    configurations: [
      { name: '3 BHK', total: 100, available: 9 },
      { name: '4 BHK', total: 40, available: 10, plan: { rooms: [{ name: 'Bedroom 1' }] } },
    ],
  }
  expect(countHints(project)).toEqual([
    { path: ['summary'], message: 'says 4 bedrooms, which no figure of this project is' },
    { path: ['brochureHighlights', 1], message: 'says 2 towers, which no figure of this project is' },
  ])
  expect(countHints({ ...project, buildings: null, configurations: [] })).toEqual([
    { path: ['brochureHighlights', 0], message: 'says 19 homes, which no figure of this project is' },
  ])
})

it('the texts of our projects count what their figures say', () => {
  expect(projects.flatMap((project) => countHints(project).map((hint) => [project.name, hint]))).toEqual([])
  expect(projects.flatMap(({ summary }) => countsIn(textOf(summary))).length).toBeGreaterThan(50)
})

it('and so do they in Hindi', () => {
  const inHindi = new Map(translations.map(({ text, translation }) => [text, translation]))
  const texts = projects.flatMap(({ headline, summary, brochureHighlights }) =>
    [headline, summary, brochureHighlights].flat().map(textOf),
  )
  const missing = texts.flatMap((text) => {
    const words = inHindi.get(text) ?? ''
    return countsIn(text)
      .filter(({ value }) => ![String(value), HINDI_NUMBERS[value] ?? '?'].some((number) => words.includes(number)))
      .map(({ value, of }) => `${value} ${of}: ${words}`)
  })
  expect(missing).toEqual([])
})
