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
  vodcast,
} from '@ashlar/contract'
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
import { type Meanings, meaningsOf } from '../meanings'
import type { SearchDocument } from '../search-document'
import { WishVocabulary } from '../wish-vocabulary'
import type { ProjectShelf } from '../wishes'

const FOLDER = join(import.meta.dirname, '../../../../../content/seed')
/** A day on which most of the seeded openings are open. */
const TODAY = '2026-11-20'

/** A seed file's records, from all of its parts. */
export function seed(name: string): unknown[] {
  return readdirSync(FOLDER)
    .filter((file) => file.replace(/(-[a-z])?\.json$/, '') === name)
    .flatMap((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as unknown)
}

/** The demonstration content as the search reads it, without a backend. */
export function seedDocuments(): SearchDocument[] {
  const cities: readonly City[] = parseList(city, seed('cities')).records
  return [
    ...pageDocuments(parseList(page, seed('pages')).records, {
      services: parseList(servicePage, seed('services-mdms')).records,
      offers: parseList(service, seed('services')).records,
      awards: parseList(award, seed('awards')).records,
      partners: parseList(globalPartner, seed('global-partners')).records,
      voices: parseList(testimonial, seed('testimonials')).records,
      colleagues: parseList(careerTestimonial, seed('career-testimonials')).records,
      careers: parseOne(careerPage, seed('career-page')),
      csr: parseOne(csrPage, seed('csr-page')),
      digitalAgency: parseOne(digitalAgencyPage, seed('digital-agency-page')),
      creativeAgency: parseOne(creativeAgencyPage, seed('creative-agency-page')),
    }),
    ...projectDocuments(parseList(project, seed('consolidated-projects')).records, cities),
    ...reportDocuments(parseList(researchReport, seed('insights-research-reports')).records, cities),
    ...vodcastDocuments(parseList(vodcast, seed('vodcasts')).records),
    ...postDocuments(seedPosts()),
    ...pressDocuments(
      parseList(pressItem, seed('homepage-press-coverages')).records.toSorted((a, b) => b.date.localeCompare(a.date)),
      cities,
    ),
    ...peopleDocuments(parseList(leader, seed('leaders')).records, cities),
    ...officeDocuments(parseList(contactOffice, seed('contact-lists')).records, cities),
    ...openingDocuments(parseList(opening, seed('openings')).records, cities, TODAY),
    ...technologyDocuments(parseList(technology, seed('technologies')).records),
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
  return (seed('posts') as SeededPost[]).map(({ slug, title, excerpt, content, author, category }) => ({
    href: `/blog/${slug}`,
    title,
    excerpt,
    sections: htmlSections(content),
    author,
    categories: [category],
  }))
}

/** The demonstration projects with the choices of their list. */
export function seedShelf(): ProjectShelf {
  const choices = (name: string) => parseList(choice, seed(name)).records
  const kept = {
    cities: parseList(city, seed('cities')).records,
    areaConfigurations: choices('area-configuration-dropdowns'),
    sorts: choices('sort-dropdowns'),
    years: choices('year-dropdowns'),
    industries: choices('industry-dropdowns'),
  }
  const shelf = { projects: parseList(project, seed('consolidated-projects')).records, choices: kept }
  return { ...shelf, vocabulary: new WishVocabulary(shelf, seedMeanings()) }
}

/** Words of one meaning, as editors keep them. */
export function seedMeanings(): Meanings {
  const [kept] = seed('search-page') as { meanings: string[] }[]
  return meaningsOf(kept?.meanings ?? [], parseList(city, seed('cities')).records)
}
