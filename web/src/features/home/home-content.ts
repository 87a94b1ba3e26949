import type { Banner, GlobalPartner, PressItem, Signpost } from '@ashlar/contract'
import type { MenuCard } from '@/content/readers/menu-cards'
import type { AudienceList } from '@/content/readers/navigation'
import type { PostSummary } from '@/content/readers/posts'
import type { ListedProject } from '@/content/readers/project-lists'
import type { ListedReport } from '@/content/readers/reports'
import type { ListedTestimonial } from '@/content/readers/testimonials'

/**
 * All content of the home page beside its own record. Lists are cut to what is shown; an empty list leaves its part
 * out.
 */
export interface HomeContent {
  banners: readonly Banner[]
  services: readonly AudienceList[]
  /** One for each audience, in the same order. */
  audienceCards: readonly MenuCard[]
  exploreServices: readonly Signpost[]
  projects: readonly ListedProject[]
  /** Available projects in the editors' order, as many as the wall shows. */
  allProjects: readonly ListedProject[]
  /** The number of all projects. */
  projectCount: number
  /** The newest first. */
  reports: readonly ListedReport[]
  posts: readonly PostSummary[]
  press: readonly PressItem[]
  testimonials: readonly ListedTestimonial[]
  technology: readonly Signpost[]
  partners: readonly GlobalPartner[]
}

/** Turns an editor's link into an address; `null` when it cannot be resolved. */
export type Resolve = (link: string) => string | null
