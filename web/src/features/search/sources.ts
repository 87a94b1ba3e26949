import 'server-only'
import type { City } from '@ashlar/contract'
import { dayInIndia } from '@ashlar/contract'
import { readOpenings } from '@/content/readers/all-openings'
import { readAwards } from '@/content/readers/awards'
import { readCareerPage, readCareerTestimonials } from '@/content/readers/careers'
import {
  readCreativeAgency,
  readCsrPage,
  readDigitalAgency,
  readGlobalPartners,
  readOffices,
  readTechnologies,
} from '@/content/readers/group'
import { readAllPages } from '@/content/readers/pages'
import { readWholePosts } from '@/content/readers/posts'
import { readAllPressCoverage } from '@/content/readers/press'
import { readProjects } from '@/content/readers/projects'
import { readReports } from '@/content/readers/reports'
import { readLeaders, readServiceOffers, readServicePages } from '@/content/readers/services'
import { readTestimonials } from '@/content/readers/testimonials'
import { readVodcasts } from '@/content/readers/vodcasts'
import { officeDocuments, openingDocuments, peopleDocuments, technologyDocuments } from './documents/group'
import { htmlSections } from './documents/html-sections'
import { postDocuments, pressDocuments, reportDocuments, vodcastDocuments } from './documents/insights'
import { pageDocuments } from './documents/pages'
import { projectDocuments } from './documents/projects'
import type { SearchDocument } from './search-document'

/** A source of documents: a part of the content that is read, and may fail, by itself. */
export interface Source {
  /** The name for visitors when it is missing. */
  name: string
  read: (cities: readonly City[]) => Promise<SearchDocument[]>
}

/** All public content. */
export const SOURCES: readonly Source[] = [
  { name: 'Pages', read: readPages },
  { name: 'Projects', read: async (cities) => projectDocuments(await readProjects(), cities) },
  { name: 'Research', read: async (cities) => reportDocuments(await readReports(), cities) },
  { name: 'Vodcasts', read: async () => vodcastDocuments(await readVodcasts()) },
  { name: 'Blog', read: readPosts },
  { name: 'Press coverage', read: async (cities) => pressDocuments(await readAllPressCoverage(), cities) },
  { name: 'People', read: async (cities) => peopleDocuments(await readLeaders(), cities) },
  { name: 'Offices', read: async (cities) => officeDocuments(await readOffices(), cities) },
  { name: 'Openings', read: async (cities) => openingDocuments(await readOpenings(), cities, dayInIndia()) },
  { name: 'Technology', read: async () => technologyDocuments(await readTechnologies()) },
]

async function readPages(): Promise<SearchDocument[]> {
  const [pages, services, offers, awards, partners, testimonials, colleagues] = await Promise.all([
    readAllPages(),
    readServicePages(),
    readServiceOffers(),
    readAwards(),
    readGlobalPartners(),
    readTestimonials(),
    readCareerTestimonials(),
  ])
  const [careers, csr, digitalAgency, creativeAgency] = await Promise.all([
    readCareerPage(),
    readCsrPage(),
    readDigitalAgency(),
    readCreativeAgency(),
  ])
  return pageDocuments(pages, {
    services,
    offers,
    awards,
    partners,
    testimonials,
    colleagues,
    careers,
    csr,
    digitalAgency,
    creativeAgency,
  })
}

async function readPosts(): Promise<SearchDocument[]> {
  const posts = await readWholePosts()
  return postDocuments(
    posts.map(({ href, title, excerpt, picture, content, author, categories }) => ({
      href,
      title,
      excerpt,
      picture,
      sections: htmlSections(content),
      author: author?.name ?? '',
      categories: categories.map(({ name }) => name),
    })),
  )
}
