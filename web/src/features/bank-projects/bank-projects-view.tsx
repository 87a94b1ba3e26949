import { type ExternalAddress, type Page, type ProjectSummary, resolveHref } from '@ashlar/contract'
import { LeadForm } from '@/features/leads/form/lead-form'
import { ProjectCard } from '@/features/projects/card/project-card'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { Button, ButtonLink } from '@/ui/button/button'
import { Hero } from '@/ui/hero/hero'
import { telHref } from '@/ui/link/phone-href'
import { Note } from '@/ui/note/note'
import { Pagination } from '@/ui/pagination/pagination'
import { Section } from '@/ui/section/section'
import { Steps } from '@/ui/steps/steps'
import { Paragraphs } from '@/ui/text/paragraphs'
import { say } from '@/words/say'
import { ActiveFilters } from '../filters/active-filters'
import { ChoiceBar } from '../filters/choice-bar'
import { ChoiceFields } from '../filters/choice-fields'
import { NothingFound } from '../filters/nothing-found'
import filters from '../lists/filters.module.css'
import type { ListPage } from '../lists/list-page'
import { NothingYet } from '../lists/nothing-yet'
import styles from './bank-projects-view.module.css'
import { BANK_LIST, type BankChoices, type BankOffer, type BankQuery, type KindCounts } from './bank-query'
import { Banks } from './banks'

/** The parent pages in the breadcrumb. */
export const BANK_PROJECTS_TRAIL = [{ label: 'Projects', href: '/projects' }]

interface BankProjectsViewProps {
  page: Page
  addresses: readonly ExternalAddress[]
  phone: string
  query: BankQuery
  ignored: readonly string[]
  choices: BankChoices
  offer: BankOffer
  kindCounts: KindCounts
  found: ListPage<ProjectSummary>
}

/**
 * The projects that a bank has approved, for its customers and staff: first by bank and kind, then the steps of a
 * purchase.
 */
export function BankProjectsView(props: BankProjectsViewProps) {
  const { page, query, ignored, choices, offer, kindCounts, found } = props
  const isEmpty = found.total === 0 && !BANK_LIST.isAsked(query)
  return (
    <main id="content">
      <Hero
        name={page.title}
        heading={page.heading}
        lead={page.lead}
        picture={page.picture}
        trail={BANK_PROJECTS_TRAIL}
      >
        <ButtonLink link={{ href: '#enquiry', label: say('Ask our home loan team'), external: false }} />
      </Hero>
      <Banks banks={choices.banks} counts={kindCounts} query={query} />
      <Section
        heading={BANK_LIST.titles(query, choices).join(', ') || say('Projects approved by banks')}
        id={BANK_LIST.called.anchor}
      >
        {isEmpty ? (
          <NothingYet />
        ) : (
          <>
            <ChoiceBar list={BANK_LIST} name="bank" asked={query} facets={offer.facets} />
            <form
              className={`stack-4 ${filters.filters} ${styles.filters}`}
              action={BANK_LIST.linkTo({})}
              aria-label={say('Filter the projects')}
            >
              <ChoiceFields list={BANK_LIST} asked={query} facets={offer.facets} hidden={['bank']} />
              <Button type="submit">{say('Show projects')}</Button>
            </form>
            <Note sentences={ignored} />
            <p className={`title ${styles.count}`}>{say('{count} projects', { count: found.total })}</p>
            <ActiveFilters active={offer.active} clearHref={BANK_LIST.linkTo({})} />
            {found.total > 0 ? (
              <Ashlar perCourse={3} label={say('Projects')}>
                {found.items.map((project) => (
                  <div key={project.slug} className={styles.stone}>
                    <ProjectCard project={project} />
                    <p className={`text-s semibold ${styles.readBy}`}>
                      {say('Read by {banks}', { banks: project.banks.join(say(' and ')) })}
                    </p>
                  </div>
                ))}
              </Ashlar>
            ) : (
              <NothingFound called={BANK_LIST.called} nearest={offer.nearest}>
                <a href="/projects">{say('All projects')}</a> {say('A bank may read another one when you ask it to.')}
              </NothingFound>
            )}
            <Pagination page={found.page} pages={found.pages} hrefOf={(next) => BANK_LIST.linkTo(query, next)} />
          </>
        )}
      </Section>
      {page.sections.map((section, index) => (
        <Section
          key={section.heading}
          heading={section.heading}
          id={section.anchor || undefined}
          tone={index === 0 ? 'course' : 'ground'}
        >
          <Paragraphs text={section.text} className={`prose ${styles.text}`} />
          {section.steps.length > 0 ? <Steps steps={section.steps} /> : null}
        </Section>
      ))}
      <Enquiry {...props} />
    </main>
  )
}

function Enquiry({ page, addresses, phone, query, choices, found }: BankProjectsViewProps) {
  const href = page.nextStep && resolveHref(page.nextStep.link, addresses)
  return (
    <Section heading={say('Ask our home loan team')} id="enquiry" tone="course">
      <div className="stack-5 measure">
        <p>
          {say(
            'Name the bank, the project, and whether you are a customer or work there. One adviser answers for both.',
          )}
        </p>
        <p className={`cluster text-l semibold ${styles.ways}`}>
          {page.nextStep && href ? (
            <ButtonLink link={{ href, label: page.nextStep.label, external: false }} tone="quiet" />
          ) : null}
          {phone ? <a href={telHref(phone)}>{phone}</a> : null}
        </p>
      </div>
      <LeadForm
        form="bank-listing"
        records={{ category: query.kind, bank: BANK_LIST.titleOf('bank', query, choices) }}
        choices={{
          bank: choices.banks.map(({ name }) => ({ value: name, title: name })),
          project: found.items.map(({ slug, name }) => ({ value: slug, title: name })),
        }}
      />
    </Section>
  )
}
