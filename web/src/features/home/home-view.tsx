import { type Leader, type Office, type Page, type PageSection, resolveHref, type SiteSettings } from '@ashlar/contract'
import type { ReactNode } from 'react'
import { Faces } from '@/ui/person/faces'
import { Section } from '@/ui/section/section'
import { minWidth } from '@/ui/styles/breakpoints'
import { Paragraphs } from '@/ui/text/paragraphs'
import { say, sayName } from '@/words/say'
import { picturedOf } from '../about/find-leaders'
import { Audiences } from './audiences'
import { Evidence } from './evidence'
import { FeaturedProjects } from './featured-projects'
import { type HomeHeads, sectionHeadOf, statementsOf } from './heads'
import type { HomeContent } from './home-content'
import { HomeHero } from './home-hero'
import styles from './home-view.module.css'
import { News } from './news'
import { Partners, Testimonials } from './testimonials'
import { TechnologySection, WaysIn } from './ways-in'

interface HomeViewProps {
  page: Page
  settings: SiteSettings
  content: HomeContent
  /** Blocks that editors have added below their statements. */
  blocks?: ReactNode
}

/** The home page: a picture and a sentence, then links by task and by audience, then evidence. */
export function HomeView({ page, settings, content, blocks }: HomeViewProps) {
  const heads: HomeHeads = (part) => sectionHeadOf(page, part)
  const resolve = (link: string) => resolveHref(link, settings.externalAddresses)
  return (
    <main id="content">
      <HomeHero page={page} banners={content.banners} projects={content.projectCount} resolve={resolve} />
      <WaysIn head={heads('services')} signposts={content.exploreServices} resolve={resolve} />
      <Audiences head={heads('audiences')} cards={content.audienceCards} />
      <FeaturedProjects
        head={heads('projects')}
        projects={content.projects}
        all={content.allProjects}
        soldOut={content.soldOut}
      />
      <Evidence head={heads('figures')} reports={content.reports} />
      <Testimonials head={heads('testimonials')} testimonials={content.testimonials} />
      <News head={heads('insights')} pressHead={heads('press')} posts={content.posts} press={content.press} />
      <TechnologySection
        head={heads('technology')}
        signposts={content.technology}
        board={content.board}
        resolve={resolve}
      />
      <Partners head={heads('partners')} partners={content.partners} />
      <Statements sections={statementsOf(page)} leaders={content.leaders} />
      {blocks}
      <Offices head={heads('offices')} offices={settings.offices} />
    </main>
  )
}

/** What the group stands for, as one row of statements; the first one has the faces of those who answer for it. */
function Statements({ sections, leaders }: { sections: readonly PageSection[]; leaders: readonly Leader[] }) {
  if (sections.length === 0) return null
  return (
    <ul className={styles.statements} data-count={sections.length}>
      {sections.map((section, index) => (
        <li key={section.heading} className={`stack-4 ${styles.statement}`} id={section.anchor || undefined}>
          <h2 className={styles.statementTitle}>{section.heading}</h2>
          <Paragraphs text={section.text} className={styles.statementText} />
          {index === 0 && leaders.length > 0 ? (
            <div className={styles.faces}>
              <Faces
                people={picturedOf(leaders)}
                sizes={`${minWidth.wholePage} 13rem, 14vw`}
                label={say('{count} leaders', { count: leaders.length })}
              />
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function Offices({ head, offices }: { head: ReturnType<HomeHeads>; offices: readonly Office[] }) {
  if (offices.length === 0) return null
  return (
    <Section {...head} more={{ href: '/about/contact-us', label: say('All offices and directions'), external: false }}>
      <ul className={styles.offices}>
        {offices.map((office) => (
          <li key={office.city} className={`at-top rule-above ${styles.office}`}>
            <h3 className={styles.city}>{sayName(office.city)}</h3>
            {office.phone ? <a href={`tel:${office.phone.replace(/[^+\d]/g, '')}`}>{office.phone}</a> : null}
          </li>
        ))}
      </ul>
    </Section>
  )
}
