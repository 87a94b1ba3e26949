import { AboutMenu, InsightsMenu, ProjectsMenu, ServicesMenu, TechnologyMenu } from '../mega-menu/menus'
import { MobileMenu } from '../mobile-menu/mobile-menu'
import { OpenMobileMenu } from '../mobile-menu/open-button'
import type { Chrome } from '../read-chrome'
import { Brand } from './brand'
import styles from './header.module.css'
import { SearchForm } from './search-form'

/** Top bar, main navigation and the drawers of narrow screens: on every page but the creative agency's. */
export function Header({ chrome }: { chrome: Chrome }) {
  const { settings, navigation, cards, films, posts } = chrome
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      <header className={styles.header} data-header="">
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
            <div className={styles.search} data-search-place="">
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
                <ServicesMenu menu={navigation.services} cards={cards.services} />
                <ProjectsMenu menu={navigation.projects} cards={cards.projects} />
                <TechnologyMenu menu={navigation.technology} cards={cards.technology} />
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
      <div className={styles.overlay} data-overlay="" aria-hidden="true" />
    </>
  )
}
