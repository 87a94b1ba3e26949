import { audiences, SERVICES_MENU_RECORDS } from '@ashlar/contract'
import { readBanners, readExploreServices, readNewestPress, readTechnologySignposts } from '@/content/readers/home'
import { readMenuCards } from '@/content/readers/menu-cards'
import { readNavigation } from '@/content/readers/navigation'
import { readGlobalPartners } from '@/content/readers/partners'
import { readLatestPosts } from '@/content/readers/posts'
import { countProjects, readFlagships } from '@/content/readers/project-lists'
import { readNewestReports } from '@/content/readers/report-lists'
import { readVoiceOf } from '@/content/readers/voices'
import type { HomeContent } from './home-content'

const POSTS = 3
const PROJECTS = 6
/** More than are shown: a report without a figure to show is passed over. */
const REPORTS = 12

/**
 * Everything the home page shows beside its own words.
 *
 * @throws {ContentUnavailable} when a part cannot be had and never could: a home page without it would be less than
 * the page.
 */
export async function readHomeContent(): Promise<HomeContent> {
  const [banners, navigation, audienceCards, exploreServices, projects, reports, posts, press] = await Promise.all([
    readBanners(),
    readNavigation(),
    readMenuCards('Services'),
    readExploreServices(),
    readFlagships(PROJECTS),
    readNewestReports(REPORTS),
    readLatestPosts(POSTS),
    readNewestPress(),
  ])
  const [testimonials, technology, partners, projectCount] = await Promise.all([
    Promise.all(audiences.map(readVoiceOf)),
    readTechnologySignposts(),
    readGlobalPartners(),
    countProjects(),
  ])
  return {
    banners,
    services: navigation.services.audiences,
    audienceCards: audienceCards.slice(0, SERVICES_MENU_RECORDS),
    exploreServices,
    projects,
    projectCount,
    reports,
    posts,
    press,
    testimonials: testimonials.flat(),
    technology,
    partners,
  }
}
