import { audiences, SERVICES_MENU_RECORDS, type Technology } from '@ashlar/contract'
import { readGlobalPartners, readTechnologies } from '@/content/readers/group'
import { readBanners, readExploreServices, readTechnologySignposts } from '@/content/readers/home'
import { readMenuCards } from '@/content/readers/menu-cards'
import { readLatestPosts } from '@/content/readers/posts'
import { readNewestPress } from '@/content/readers/press'
import { countProjects, countSoldOut, readFlagships, readSuggestions } from '@/content/readers/project-lists'
import { readNewestReports } from '@/content/readers/reports'
import { readLeaders } from '@/content/readers/services'
import { readTestimonialOfAudience } from '@/content/readers/testimonials'
import type { HomeContent, LaunchBoard } from './home-content'

const POSTS = 2
const PROJECTS = 3
/** The most stones in the wall of projects; the list of projects has all. */
const STONES = 48
const TESTIMONIALS = 2
const FACES = 7
/** More than are shown, because a report without a figure is skipped. */
const REPORTS = 12

/**
 * All content of the home page beside its own record.
 *
 * @throws {ContentUnavailable} when a part is not available and never was: the home page must not silently show less.
 */
export async function readHomeContent(): Promise<HomeContent> {
  const [banners, audienceCards, exploreServices, projects, reports, posts, press] = await Promise.all([
    readBanners(),
    readMenuCards('Services'),
    readExploreServices(),
    readFlagships(PROJECTS),
    readNewestReports(REPORTS),
    readLatestPosts(POSTS),
    readNewestPress(),
  ])
  const [testimonials, technology, products, partners, projectCount, soldOut, allProjects, leaders] = await Promise.all(
    [
      Promise.all(audiences.map(readTestimonialOfAudience)),
      readTechnologySignposts(),
      readTechnologies(),
      readGlobalPartners(),
      countProjects(),
      countSoldOut(),
      readSuggestions(null, STONES),
      readLeaders(),
    ],
  )
  return {
    banners,
    audienceCards: audienceCards.slice(0, SERVICES_MENU_RECORDS),
    exploreServices,
    projects,
    projectCount,
    soldOut,
    allProjects,
    reports,
    posts,
    press,
    testimonials: testimonials.flat().slice(0, TESTIMONIALS),
    technology,
    board: boardOf(products),
    partners,
    leaders: leaders.filter(({ picture }) => picture !== null).slice(0, FACES),
  }
}

function boardOf(products: readonly Technology[]): LaunchBoard | null {
  for (const { title, demo } of products) if (demo?.kind === 'inventory-board') return { title, units: demo.rows }
  return null
}
