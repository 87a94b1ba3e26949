import { expect, it } from 'vitest'
import { languages } from '@/words/languages'
import { excerptOf } from '../excerpt'
import { seedDocuments, seedDocumentsIn, seedTranslations } from '../testing/seed-documents'

const documents = seedDocuments()
const textOf = (title: string) => documents.find((document) => document.title === title)?.text

it('what a leader is asked about says so, in one sentence', () => {
  const people = documents.filter(({ kind }) => kind === 'people')
  expect(people.some(({ text }) => /\. Ask about: [^.]+; An adviser who pressed you\. /.test(text))).toBe(true)
  const hindi = languages.find(({ code }) => code === 'hi')
  if (!hindi) throw new Error('there is no Hindi')
  const inHindi = seedDocumentsIn(hindi, seedTranslations('hi')).filter(({ kind }) => kind === 'people')
  expect(inHindi.some(({ text }) => text.includes('इनके बारे में पूछें: '))).toBe(true)
})

it('the title and the city of a case study introduce its story', () => {
  const [told] = documents.filter(({ text }) => text.includes('The forgotten share at Shirgaon'))
  expect(told?.text).toContain('The forgotten share at Shirgaon, Pune: Eleven cousins')
})

it('a project and an opening begin with their sentence, not with the place that stands beside their name', () => {
  const [project] = documents.filter(({ kind, part }) => kind === 'projects' && part === 0)
  expect(project && textOf(project.title)?.startsWith(project.heading)).toBe(false)
  const [opening] = documents.filter(({ kind }) => kind === 'openings')
  expect(opening && textOf(opening.title)?.startsWith(opening.heading)).toBe(false)
})

it('an excerpt begins with the sentence of its match when the match is near its end', () => {
  const before = 'This sentence goes on for a while before it comes to what was looked for, which is at its very end'
  const text = `${'Nothing of note. '.repeat(9)}${before}, a pump, and a well, and a tank, and then the plant. ${'More. '.repeat(40)}`
  const said = excerptOf(text, new Set(['plant']))
    .map((piece) => piece.text)
    .join('')
  expect(said).toMatch(/^…\u00a0This sentence goes on/)
})
