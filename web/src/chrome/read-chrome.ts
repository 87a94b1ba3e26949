import { INSIGHTS_MENU_POSTS, type SiteSettings } from '@ashlar/contract'
import { type PlayableFilm, readAboutFilms } from '@/content/readers/films'
import { type MenuCard, readMenuCards } from '@/content/readers/menu-cards'
import { type Navigation, readNavigation } from '@/content/readers/navigation'
import { type PostSummary, readLatestPosts } from '@/content/readers/posts'
import { readSettings } from '@/content/readers/settings'

/** All content of header, menus, drawers and footer. */
export interface Chrome {
  settings: SiteSettings
  navigation: Navigation
  cards: Readonly<Record<'services' | 'projects' | 'technology', readonly MenuCard[]>>
  films: readonly PlayableFilm[]
  posts: readonly PostSummary[]
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
  return { settings, navigation, cards: { services, projects, technology }, films, posts }
}
