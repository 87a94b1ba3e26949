import {
  consentNotices,
  consentRights,
  leadMessages,
  leadRegistry,
  newsletterMessages,
  projectStatuses,
  propertyTypes,
} from '@ashlar/contract'
import { expect, it } from 'vitest'
import { BANK_LIST } from '@/features/bank-projects/bank-query'
import { calculatorLabels, calculatorNames, calculatorOf } from '@/features/calculators/calculators'
import type { Field } from '@/features/calculators/inputs'
import { OPENING_LIST } from '@/features/careers/opening-query'
import { leadForms } from '@/features/leads/form/forms'
import { LEAD_FAILURE, LEAD_TOO_MANY } from '@/features/leads/submission/outcome'
import { nextStepsAfter } from '@/features/leads/visitor/next-steps'
import { CONFIRMATION_ON_ITS_WAY, FAILURE_MESSAGE, TOO_MANY_MESSAGE } from '@/features/newsletter/outcome'
import { notices } from '@/features/notice/notices'
import { PRESS_LIST } from '@/features/press/find-press'
import { FILTERS, FORM_GROUPS } from '@/features/projects/filters/filter-table'
import { REPORT_LIST } from '@/features/research/report-query'
import { DOCUMENT_KINDS } from '@/features/search/search-document'
import pageWords from './catalogues/hi/page.json'
import scriptWords from './catalogues/hi/scripts.json'
import { languages, phraseIn } from './languages'

const hindi = languages.find(({ code }) => code === 'hi')

/** Texts that come from tables, so that TypeScript cannot find a missing one. */
const OF_TABLES = [
  ...Object.values(notices).flatMap(({ heading, text }) => [heading, text]),
  ...Object.values(leadForms).flatMap(({ title, send, first, more, records }) => [
    title,
    send,
    ...[...first, ...more].flatMap(({ label, asks, hint = '', none = '', choices = {} }) => [
      label,
      asks,
      hint,
      none,
      ...Object.values(choices),
    ]),
    ...Object.values(records).map(({ asks }) => asks),
  ]),
  ...Object.values(consentNotices).flatMap(({ use, kept, agree, marketing, share }) => [
    use,
    kept,
    agree,
    marketing,
    share,
  ]),
  ...[OPENING_LIST, BANK_LIST, REPORT_LIST, PRESS_LIST].flatMap(({ filters, called }) => [
    called.one,
    called.many,
    ...Object.values(filters).flatMap(({ label, any, relaxed }) => [label, any, relaxed.words]),
  ]),
  ...FORM_GROUPS,
  ...Object.values(FILTERS).flatMap(({ form, relaxed }) => [
    relaxed.words,
    ...(typeof form === 'object' && 'any' in form ? [form.any] : []),
    ...(typeof form === 'object' && 'label' in form ? [form.label] : []),
  ]),
  ...propertyTypes.flatMap((type) => [type, `${type} projects`]),
  ...DOCUMENT_KINDS.flatMap(({ title, one }) => [title, one]),
  ...Object.values(calculatorLabels),
  ...calculatorNames
    .flatMap((name): readonly Field[] => calculatorOf(name, []).fields)
    .flatMap((field) => [
      field.label,
      field.hint ?? '',
      ...(field.kind === 'choice' ? [field.any ?? '', ...field.choices.map(({ title }) => title)] : []),
      ...(field.kind === 'count' ? [field.unit] : []),
    ]),
  consentRights,
  ...projectStatuses,
  ...(Object.keys(leadRegistry) as (keyof typeof leadRegistry)[]).flatMap((type) => [
    leadRegistry[type].noun,
    ...nextStepsAfter(type).map(({ label }) => label),
  ]),
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

it('every text of forms, notices, filters, calculators and error pages has a translation', () => {
  expect(OF_TABLES.filter((text) => !Object.hasOwn({ ...pageWords, ...scriptWords }, text))).toEqual([])
  expect(OF_SCRIPTS.filter((text) => !Object.hasOwn(scriptWords, text))).toEqual([])
})

it('a translation has the values of its phrase', () => {
  if (!hindi) throw new Error('there is no Hindi')
  for (const phrase of [...Object.keys(pageWords), ...Object.keys(scriptWords)]) {
    const names = [...phrase.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    // A number for all: the plural of a message needs one.
    const values = Object.fromEntries(names.map((name, index) => [name, 7000 + index]))
    const said = phraseIn(hindi, phrase, values)?.replaceAll(',', '') ?? ''
    for (const value of Object.values(values)) expect(said, phrase).toContain(String(value))
  }
})

it('numbers of a plural are grouped by lakh', () => {
  if (!hindi) throw new Error('there is no Hindi')
  expect(phraseIn(hindi, '{count} fields to check', { count: 1 })).toBe('1 जगह सुधारें')
  expect(phraseIn(hindi, '{count} fields to check', { count: 123456 })).toBe('1,23,456 जगहें सुधारें')
})
