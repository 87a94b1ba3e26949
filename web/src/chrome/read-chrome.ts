import { INSIGHTS_MENU_POSTS, type Link, resolveHref, type SiteSettings } from '@ashlar/contract'
import { type PlayableFilm, readAboutFilms } from '@/content/readers/films'
import { type MenuCard, readMenuCards } from '@/content/readers/menu-cards'
import { type Navigation, readNavigation } from '@/content/readers/navigation'
import { type PostSummary, readLatestPosts } from '@/content/readers/posts'
import { readSettings } from '@/content/readers/settings'
import { say } from '@/words/say'

/** All content of header, menus, drawers and footer. */
export interface Chrome {
  settings: SiteSettings
  navigation: Navigation
  cards: Readonly<Record<'services' | 'projects' | 'technology', readonly MenuCard[]>>
  films: readonly PlayableFilm[]
  posts: readonly PostSummary[]
  /** The link at the end of header and drawer. */
  lastLink: Link
}

export async function readChrome(): Promise<Chrome> {
  const [settings, navigation, services, projects, technology, films, posts] = await Promise.all([
    readSettings(),
    readNavigation(),
    readMenuCards('Services'),
    readMenuCards('Projects'),
    readMenuCards('Technology'),
    readAboutFilms(),
    readLatestPosts(INSIGHTS_MENU_POSTS),
  ])
  return {
    settings,
    navigation,
    cards: { services, projects, technology },
    films,
    posts,
    lastLink: lastLinkOf(settings),
  }
}

/** The editors' own link, or the careers. A broken one never leaves a gap. */
function lastLinkOf({ headerLink, externalAddresses }: SiteSettings): Link {
  const href = headerLink && resolveHref(headerLink.link, externalAddresses)
  if (!headerLink || !href) return { label: say('Careers'), href: '/careers', external: false }
  return { label: headerLink.label, href, external: /^https?:/i.test(href) }
}
