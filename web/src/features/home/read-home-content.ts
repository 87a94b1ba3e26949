import { audiences, SERVICES_MENU_RECORDS, type Testimonial } from '@ashlar/contract'
import { readBanners, readExploreServices, readNewestPress, readTechnologySignposts } from '@/content/readers/home'
import { readMenuCards } from '@/content/readers/menu-cards'
import { readNavigation } from '@/content/readers/navigation'
import { readGlobalPartners } from '@/content/readers/partners'
import { readLatestPosts } from '@/content/readers/posts'
import { readProjects } from '@/content/readers/projects'
import { readReports } from '@/content/readers/research'
import { readTestimonials } from '@/content/readers/services'
import type { HomeContent } from './home-content'

const POSTS = 3
const PROJECTS = 6

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
    readProjects(),
    readReports(),
    readLatestPosts(POSTS),
    readNewestPress(),
  ])
  const [testimonials, technology, partners] = await Promise.all([
    readTestimonials(),
    readTechnologySignposts(),
    readGlobalPartners(),
  ])
  return {
    banners,
    services: navigation.services.audiences,
    audienceCards: audienceCards.slice(0, SERVICES_MENU_RECORDS),
    exploreServices,
    projects: projects.filter(({ flagship, status }) => flagship && status !== 'Sold out').slice(0, PROJECTS),
    reports,
    posts,
    press,
    testimonials: oneOfEach(testimonials),
    technology,
    partners,
  }
}

/** The newest voice of each kind of client. */
export function oneOfEach(testimonials: readonly Testimonial[]): readonly Testimonial[] {
  return audiences.flatMap((audience) => testimonials.find((voice) => voice.audience === audience) ?? [])
}
