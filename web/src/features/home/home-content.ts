import type {
  Banner,
  DemoRow,
  GlobalPartner,
  Leader,
  PressItem,
  ProjectSummary,
  ResearchReport,
  Signpost,
  Testimonial,
} from '@ashlar/contract'
import type { MenuCard } from '@/content/readers/menu-cards'
import type { PostSummary } from '@/content/readers/posts'

/**
 * All content of the home page beside its own record. Lists are cut to what is shown; an empty list leaves its part
 * out.
 */
export interface HomeContent {
  banners: readonly Banner[]
  /** One for each audience, in the same order. */
  audienceCards: readonly MenuCard[]
  exploreServices: readonly Signpost[]
  projects: readonly ProjectSummary[]
  /** Available projects in the editors' order, as many as the wall shows. */
  allProjects: readonly ProjectSummary[]
  /** The number of all projects. */
  projectCount: number
  /** The number of those that are sold out. */
  soldOut: number
  /** The newest first. */
  reports: readonly ResearchReport[]
  posts: readonly PostSummary[]
  press: readonly PressItem[]
  testimonials: readonly Testimonial[]
  technology: readonly Signpost[]
  /** The homes on the sales board of a product, as its picture. */
  board: LaunchBoard | null
  partners: readonly GlobalPartner[]
  /** Those whose faces stand beside what the group promises. */
  leaders: readonly Leader[]
}

export interface LaunchBoard {
  title: string
  units: readonly DemoRow<'inventory-board'>[]
}

/** Turns an editor's link into an address; `null` when it cannot be resolved. */
export type Resolve = (link: string) => string | null
