import { type Office, type Page, type PageSection, resolveHref, type SiteSettings } from '@ashlar/contract'
import type { MenuCard } from '@/content/readers/menu-cards'
import type { Navigation } from '@/content/readers/navigation'
import type { PostSummary } from '@/content/readers/posts'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { ButtonLink } from '@/ui/button/button'
import { formatDate } from '@/ui/date/format-date'
import { TextLink } from '@/ui/link/text-link'
import { Picture } from '@/ui/picture/picture'
import { Section } from '@/ui/section/section'
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
  return (
    <main id="content">
      <Hero page={page} settings={settings} />
      <Audiences services={services} cards={audienceCards} />
      <Statements sections={page.sections} />
      {projects.length > 0 ? <Projects cards={projects} /> : null}
      {posts.length > 0 ? <Posts posts={posts} /> : null}
      {settings.offices.length > 0 ? <Offices offices={settings.offices} /> : null}
    </main>
  )
}

function Hero({ page, settings }: { page: Page; settings: SiteSettings }) {
  const href = page.nextStep && resolveHref(page.nextStep.link, settings.externalAddresses)
  return (
    <header className={styles.hero}>
      {page.picture ? <Picture picture={page.picture} sizes="100vw" priority className={styles.heroPicture} /> : null}
      <div className={`on-deep ${styles.heroWords}`}>
        <h1>{page.heading}</h1>
        {page.lead ? <p className={styles.lead}>{page.lead}</p> : null}
        {page.nextStep && href ? <ButtonLink link={{ href, label: page.nextStep.label, external: false }} /> : null}
      </div>
    </header>
  )
}

/** How many links stand below an audience; the rest are one step away. */
const AUDIENCE_LINKS = 4

function Audiences({ services, cards }: { services: Navigation['services']; cards: readonly MenuCard[] }) {
  return (
    <Section heading="Who is asking?" more={{ href: '/services', label: 'All services', external: false }}>
      <Ashlar bond="pairs" label="Audiences">
        {services.audiences.map(({ audience, items }, index) => (
          <article key={audience} className={styles.audience}>
            <h3>{audience}</h3>
            {cards[index]?.description ? <p className={styles.soft}>{cards[index].description}</p> : null}
            <ul className={styles.audienceLinks}>
              {items.slice(0, AUDIENCE_LINKS).map((item) => (
                <li key={item.label}>
                  <TextLink link={item}>{item.label}</TextLink>
                </li>
              ))}
            </ul>
          </article>
        ))}
      </Ashlar>
    </Section>
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
    <Section heading="Projects" more={{ href: '/projects', label: 'All projects', external: false }}>
      <Ashlar bond="triples" joint="open" label="Kinds of project">
        {cards.map((card) => (
          <TextLink key={card.title} link={card} className={styles.project} unmarked>
            {card.picture ? (
              <Picture
                picture={card.picture}
                sizes="(width >= 64rem) 40vw, (width >= 40rem) 55vw, 100vw"
                maxWidth={760}
                alt=""
                className={styles.projectPicture}
              />
            ) : null}
            <span className={styles.projectWords}>
              <span className={styles.projectTitle}>{card.title}</span>
              <span className={styles.soft}>{card.description}</span>
            </span>
          </TextLink>
        ))}
      </Ashlar>
    </Section>
  )
}

function Posts({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <Section heading="Lately written" tone="deep" more={{ href: '/blog', label: 'All posts', external: false }}>
      <ul className={styles.posts}>
        {posts.map((post) => (
          <li key={post.slug} data-enter="">
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
    </Section>
  )
}

function Offices({ offices }: { offices: readonly Office[] }) {
  return (
    <Section
      heading="Where to find us"
      more={{ href: '/about/contact-us', label: 'Desks and directions', external: false }}
    >
      <ul className={styles.offices}>
        {offices.map((office) => (
          <li key={office.city} className={styles.office}>
            <h3>{office.city}</h3>
            <address>{office.address}</address>
            {office.phone ? <a href={`tel:${office.phone.replace(/[^+\d]/g, '')}`}>{office.phone}</a> : null}
          </li>
        ))}
      </ul>
    </Section>
  )
}
