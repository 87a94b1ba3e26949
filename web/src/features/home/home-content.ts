import type { Banner, GlobalPartner, PressItem, Signpost } from '@ashlar/contract'
import type { MenuCard } from '@/content/readers/menu-cards'
import type { AudienceList } from '@/content/readers/navigation'
import type { PostSummary } from '@/content/readers/posts'
import type { ListedProject } from '@/content/readers/project-lists'
import type { ListedReport } from '@/content/readers/reports'
import type { ListedTestimonial } from '@/content/readers/testimonials'

/** Everything the home page shows beside its own words. Lists are cut to what is shown; an empty one leaves its part out. */
export interface HomeContent {
  banners: readonly Banner[]
  services: readonly AudienceList[]
  /** One for each audience, in the same order. */
  audienceCards: readonly MenuCard[]
  exploreServices: readonly Signpost[]
  projects: readonly ListedProject[]
  /** What is to be had, as far as the wall goes, in the editors' order. */
  allProjects: readonly ListedProject[]
  /** Of all projects, not of those that are shown. */
  projectCount: number
  /** The newest first. */
  reports: readonly ListedReport[]
  posts: readonly PostSummary[]
  press: readonly PressItem[]
  testimonials: readonly ListedTestimonial[]
  technology: readonly Signpost[]
  partners: readonly GlobalPartner[]
}

/** How an editor's link is turned into an address; `null` when it leads nowhere. */
export type Resolve = (link: string) => string | null
