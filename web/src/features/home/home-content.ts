import type { Banner, GlobalPartner, PressItem, Project, ResearchReport, Signpost, Testimonial } from '@ashlar/contract'
import type { MenuCard } from '@/content/readers/menu-cards'
import type { AudienceList } from '@/content/readers/navigation'
import type { PostSummary } from '@/content/readers/posts'

/** Everything the home page shows beside its own words. Lists are cut to what is shown; an empty one leaves its part out. */
export interface HomeContent {
  banners: readonly Banner[]
  services: readonly AudienceList[]
  /** One for each audience, in the same order. */
  audienceCards: readonly MenuCard[]
  exploreServices: readonly Signpost[]
  projects: readonly Project[]
  /** Of all projects, not of those that are shown. */
  projectCount: number
  /** The newest first. */
  reports: readonly ResearchReport[]
  posts: readonly PostSummary[]
  press: readonly PressItem[]
  testimonials: readonly Testimonial[]
  technology: readonly Signpost[]
  partners: readonly GlobalPartner[]
}

/** How an editor's link is turned into an address; `null` when it leads nowhere. */
export type Resolve = (link: string) => string | null
