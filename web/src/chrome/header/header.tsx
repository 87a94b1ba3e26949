import type { SiteSettings } from '@ashlar/contract'
import { TextLink } from '@/ui/link/text-link'
import { LogoMark } from '@/ui/picture/logo-mark'
import { say } from '@/words/say'
import { ariaCurrentOf } from '../aria-current'
import { AboutMenu, InsightsMenu, ProjectsMenu, ServicesMenu, TechnologyMenu } from '../mega-menu/menus'
import { MobileMenu, OpenMobileMenu } from '../mobile-menu/mobile-menu'
import type { Chrome } from '../read-chrome'
import { AnnouncementBar } from './announcement-bar'
import styles from './header.module.css'
import { LanguageLinks } from './language-links'
import { SearchForm } from './search-form'

interface HeaderProps {
  chrome: Chrome
  /** The path of the current page; `null` for one without an address of its own. */
  path: string | null
  /** The same with the query that belongs to the page. */
  address: string | null
}

/** Top bar, main navigation and the drawers of narrow screens, for every page but the creative agency's. */
export function Header({ chrome, path, address }: HeaderProps) {
  const { settings, navigation, cards, films, posts, lastLink } = chrome
  return (
    <>
      <header className={styles.header} data-header="">
        <AnnouncementBar settings={settings} />
        <div className={`on-deep screen-only ${styles.topBar}`}>
          <div className={`page-width ${styles.topBarInside}`}>
            <ul className={styles.topLinks}>
              <li>
                <a href="/in-the-news" aria-current={ariaCurrentOf('/in-the-news', path)}>
                  {say('Media')}
                </a>
              </li>
              <li>
                <a href="/about/contact-us" aria-current={ariaCurrentOf('/about/contact-us', path)}>
                  {say('Contact')}
                </a>
              </li>
              <LanguageLinks address={address} />
            </ul>
            <div className={styles.search} data-search-place="">
              <noscript>
                <SearchForm />
              </noscript>
            </div>
          </div>
        </div>
        <div className={styles.mainBar}>
          <div className={`page-width row ${styles.mainBarInside}`}>
            <OpenMobileMenu />
            <BrandLink settings={settings} />
            <nav className={`screen-only ${styles.navigation}`} aria-label={say('Main')}>
              <ul className="row">
                <ServicesMenu path={path} menu={navigation.services} cards={cards.services} />
                <ProjectsMenu path={path} menu={navigation.projects} cards={cards.projects} />
                <TechnologyMenu path={path} menu={navigation.technology} cards={cards.technology} />
                <AboutMenu path={path} menu={navigation.aboutUs} films={films} />
                <InsightsMenu path={path} menu={navigation.insights} posts={posts} />
                <li className={styles.careers}>
                  <TextLink link={lastLink} aria-current={ariaCurrentOf(lastLink.href, path)}>
                    {lastLink.label}
                  </TextLink>
                </li>
              </ul>
            </nav>
          </div>
        </div>
      </header>
      <MobileMenu navigation={navigation} brandName={settings.brandName} last={lastLink} />
      <div className={styles.overlay} data-overlay="" />
    </>
  )
}

/** Logo and name, as a link to the home page. Without a logo (the backend has never answered) the name stands alone. */
function BrandLink({ settings }: { settings: SiteSettings }) {
  const { logo, brandName } = settings
  return (
    <a className={`row ${styles.brand}`} href="/" aria-label={say('{brand}, home', { brand: brandName })}>
      {logo?.url.startsWith('/media/') ? <LogoMark logo={logo} height={2.25} /> : null}
      <span className={styles.brandName}>{brandName}</span>
    </a>
  )
}
