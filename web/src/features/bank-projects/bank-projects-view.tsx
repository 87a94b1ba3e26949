import { type ExternalAddress, type Page, resolveHref } from '@ashlar/contract'
import type { ListPage } from '@/content/pagination'
import type { ListedProject } from '@/content/readers/project-lists'
import { LeadForm } from '@/features/leads/form/lead-form'
import { ProjectCard } from '@/features/projects/card/project-card'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { Button, ButtonLink } from '@/ui/button/button'
import { Hero } from '@/ui/hero/hero'
import { telHref } from '@/ui/link/phone-href'
import { LinkBar } from '@/ui/link-bar/link-bar'
import { Note } from '@/ui/note/note'
import { Pagination } from '@/ui/pagination/pagination'
import { Section } from '@/ui/section/section'
import { Steps } from '@/ui/steps/steps'
import { countOf } from '@/ui/text/count-of'
import { Paragraphs } from '@/ui/text/paragraphs'
import { ChoiceFields } from '../filters/choice-fields'
import filters from '../lists/filters.module.css'
import styles from './bank-projects-view.module.css'
import { BANK_LIST, type BankChoices, type BankQuery } from './bank-query'
import { Banks } from './banks'

/** The way up from the projects for banks. */
export const BANK_PROJECTS_TRAIL = [{ label: 'Projects', href: '/projects' }]

interface BankProjectsViewProps {
  page: Page
  addresses: readonly ExternalAddress[]
  phone: string
  query: BankQuery
  ignored: readonly string[]
  choices: BankChoices
  found: ListPage<ListedProject>
}

/** The projects that a bank has read, for its customers and staff: by bank and kind, then how a purchase goes. */
export function BankProjectsView({ page, addresses, phone, query, ignored, choices, found }: BankProjectsViewProps) {
  return (
    <main id="content">
      <Hero heading={page.heading} lead={page.lead} picture={page.picture} trail={BANK_PROJECTS_TRAIL}>
        <ButtonLink link={{ href: '#enquiry', label: 'Ask our home loan team', external: false }} />
      </Hero>
      <Banks banks={choices.banks} query={query} />
      <Section heading={BANK_LIST.titles(query, choices).join(', ') || 'Projects approved by banks'} id="list">
        <LinkBar
          label={BANK_LIST.filters.bank.label}
          links={[{ name: BANK_LIST.filters.bank.any, slug: '' }, ...choices.banks].map(({ name, slug }) => ({
            label: name,
            href: `${BANK_LIST.hrefOf({ ...query, bank: slug })}#list`,
            current: query.bank === slug,
          }))}
        />
        <form
          className={`${filters.filters} ${styles.filters}`}
          action="/projects/bank#list"
          aria-label="Filter the projects"
        >
          <ChoiceFields list={BANK_LIST} asked={query} source={choices} hidden={['bank']} />
          <Button type="submit">Show projects</Button>
        </form>
        <Note sentences={ignored} />
        <p className={styles.count}>{countOf(found.total, 'project', 'projects')}</p>
        {found.total > 0 ? (
          <Ashlar perCourse={3} label="Projects">
            {found.items.map((project) => (
              <div key={project.slug} className={styles.stone}>
                <ProjectCard project={project} />
                <p className={styles.readBy}>Read by {project.banks.join(' and ')}</p>
              </div>
            ))}
          </Ashlar>
        ) : (
          <p className={styles.nothing}>
            No project fits all of that.{' '}
            <a href={`${BANK_LIST.hrefOf({ bank: query.bank })}#list`}>
              {query.bank ? 'All projects this bank has approved' : 'All projects approved by a bank'}
            </a>
            , or <a href="/projects">all projects</a>: a bank may read another one when you ask it to.
          </p>
        )}
        <Pagination page={found.page} pages={found.pages} hrefOf={(next) => `${BANK_LIST.hrefOf(query, next)}#list`} />
      </Section>
      {page.sections.map((section, index) => (
        <Section
          key={section.heading}
          heading={section.heading}
          id={section.anchor || undefined}
          tone={index === 0 ? 'course' : 'ground'}
        >
          <Paragraphs text={section.text} className={styles.text} />
          {section.steps.length > 0 ? <Steps steps={section.steps} /> : null}
        </Section>
      ))}
      <Enquiry page={page} addresses={addresses} phone={phone} query={query} choices={choices} found={found} />
    </main>
  )
}

function Enquiry({ page, addresses, phone, query, choices, found }: Omit<BankProjectsViewProps, 'ignored'>) {
  const href = page.nextStep && resolveHref(page.nextStep.link, addresses)
  return (
    <Section heading="Ask our home loan team" id="enquiry" tone="course">
      <div className={styles.enquiry}>
        <p>Name the bank, the project, and whether you are a customer or work there. One adviser answers for both.</p>
        <p className={styles.ways}>
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
