import { type Office, type Page, type PageSection, resolveHref, type SiteSettings } from '@ashlar/contract'
import type { MenuCard } from '@/content/readers/menu-cards'
import type { Navigation } from '@/content/readers/navigation'
import type { PostSummary } from '@/content/readers/posts'
import { formatDate } from '@/ui/date/format-date'
import { TextLink } from '@/ui/link/text-link'
import { Picture } from '@/ui/picture/picture'
import { Paragraphs } from '@/ui/text/paragraphs'
import styles from './home-view.module.css'

interface HomeViewProps {
  page: Page
  settings: SiteSettings
  services: Navigation['services']
  audienceCards: readonly MenuCard[]
  projects: readonly MenuCard[]
  posts: readonly PostSummary[]
}

/** The first page: one picture and one sentence, then the ways in. */
export function HomeView({ page, settings, services, audienceCards, projects, posts }: HomeViewProps) {
  const next = page.nextStep && resolveHref(page.nextStep.link, settings.externalAddresses)
  return (
    <main id="content">
      <header className={styles.hero}>
        {page.picture ? <Picture picture={page.picture} sizes="100vw" priority className={styles.heroPicture} /> : null}
        <div className={`on-deep ${styles.heroWords}`}>
          <h1>{page.heading}</h1>
          {page.lead ? <p className={styles.lead}>{page.lead}</p> : null}
          {page.nextStep && next ? (
            <a className={styles.action} href={next}>
              {page.nextStep.label}
            </a>
          ) : null}
        </div>
      </header>
      <Audiences services={services} cards={audienceCards} />
      <Statements sections={page.sections} />
      {projects.length > 0 ? <Projects cards={projects} /> : null}
      {posts.length > 0 ? <Posts posts={posts} /> : null}
      {settings.offices.length > 0 ? <Offices offices={settings.offices} /> : null}
    </main>
  )
}

/** How many links stand below an audience; the rest are one step away. */
const AUDIENCE_LINKS = 4

function Audiences({ services, cards }: { services: Navigation['services']; cards: readonly MenuCard[] }) {
  return (
    <section className={`page-width ${styles.band}`} aria-labelledby="audiences">
      <h2 id="audiences">Who is asking?</h2>
      <ul className={styles.audiences}>
        {services.audiences.map(({ audience, items }, index) => {
          const card = cards[index]
          return (
            <li key={audience} className={styles.audience}>
              <h3>{audience}</h3>
              {card?.description ? <p className={styles.soft}>{card.description}</p> : null}
              <ul className={styles.audienceLinks}>
                {items.slice(0, AUDIENCE_LINKS).map((item) => (
                  <li key={item.label}>
                    <TextLink link={item}>{item.label}</TextLink>
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What the group stands for, three stones of one course. */
function Statements({ sections }: { sections: readonly PageSection[] }) {
  if (sections.length === 0) return null
  return (
    <ul className={styles.statements}>
      {sections.map((section) => (
        <li key={section.heading} className={styles.statement}>
          <h2 className={styles.statementTitle}>{section.heading}</h2>
          <Paragraphs text={section.text} className={styles.statementText} />
        </li>
      ))}
    </ul>
  )
}

function Projects({ cards }: { cards: readonly MenuCard[] }) {
  return (
    <section className={`page-width ${styles.band}`} aria-labelledby="projects">
      <h2 id="projects">Projects</h2>
      <ul className={styles.projects}>
        {cards.map((card) => (
          <li key={card.title}>
            <TextLink link={card} className={styles.project} unmarked>
              {card.picture ? (
                <Picture
                  picture={card.picture}
                  sizes="(width >= 56rem) 45vw, 100vw"
                  alt=""
                  className={styles.projectPicture}
                />
              ) : null}
              <span className={styles.projectWords}>
                <span className={styles.projectTitle}>{card.title}</span>
                <span className={styles.soft}>{card.description}</span>
              </span>
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Posts({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <section className={styles.deepBand} aria-labelledby="insights">
      <div className="page-width on-deep">
        <h2 id="insights">Lately written</h2>
        <ul className={styles.posts}>
          {posts.map((post) => (
            <li key={post.slug}>
              <a className={styles.post} href={post.href}>
                <time className={styles.date} dateTime={post.date}>
                  {formatDate(post.date)}
                </time>
                <span className={styles.postTitle}>{post.title}</span>
                <span className={styles.postExcerpt}>{post.excerpt}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Offices({ offices }: { offices: readonly Office[] }) {
  return (
    <section className={`page-width ${styles.band}`} aria-labelledby="offices">
      <h2 id="offices">Where to find us</h2>
      <ul className={styles.offices}>
        {offices.map((office) => (
          <li key={office.city} className={styles.office}>
            <h3>{office.city}</h3>
            <address>{office.address}</address>
            {office.phone ? <a href={`tel:${office.phone.replace(/[^+\d]/g, '')}`}>{office.phone}</a> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
