import type { Page, PageSection } from '@ashlar/contract'

/**
 * The parts of the home page that show other records. A section of the page with such an anchor gives the part its
 * heading and lead; these are the defaults while editors have written none.
 */
const PARTS = {
  audiences: 'Who are you?',
  services: 'Services',
  projects: 'Projects',
  figures: 'Figures',
  insights: 'From the blog and the press',
  press: 'In the press',
  testimonials: 'What clients say',
  technology: 'Technology',
  partners: 'Partners abroad',
  offices: 'Offices',
} as const

type HomePart = keyof typeof PARTS
export type Head = { id: HomePart; heading: string; lead?: string }
export type HomeHeads = (part: HomePart) => Head

/** Heading and lead of a part, as properties of `Section`. */
export function sectionHeadOf(page: Pick<Page, 'sections'>, part: HomePart): Head {
  const written = page.sections.find(({ anchor }) => anchor === part)
  return {
    id: part,
    heading: written?.heading ?? PARTS[part],
    ...(written?.text ? { lead: written.text } : {}),
  }
}

/** The sections that belong to no part. */
export function statementsOf(page: Pick<Page, 'sections'>): readonly PageSection[] {
  return page.sections.filter(({ anchor }) => !(anchor in PARTS))
}
