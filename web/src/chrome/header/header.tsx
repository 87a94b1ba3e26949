import { INSIGHTS_MENU_POSTS } from '@ashlar/contract'
import { readAboutFilms } from '@/content/readers/about-films'
import { readMenuCards } from '@/content/readers/menu-cards'
import { readNavigation } from '@/content/readers/navigation'
import { readLatestPosts } from '@/content/readers/posts'
import { readSettings } from '@/content/readers/settings'
import { AboutMenu, InsightsMenu, ProjectsMenu, ServicesMenu, TechnologyMenu } from '../mega-menu/menus'
import { MobileMenu } from '../mobile-menu/mobile-menu'
import { OpenMobileMenu } from '../mobile-menu/open-button'
import { Brand } from './brand'
import styles from './header.module.css'
import { SearchBox } from './search-box'
import { SearchForm } from './search-form'

/** Top bar, main navigation and the drawers of narrow screens: on every page but the creative agency's. */
export async function Header() {
  const [settings, navigation, services, projects, technology, films, posts] = await Promise.all([
    readSettings(),
    readNavigation(),
    readMenuCards('Services'),
    readMenuCards('Projects'),
    readMenuCards('Technology'),
    readAboutFilms(),
    readLatestPosts(INSIGHTS_MENU_POSTS),
  ])
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      <header className={styles.header} data-header>
        <div className={`on-deep ${styles.topBar}`}>
          <div className={`page-width ${styles.topBarInside}`}>
            <ul className={styles.topLinks}>
              <li>
                <a href="/in-the-news">Media</a>
              </li>
              <li>
                <a href="/about/contact-us">Contact</a>
              </li>
            </ul>
            <div className={styles.search}>
              <SearchBox />
              <noscript>
                <SearchForm />
              </noscript>
            </div>
          </div>
        </div>
        <div className={styles.mainBar}>
          <div className={`page-width ${styles.mainBarInside}`}>
            <OpenMobileMenu />
            <Brand settings={settings} />
            <nav className={styles.navigation} aria-label="Main">
              <ul className={styles.menus}>
                <ServicesMenu menu={navigation.services} cards={services} />
                <ProjectsMenu menu={navigation.projects} cards={projects} />
                <TechnologyMenu menu={navigation.technology} cards={technology} />
                <AboutMenu menu={navigation.aboutUs} films={films} />
                <InsightsMenu menu={navigation.insights} posts={posts} />
                <li className={styles.careers}>
                  <a href="/careers">Careers</a>
                </li>
              </ul>
            </nav>
          </div>
        </div>
      </header>
      <MobileMenu navigation={navigation} brandName={settings.brandName} />
      <div className={styles.overlay} data-overlay aria-hidden="true" />
    </>
  )
}
