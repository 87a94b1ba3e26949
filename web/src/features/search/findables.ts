import 'server-only'
import { readAllPages } from '@/content/readers/pages'
import { readLatestPosts } from '@/content/readers/posts'
import { readSettings } from '@/content/readers/settings'
import type { Findable } from './search'

const POSTS = 100

/** Every public thing that can be found today: pages with their sections, posts, offices. */
export async function readFindables(): Promise<Findable[]> {
  const [pages, posts, { offices }] = await Promise.all([readAllPages(), readLatestPosts(POSTS), readSettings()])
  return [
    ...pages.map((page) => ({
      kind: 'Page',
      title: page.heading,
      href: page.path,
      text: [page.title, page.lead, ...page.sections.flatMap(({ heading, text }) => [heading, text])].join(' '),
    })),
    ...posts.map((post) => ({ kind: 'Post', title: post.title, href: post.href, text: post.excerpt })),
    ...offices.map((office) => ({
      kind: 'Office',
      title: `${office.city} office`,
      href: '/about/contact-us',
      text: `${office.name}. ${office.address}. ${office.phone}`,
    })),
  ]
}
