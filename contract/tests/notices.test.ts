import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import {
  builtInNotices,
  changeNoticeWords,
  noticeForms,
  noticeInTheNameOf,
  noticeLines,
  notice as noticeSchema,
} from '../src'

const seeds = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../content/seed/notices.json'), 'utf8'),
) as unknown[]

it('the demonstration content begins with the built-in notices', () => {
  const written = seeds.map((seed) => noticeSchema.parse(seed))
  expect(written).toEqual(noticeForms.map((form) => ({ ...builtInNotices[form], version: '' })))
})

it('a notice is read in the name of the brand', () => {
  const lines = noticeLines(noticeInTheNameOf('Quoin & Sons', builtInNotices['project-leads']))
  expect(lines.join()).toContain('I agree that Quoin & Sons uses these details')
  expect(lines.join()).not.toContain('{')
})

it('every text of a notice is changed, and the spaces around it stay', () => {
  const [, rights] = noticeLines(changeNoticeWords(builtInNotices['newsletter-emails'], () => 'x'))
  expect(rights).toBe('x x')
})
