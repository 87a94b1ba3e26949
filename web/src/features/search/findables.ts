import 'server-only'
import { readAllPages } from '@/content/readers/pages'
import { readLatestPosts } from '@/content/readers/posts'
import { readLeaders } from '@/content/readers/services'
import { readSettings } from '@/content/readers/settings'
import { readVodcasts } from '@/content/readers/vodcasts'
import { LEADERS_PATH } from '../about/find-leaders'
import { vodcastHref } from '../knowledge/find-vodcasts'
import { slugOf } from '../lists/address'
import type { Findable } from './search'

const POSTS = 100

/** Every public thing that can be found today: pages with their sections, posts, vodcasts with every word, people, offices. */
export async function readFindables(): Promise<Findable[]> {
  const [pages, posts, vodcasts, leaders, { offices }] = await Promise.all([
    readAllPages(),
    readLatestPosts(POSTS),
    readVodcasts(),
    readLeaders(),
    readSettings(),
  ])
  return [
    ...pages.map((page) => ({
      kind: 'Page',
      title: page.heading,
      href: page.path,
      text: [page.title, page.lead, ...page.sections.flatMap(({ heading, text }) => [heading, text])].join(' '),
    })),
    ...posts.map((post) => ({ kind: 'Post', title: post.title, href: post.href, text: post.excerpt })),
    ...vodcasts.map((vodcast) => ({
      kind: 'Vodcast',
      title: vodcast.title,
      href: vodcastHref(vodcast),
      text: [vodcast.summary, ...vodcast.topics, ...vodcast.transcript.map(({ text }) => text)].join(' '),
    })),
    ...leaders.map(({ key, name, role, city, helpsWith, biography }) => ({
      kind: 'Person',
      title: name,
      href: `${LEADERS_PATH}#${key}`,
      text: [`${role}, ${city}.`, ...helpsWith.map((need) => `${need}.`), biography].join(' '),
    })),
    ...offices.map((office) => ({
      kind: 'Office',
      title: `${office.city} office`,
      href: `/about/contact-us#${slugOf(office.city)}`,
      text: `${office.name}. ${office.address}. ${office.phone}`,
    })),
  ]
}
