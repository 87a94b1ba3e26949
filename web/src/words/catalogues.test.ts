import {
  audiences,
  builtInNotices,
  changeNoticeWords,
  type FormNotice,
  leadMessages,
  newsletterMessages,
} from '@ashlar/contract'
import { expect, it } from 'vitest'
import { LEAD_FAILURE, LEAD_TOO_MANY } from '@/features/leads/submission/outcome'
import { CONFIRMATION_ON_ITS_WAY, FAILURE_MESSAGE, TOO_MANY_MESSAGE } from '@/features/newsletter/outcome'
import { notices } from '@/features/notice/notices'
import { workerPhrases } from '@/features/offline/worker-names'
import { ownResults } from '@/features/vitals/own-results'
import { languages, phraseIn } from './languages'

type Words = Readonly<Record<string, unknown>>

const files = import.meta.glob<Words>('./catalogues/*/{page,scripts}.json', { eager: true, import: 'default' })
const wordsOf = (code: string, file: 'page' | 'scripts'): Words => files[`./catalogues/${code}/${file}.json`] ?? {}

const catalogues = languages
  .filter(({ code }) => code !== 'en')
  .map((language) => ({
    language,
    name: language.code,
    page: wordsOf(language.code, 'page'),
    scripts: wordsOf(language.code, 'scripts'),
  }))
const whole = catalogues.filter(({ language }) => language.scope === undefined)
const ofShell = catalogues.filter(({ language }) => language.scope === 'shell')
const [hindi] = catalogues.filter(({ name }) => name === 'hi')

function wordsOfNotice(notice: FormNotice): readonly string[] {
  const texts: string[] = []
  changeNoticeWords(notice, (text) => {
    texts.push(text)
    return text
  })
  return texts
}

/** Texts that arrive as data, so that TypeScript cannot find a missing one. */
const OF_DATA = [
  ...Object.values(builtInNotices).flatMap((notice) => [notice.title, ...wordsOfNotice(notice)]),
  ...ownResults.checks.map(({ name }) => name),
].filter(Boolean)
/** Those that the script of a form shows. */
const OF_SCRIPTS = [
  ...Object.values(leadMessages),
  ...Object.values(newsletterMessages),
  LEAD_FAILURE,
  LEAD_TOO_MANY,
  FAILURE_MESSAGE,
  TOO_MANY_MESSAGE,
  CONFIRMATION_ON_ITS_WAY,
]

/** What stands around every page, and the pages that say what went wrong. */
const SHELL_SOURCES = import.meta.glob<string>(
  [
    '../chrome/**/*.{ts,tsx}',
    '../features/{analytics,newsletter,notice,offline}/**/*.{ts,tsx}',
    '../features/search/suggesting-field.tsx',
    '../pages/{errors/_error-page,_offline}.tsx',
    '../ui/{breadcrumbs,drawer,film,link,pagination,text,title,toast}/*.{ts,tsx}',
    // Opened from a mail, so it stands around no page.
    '!../features/newsletter/subscription-view.tsx',
    '!../**/*.test.{ts,tsx}',
  ],
  { eager: true, query: '?raw', import: 'default' },
)
const OF_SHELL = [
  ...Object.values(SHELL_SOURCES).flatMap((source) =>
    [...source.matchAll(/\bsay(?:Message)?\(\s*'([^']+)'/g)].map(([, phrase = '']) => phrase),
  ),
  ...audiences,
  ...Object.values(workerPhrases),
  ...Object.values(notices).flatMap(({ heading, text }) => [heading, text]),
  ...[builtInNotices.counting, builtInNotices['newsletter-emails']].flatMap((notice) => [
    notice.title,
    ...wordsOfNotice(notice),
  ]),
  ...Object.values(newsletterMessages),
  ...[FAILURE_MESSAGE, TOO_MANY_MESSAGE, CONFIRMATION_ON_ITS_WAY],
]

it('there are catalogues to test, and phrases of the shell', () => {
  expect(whole.map(({ name }) => name)).toContain('hi')
  expect(ofShell.map(({ name }) => name)).toContain('ur')
  expect(OF_SHELL.length).toBeGreaterThan(60)
})

it.each(whole)('every text that arrives as data has a translation: $name', ({ page, scripts }) => {
  expect(OF_DATA.filter((text) => !Object.hasOwn({ ...page, ...scripts }, text))).toEqual([])
  expect(OF_SCRIPTS.filter((text) => !Object.hasOwn(scripts, text))).toEqual([])
})

it.each(catalogues)('every text of the shell has a translation: $name', ({ page, scripts }) => {
  expect(OF_SHELL.filter((text) => !Object.hasOwn({ ...page, ...scripts }, text))).toEqual([])
})

it.each(catalogues)(
  'no phrase is translated that the site does not say, and each is in the right file: $name',
  ({ page, scripts }) => {
    expect(Object.keys(page).filter((phrase) => !Object.hasOwn(hindi?.page ?? {}, phrase))).toEqual([])
    expect(Object.keys(scripts).filter((phrase) => !Object.hasOwn(hindi?.scripts ?? {}, phrase))).toEqual([])
  },
)

it.each(catalogues)('a translation has the values of its phrase: $name', ({ language, page, scripts }) => {
  for (const phrase of [...Object.keys(page), ...Object.keys(scripts)]) {
    const names = [...phrase.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    // A number for all: the plural of a message needs one.
    const values = Object.fromEntries(names.map((name, index) => [name, 7000 + index]))
    const said = phraseIn(language, phrase, values)?.replaceAll(',', '') ?? ''
    for (const value of Object.values(values)) expect(said, phrase).toContain(String(value))
  }
})

it('numbers of a plural are grouped by lakh', () => {
  if (!hindi) throw new Error('there is no Hindi')
  expect(phraseIn(hindi.language, '{count} fields to check', { count: 1 })).toBe('1 जगह सुधारें')
  expect(phraseIn(hindi.language, '{count} fields to check', { count: 123456 })).toBe('1,23,456 जगहें सुधारें')
})

it.each(catalogues)('the typeface has the letters of every translation: $name', ({ language, page, scripts }) => {
  const ranges = (language.font?.range ?? 'U+0-10FFFF').split(',').map((range) => {
    const [first = '', last = first] = range.slice(2).split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
  })
  const letters = new Set(JSON.stringify([page, scripts]).match(/[^\p{Script=Latin}\p{Script=Common}]/gu))
  const absent = [...letters].filter((letter) => {
    const code = letter.codePointAt(0) ?? 0
    return !ranges.some(([first, last]) => first <= code && code <= last)
  })
  expect(absent).toEqual([])
})
