import { read } from './seeds'

/** Seeds of the pages about the group, its press items and its conversations. */

interface SeededHead {
  title: string
  description: string
  heading: string
}

interface SeededDesk {
  need: string
  topic: string
  person?: string
  email: string
  phone: string
}

export const heads = {
  '/about/management-team': read<SeededHead>('about-us-management-seo'),
  '/about/client-testimonials': read<SeededHead>('about-us-testimonials-seo'),
  '/about/awards-and-recognition': read<SeededHead>('about-us-awards-seo'),
  '/about/corporate-social-responsibility': read<SeededHead>('about-us-csr-seo'),
  '/about/contact-us': read<SeededHead>('contact-seo'),
  '/insights/knowledge-exchange': read<SeededHead>('knowledge-exchange-seo'),
} as const

export const leaders =
  read<
    { key: string; name: string; city: string; phone: string; email: string; helpsWith: string[]; biography: string }[]
  >('leaders')
export const testimonials =
  read<{ name: string; minded?: string; year: number; audience: string; service: string }[]>('testimonials')
export const awards = read<{ title: string; year: number; category: string }[]>('awards')
export const csr = read<{ heading: string; programmes: { title: string; spent: number }[] }>('csr-page')
export const offices =
  read<{ city: string; phone: string; hours: string; nearest: string; desks: SeededDesk[] }[]>('contact-lists')
export const pressCategories = read<{ title: string; slug: string }[]>('in-the-news-categories')

/** Newest first. */
export const press = read<{ Title: string; Date: string; Link: string; category: string }[]>(
  'homepage-press-coverages',
).toSorted((a, b) => b.Date.localeCompare(a.Date))

/** In the editors' order. */
export const vodcasts = read<
  {
    slug: string
    title: string
    orderBy: number
    topics: string[]
    relatedServices: string[]
    chapters: { at: number; title: string }[]
    transcript: { at: number; speaker: string; text: string }[]
  }[]
>('vodcasts').toSorted((a, b) => a.orderBy - b.orderBy)

/** Every registration of a project, with the project's name. */
export const registrations = read<
  { name: string; slug: string; reraRegistrations: { number: string; state: string; url: string }[] }[]
>('consolidated-projects').flatMap(({ name, slug, reraRegistrations }) =>
  reraRegistrations.map((registration) => ({ ...registration, name, slug })),
)
