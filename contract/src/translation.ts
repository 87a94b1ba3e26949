import * as z from 'zod/mini'
import { isRecord } from './wire/answer.js'
import { list, required, text } from './wire/fields.js'

/** A text of a record, and the same text in another language; empty while nobody has translated it. */
export interface TranslatedText {
  text: string
  translation: string
}

/**
 * Texts of one record in one language. A translation belongs to the words that it translates and not to their place: a
 * text that an editor changes is shown untranslated until somebody translates it again.
 */
export interface Translation {
  /** For editors, such as `Residential (Hindi)`. */
  title: string
  /** Two letters, such as `hi`. */
  language: string
  /** Singular name of the record's type; empty for words that records of several types share. */
  type: string
  /** The main field of the record, such as the path of a page; empty for a single type or for words that several share. */
  record: string
  texts: readonly TranslatedText[]
}

const TWO_LETTERS = /^[a-z]{2}$/

export const translation: z.ZodMiniType<Translation> = z.object({
  title: required,
  language: z.string().check(z.refine((code) => TWO_LETTERS.test(code), 'must be two small letters, such as hi')),
  type: text,
  record: text,
  texts: list(z.object({ text: required, translation: text })),
})

/**
 * Which fields of a type's records can be translated: dotted paths through parts and lists. Fields that other records or
 * addresses refer to (names of cities, titles of services) are missing, because the wire must keep them; the views
 * translate them where they are shown. The alternative text of a picture can always be translated.
 */
export const translatableFields: Readonly<Record<string, readonly string[]>> = {
  'site-setting': [
    'tagline',
    'equalOpportunityStatement',
    'equalOpportunityPolicy',
    'demonstrationNotice',
    'headerLinkLabel',
    'announcementText',
    'announcementLinkLabel',
    'newsletterHeading',
    'newsletterText',
    'offices.name',
    'offices.hours',
    'externalAddresses.label',
  ],
  'menu-structure': ['heading', 'items.title', 'items.subitems.name'],
  'menu-images-mdm': ['ImageDescription'],
  film: ['title', 'description'],
  page: [
    'title',
    'description',
    'heading',
    'lead',
    'nextStepLabel',
    'sections.heading',
    'sections.text',
    'sections.steps.title',
    'sections.steps.text',
    'blocks.heading',
    'blocks.lead',
    'blocks.text',
    'blocks.linkLabel',
    'blocks.caption',
    'blocks.quote',
    'blocks.about',
    'blocks.title',
    'blocks.alt',
    'blocks.source',
    'blocks.figures.label',
    'blocks.figures.source',
    'blocks.cards.title',
    'blocks.cards.text',
    'blocks.questions.question',
    'blocks.questions.answer',
    'blocks.steps.title',
    'blocks.steps.text',
    'blocks.text.children.text',
    'blocks.text.children.children.text',
    'blocks.text.children.children.children.text',
  ],
  'search-page': ['heading', 'lead', 'emptyHeading', 'emptyText', 'popular.name'],
  'services-mdm': [
    'promise',
    'summary',
    'forWhom.who',
    'forWhom.what',
    'steps.title',
    'steps.text',
    'deliverables',
    'fees',
    'caseStudies.title',
    'caseStudies.story',
    'caseStudies.figure',
    'caseStudies.figureLabel',
    'faq.question',
    'faq.answer',
    'enquiryHint',
  ],
  service: ['Title', 'Description'],
  'explore-service': ['title', 'description'],
  'homepage-banner': ['heading', 'text', 'linkLabel'],
  city: ['summary'],
  'sort-dropdown': ['title'],
  'year-dropdown': ['title'],
  'industry-dropdown': ['title'],
  'area-configuration-dropdown': ['title'],
  'project-category': ['description'],
  'bank-project-category': ['description'],
  'project-page-seo': [
    'title',
    'description',
    'residentialTitle',
    'residentialDescription',
    'commercialTitle',
    'commercialDescription',
  ],
  'project-page-banner': ['heading', 'lead'],
  'consolidated-project': [
    'headline',
    'summary',
    'description',
    'pictures.caption',
    'costComponents.label',
    'costComponents.note',
    'amenities',
    'nearby.name',
    'specifications.label',
    'specifications.value',
    'brochureHighlights',
    'faq.question',
    'faq.answer',
    'reraRegistrations.covers',
    'floors',
    'searchTitle',
    'searchDescription',
  ],
  'tax-rate': ['appliesTo'],
  notice: [
    'title',
    ...['text', 'rights'].flatMap((field) => [
      `${field}.children.text`,
      `${field}.children.children.text`,
      `${field}.children.children.children.text`,
    ]),
    'agree',
    'decline',
    'marketing',
    'share',
  ],
  'contact-seo': ['title', 'description', 'heading', 'lead'],
  'contact-list': ['name', 'hours', 'nearest', 'access', 'desks.need'],
  testimonial: ['quote', 'minded', 'role'],
  leader: ['role', 'helpsWith', 'biography'],
  // The words that a drawn screen computes with, such as its statuses, are names: its view translates them.
  technology: [
    'summary',
    'does',
    'who',
    'figures.label',
    'figures.source',
    'nextStepLabel',
    'demo.rows.note',
    'demo.rows.text',
    'demo.rows.internet',
  ],
  'technology-mdm': ['title', 'description'],
  'career-seo': ['title', 'description', 'heading', 'lead'],
  'about-us-management-seo': ['title', 'description', 'heading', 'lead'],
  'career-page': ['benefits.title', 'benefits.text', 'fraudSigns'],
  'career-testimonial': ['quote', 'role'],
  opening: [
    'title',
    'experience',
    'salaryBand',
    'summary',
    'about',
    'youWill',
    'youBring',
    'weOffer',
    'hiringSteps.title',
    'hiringSteps.text',
  ],
  'mail-text': [
    'receiptSubject',
    'receiptText',
    'confirmSubject',
    'confirmText',
    'welcomeSubject',
    'welcomeText',
    'greeting',
    'greetingWithoutName',
    'signature',
    'answers.subject',
    'answers.text',
  ],
  'insights-research-report': ['title', 'subtitle', 'summary', 'pullFigure.label', 'searchTitle', 'searchDescription'],
}

