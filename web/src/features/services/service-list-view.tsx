import {
  type ExternalAddress,
  type Page,
  resolveHref,
  type Service,
  type ServicePage,
  type Signpost,
} from '@ashlar/contract'
import type { ReactNode } from 'react'
import { Fold } from '@/ui/fold/fold'
import { Hero } from '@/ui/hero/hero'
import { Ledger } from '@/ui/ledger/ledger'
import { Section } from '@/ui/section/section'
import { YearCourse } from '@/ui/steps/year-course'
import { Paragraphs } from '@/ui/text/paragraphs'
import { WholeLink, wholeLinkPlace } from '@/ui/whole-link/whole-link'
import { say, sayName } from '@/words/say'
import styles from './service-list-view.module.css'
import { ServiceOffers } from './service-offers'
import { SignpostWall } from './signpost-wall'

interface ServiceListViewProps {
  page: Page
  services: readonly ServicePage[]
  signposts: readonly Signpost[]
  /** The offers for homes, offices and shops. */
  offers: readonly Service[]
  addresses: readonly ExternalAddress[]
  /** Blocks that editors have added below the terms. */
  blocks?: ReactNode
}

/** All services: first by task, then by name with a description, then the common terms. */
export function ServiceListView({ page, services, signposts, offers, addresses, blocks }: ServiceListViewProps) {
  const [choose, ...terms] = page.sections
  return (
    <main id="content">
      <Hero name={page.title} heading={page.heading} lead={page.lead} picture={page.picture} />
      {signposts.length > 0 ? (
        <Section heading={say('What do you need?')} tone="course">
          <SignpostWall signposts={signposts} resolve={(link) => resolveHref(link, addresses)} compact />
        </Section>
      ) : null}
      {services.length > 0 ? (
        <Section
          heading={say('All services')}
          lead={say('A full bar is a year. Each block is a step of the work, as long as it usually takes.')}
          id="all"
        >
          <ol className={`rule-below ${styles.services}`}>
            {services.map(({ slug, title, path, promise, forWhom, steps }) => (
              <li key={slug} className={`${styles.service} ${wholeLinkPlace}`} data-enter="">
                <h3 className={styles.title}>
                  <WholeLink href={path}>{sayName(title)}</WholeLink>
                </h3>
                <YearCourse steps={steps} />
                <p>{promise}</p>
                {forWhom.length > 0 ? (
                  <p className={`caption ${styles.whom}`}>{forWhom.map(({ who }) => who).join(' · ')}</p>
                ) : null}
              </li>
            ))}
          </ol>
        </Section>
      ) : null}
      {[...new Set(offers.map((offer) => offer.kind))].map((kind) => (
        <div key={kind} className="page-width">
          <Ledger term={sayName(kind)} id={kind.toLowerCase()}>
            <ServiceOffers offers={offers.filter((offer) => offer.kind === kind)} addresses={addresses} names />
          </Ledger>
        </div>
      ))}
      {choose ? (
        <Section heading={choose.heading} id={choose.anchor || undefined} tone="course">
          <Fold summary={say('Read on')} name={`${say('Read on')}: ${choose.heading}`}>
            <Paragraphs text={choose.text} className={`stack-4 ${styles.text}`} />
          </Fold>
        </Section>
      ) : null}
      {terms.length > 0 ? (
        <div className={`page-width ${styles.terms}`}>
          {terms.map(({ anchor, heading, text }) => (
            <section key={heading} id={anchor || undefined} className={styles.term}>
              <h2 className="text-xl">{heading}</h2>
              <Fold summary={say('Read on')} name={`${say('Read on')}: ${heading}`}>
                <Paragraphs text={text} className={`stack-4 ${styles.text}`} />
              </Fold>
            </section>
          ))}
        </div>
      ) : null}
      {blocks}
    </main>
  )
}
