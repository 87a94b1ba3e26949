import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  award,
  type City,
  careerPage,
  careerTestimonial,
  choice,
  city,
  contactOffice,
  creativeAgencyPage,
  csrPage,
  digitalAgencyPage,
  globalPartner,
  leader,
  opening,
  page,
  parseList,
  parseOne,
  pressItem,
  project,
  researchReport,
  service,
  servicePage,
  technology,
  testimonial,
  translation,
  vodcast,
  withTranslations,
} from '@ashlar/contract'
import { currentTranslations, inLanguage, type Translations, translateBy } from '@/words/current-language'
import type { Language } from '@/words/languages'
import type { SearchableProjects } from '../asked-projects'
import { officeDocuments, openingDocuments, peopleDocuments, technologyDocuments } from '../documents/group'
import { htmlSections } from '../documents/html-sections'
import {
  postDocuments,
  pressDocuments,
  reportDocuments,
  type SearchablePost,
  vodcastDocuments,
} from '../documents/insights'
import { pageDocuments } from '../documents/pages'
import { projectDocuments } from '../documents/projects'
import { FilterVocabulary } from '../filter-vocabulary'
import { type Meanings, meaningsOf } from '../meanings'
import { type SearchDocument, withEnglish } from '../search-document'

const FOLDER = join(import.meta.dirname, '../../../../../content/seed')
/** A date on which most of the seeded openings are open. */
const TODAY = '2026-11-20'

/**
 * The records of a seed file, with all its parts, in the current language.
 *
 * @param model name of the content type, for records that can be translated.
 */
function seedRecords(name: string, model = ''): unknown[] {
  const records = readdirSync(FOLDER)
    .filter((file) => file.replace(/(-[a-z])?\.json$/, '') === name)
    .flatMap((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as unknown)
  const translations = currentTranslations()
  return translations.size === 0 ? records : records.map((record) => withTranslations(model, record, translations))
}

/** The translations of the demonstration content, by their English text. */
export function seedTranslations(code: string): Translations {
  const texts = parseList(translation, seedRecords('translations'))
    .records.filter(({ language }) => language === code)
    .flatMap((record) => record.texts)
  return new Map(texts.toReversed().map(({ text, translation: translated }) => [text.trim(), translated]))
}

/** What the search reads in a language of the demonstration content: documents, with their English texts. */
export function seedDocumentsIn(language: Language, translations: Translations): SearchDocument[] {
  const documents = inLanguage(language, () => {
    translateBy(translations)
    return seedDocuments()
  })
  return withEnglish(documents, seedDocuments())
}

/** The documents of the demonstration content, made without a backend, in the current language. */
export function seedDocuments(): SearchDocument[] {
  const cities: readonly City[] = parseList(city, seedRecords('cities', 'city')).records
  return [
    ...pageDocuments(parseList(page, seedRecords('pages', 'page')).records, {
      services: parseList(servicePage, seedRecords('services-mdms', 'services-mdm')).records,
      offers: parseList(service, seedRecords('services', 'service')).records,
      awards: parseList(award, seedRecords('awards')).records,
      partners: parseList(globalPartner, seedRecords('global-partners')).records,
      testimonials: parseList(testimonial, seedRecords('testimonials', 'testimonial')).records,
      colleagues: parseList(careerTestimonial, seedRecords('career-testimonials')).records,
      careers: parseOne(careerPage, seedRecords('career-page')),
      csr: parseOne(csrPage, seedRecords('csr-page')),
      digitalAgency: parseOne(digitalAgencyPage, seedRecords('digital-agency-page')),
      creativeAgency: parseOne(creativeAgencyPage, seedRecords('creative-agency-page')),
    }),
    ...projectDocuments(
      parseList(project, seedRecords('consolidated-projects', 'consolidated-project')).records,
      cities,
    ),
    ...reportDocuments(
      parseList(researchReport, seedRecords('insights-research-reports', 'insights-research-report')).records,
      cities,
    ),
    ...vodcastDocuments(parseList(vodcast, seedRecords('vodcasts')).records),
    ...postDocuments(seedPosts()),
    ...pressDocuments(
      parseList(pressItem, seedRecords('homepage-press-coverages')).records.toSorted((a, b) =>
        b.date.localeCompare(a.date),
      ),
      cities,
    ),
    ...peopleDocuments(parseList(leader, seedRecords('leaders', 'leader')).records, cities),
    ...officeDocuments(parseList(contactOffice, seedRecords('contact-lists', 'contact-list')).records, cities),
    ...openingDocuments(parseList(opening, seedRecords('openings')).records, cities, TODAY),
    ...technologyDocuments(parseList(technology, seedRecords('technologies', 'technology')).records),
  ]
}

interface SeededPost {
  slug: string
  title: string
  excerpt: string
  content: string
  author: string
  category: string
}

function seedPosts(): SearchablePost[] {
  return (seedRecords('posts') as SeededPost[]).map(({ slug, title, excerpt, content, author, category }) => ({
    href: `/blog/${slug}`,
    title,
    excerpt,
    picture: null,
    sections: htmlSections(content),
    author,
    categories: [category],
  }))
}

/** The demonstration projects with the choices of their list. */
export function seedSearchableProjects(): SearchableProjects {
  const choices = (name: string) => parseList(choice, seedRecords(name)).records
  const kept = {
    cities: parseList(city, seedRecords('cities', 'city')).records,
    areaConfigurations: choices('area-configuration-dropdowns'),
    sorts: choices('sort-dropdowns'),
    years: choices('year-dropdowns'),
    industries: choices('industry-dropdowns'),
  }
  const searchable = {
    projects: parseList(project, seedRecords('consolidated-projects', 'consolidated-project')).records,
    choices: kept,
  }
  return { ...searchable, vocabulary: new FilterVocabulary(searchable, seedMeanings()) }
}

/** The synonyms that editors maintain. */
export function seedMeanings(): Meanings {
  const [kept] = seedRecords('search-page') as { meanings: string[] }[]
  return meaningsOf(kept?.meanings ?? [], parseList(city, seedRecords('cities', 'city')).records)
}