/** A text without one, such as a number, is the same in every language. */
const LETTER = /\p{L}/u
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/** The texts of a record that can be translated, in the order of its fields, each once. */
export function translatableTexts(model: string, record: unknown): readonly string[] {
  const texts = new Set<string>()
  changeTexts(record, fieldsOf(model), '', (words) => {
    if (LETTER.test(words)) texts.add(words.trim())
    return words
  })
  return [...texts]
}

/**
 * Whether words stand anywhere in a record. Views translate what they show, so a name, or a paragraph of a text, has a
 * translation too, though it is no field of {@link translatableFields}.
 */
export function hasText(value: unknown, words: string): boolean {
  if (typeof value === 'string') return words !== '' && hasWords(value, words)
  return typeof value === 'object' && value !== null && Object.values(value).some((part) => hasText(part, words))
}

/**
 * A record, or a list of records, with every text replaced that has a translation.
 *
 * @param value flattened ({@link flatten}).
 * @param translations by text.
 */
export function withTranslations(model: string, value: unknown, translations: ReadonlyMap<string, string>): unknown {
  return changeTexts(value, fieldsOf(model), '', (words) => {
    const known = words.trim()
    const translated = translations.get(known)
    // Spaces around it belong to the sentence that it is a part of.
    return translated === undefined ? words : words.replace(known, () => translated)
  })
}

/** Whether words stand in a text, and not as parts of longer words. */
function hasWords(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (!LETTER_OR_DIGIT.test(text.charAt(at - 1)) && !LETTER_OR_DIGIT.test(text.charAt(at + words.length))) return true
  }
  return false
}

const ALTERNATIVE_TEXT = 'alternativeText'
const noFields: ReadonlySet<string> = new Set()
const fieldSets = new Map(Object.entries(translatableFields).map(([model, paths]) => [model, new Set(paths)]))

function fieldsOf(model: string): ReadonlySet<string> {
  return fieldSets.get(model) ?? noFields
}

function changeTexts(
  value: unknown,
  fields: ReadonlySet<string>,
  path: string,
  change: (words: string) => string,
): unknown {
  if (typeof value === 'string') return fields.has(path) ? change(value) : value
  if (Array.isArray(value)) return value.map((item) => changeTexts(item, fields, path, change))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name === ALTERNATIVE_TEXT && typeof part === 'string'
        ? change(part)
        : changeTexts(part, fields, path === '' ? name : `${path}.${name}`, change),
    ]),
  )
}
