import type { PlayableFilm } from '@/content/readers/films'
import type { MenuCard } from '@/content/readers/menu-cards'
import type { Navigation } from '@/content/readers/navigation'
import type { PostSummary } from '@/content/readers/posts'
import { formatCardDate } from '@/ui/date/format-date'
import { FilmPoster } from '@/ui/film/film-poster'
import { ResponsivePicture } from '@/ui/picture/responsive-picture'
import { minWidth } from '@/ui/styles/breakpoints'
import { say } from '@/words/say'
import { AudienceTabs } from './audience-tabs'
import { Card } from './card'
import { MegaMenu } from './mega-menu'
import styles from './menus.module.css'
import { Stones } from './stones'

interface MenuProps {
  /** The path of the current page. */
  path: string | null
}

export function ServicesMenu({
  menu,
  cards,
  path,
}: MenuProps & { menu: Navigation['services']; cards: readonly MenuCard[] }) {
  return (
    <MegaMenu path={path} name="services" title={say('Services')} href="/services" heading={menu.heading}>
      <AudienceTabs
        name="services"
        audiences={menu.audiences}
        aside={(index) => {
          const card = cards[index]
          return card ? <Card card={card} action={say('View')} sizes="20rem" maxWidth={320} /> : null
        }}
      />
    </MegaMenu>
  )
}

export function ProjectsMenu({
  menu,
  cards,
  path,
}: MenuProps & { menu: Navigation['projects']; cards: readonly MenuCard[] }) {
  return (
    <MegaMenu path={path} name="projects" title={say('Projects')} href="/projects" heading={menu.heading}>
      {cards.length > 0 ? (
        <ul className={styles.cards} data-cards="projects">
          {cards.map((card) => (
            <li key={card.title}>
              <Card card={card} action={say('Learn More')} sizes={`${minWidth.page} 28rem, 30vw`} maxWidth={480} />
            </li>
          ))}
        </ul>
      ) : (
        <Stones items={menu.items} />
      )}
    </MegaMenu>
  )
}

export function TechnologyMenu({
  menu,
  cards,
  path,
}: MenuProps & { menu: Navigation['technology']; cards: readonly MenuCard[] }) {
  return (
    <MegaMenu path={path} name="technology" title={say('Technology')} href="/technology" heading={menu.heading}>
      <div className={`stack-7 ${styles.split}`}>
        <AudienceTabs name="technology" audiences={menu.audiences} />
        {cards.length > 0 ? (
          <ul className={`stack-5 ${styles.smallCards}`} data-cards="technology">
            {cards.map((card) => (
              <li key={card.title}>
                <Card card={card} action={say('View')} sizes="14rem" maxWidth={240} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </MegaMenu>
  )
}

export function AboutMenu({
  menu,
  films,
  path,
}: MenuProps & { menu: Navigation['aboutUs']; films: readonly PlayableFilm[] }) {
  return (
    <MegaMenu path={path} name="about" title={say('About Us')} href="/about/who-we-are" heading={menu.heading}>
      <div className={`stack-7 ${styles.split}`}>
        <Stones items={menu.items} tall />
        {films.length > 0 ? (
          <ul className={styles.films}>
            {films.map((film, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same film may stand twice, and the list never changes
              <li key={index}>
                <FilmPoster {...film} sizes="24rem" />
                {film.description ? <p className="sr-only">{film.description}</p> : null}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </MegaMenu>
  )
}

export function InsightsMenu({
  menu,
  posts,
  path,
}: MenuProps & { menu: Navigation['insights']; posts: readonly PostSummary[] }) {
  return (
    <MegaMenu
      path={path}
      name="insights"
      title={say('Insights')}
      href="/insights/research-reports"
      heading={menu.heading}
    >
      <div className={`stack-7 ${styles.split}`}>
        <Stones items={menu.items} tall />
        {posts.length > 0 ? (
          <ul className={styles.posts} data-cards="insights">
            {posts.map((post) => (
              <li key={post.slug}>
                <a className={`stack-2 ${styles.post}`} href={post.href} target="_blank" rel="noopener">
                  {post.picture ? (
                    <span className={styles.postFrame}>
                      <ResponsivePicture picture={post.picture} sizes="20rem" maxWidth={320} alt="" className="cover" />
                    </span>
                  ) : null}
                  <time className={`caption ${styles.date}`} dateTime={post.publishedAt}>
                    {formatCardDate(post.date)}
                  </time>
                  <span className={`text-l semibold ${styles.postTitle}`}>{post.title}</span>
                  <span className={`accent semibold ${styles.action}`}>
                    {say('View')}
                    <span className="sr-only">{` ${say('(opens in a new tab)')}`}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </MegaMenu>
  )
}
