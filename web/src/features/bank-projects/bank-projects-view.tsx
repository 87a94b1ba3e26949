import { type ExternalAddress, type Page, resolveHref } from '@ashlar/contract'
import { LeadForm } from '@/features/leads/lead-form'
import { ProjectCard } from '@/features/projects/project-card'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { Button, ButtonLink } from '@/ui/button/button'
import { SelectField } from '@/ui/field/select-field'
import { Hero } from '@/ui/hero/hero'
import { telHref } from '@/ui/link/tel-href'
import { LinkBar } from '@/ui/link-bar/link-bar'
import { Note } from '@/ui/note/note'
import { Pagination } from '@/ui/pagination/pagination'
import { Section } from '@/ui/section/section'
import { Steps } from '@/ui/steps/steps'
import { Paragraphs } from '@/ui/text/paragraphs'
import filters from '../lists/filters.module.css'
import styles from './bank-projects-view.module.css'
import { type BankChoices, type BankQuery, type FoundBankProjects, hrefOf, wishesOf } from './bank-query'
import { Banks } from './banks'

interface BankProjectsViewProps {
  page: Page
  addresses: readonly ExternalAddress[]
  phone: string
  query: BankQuery
  ignored: readonly string[]
  choices: BankChoices
  found: FoundBankProjects
}

/** The projects that a bank has read, for its customers and staff: by bank and kind, then how a purchase goes. */
export function BankProjectsView({ page, addresses, phone, query, ignored, choices, found }: BankProjectsViewProps) {
  const wishes = wishesOf(query, choices)
  return (
    <main id="content">
      <Hero
        heading={page.heading}
        lead={page.lead}
        picture={page.picture}
        trail={[{ label: 'Projects', href: '/projects' }]}
      >
        <ButtonLink link={{ href: '#enquiry', label: 'Ask the bank desk', external: false }} />
      </Hero>
      <Banks banks={choices.banks} query={query} />
      <Section heading={wishes.join(', ') || 'What the banks have read'} id="list">
        <LinkBar
          label="Bank"
          links={[{ name: 'Every bank', slug: '' }, ...choices.banks].map(({ name, slug }) => ({
            label: name,
            href: `${hrefOf({ ...query, bank: slug, page: 1 })}#list`,
            current: query.bank === slug,
          }))}
        />
        <form
          className={`${filters.filters} ${styles.filters}`}
          action="/projects/bank#list"
          aria-label="Filter the projects"
        >
          {query.bank ? <input type="hidden" name="bank" value={query.bank} /> : null}
          <SelectField label="Kind" name="kind" value={query.kind} any="Any kind" choices={choices.kinds} />
          <SelectField label="City" name="city" value={query.city} any="All cities" choices={choices.cities} />
          <Button type="submit">Show projects</Button>
        </form>
        <Note sentences={ignored} />
        <p className={styles.count}>{countOf(found.total)}</p>
        {found.total > 0 ? (
          <Ashlar bond="triples" label="Projects">
            {found.projects.map((project) => (
              <div key={project.slug} className={styles.stone}>
                <ProjectCard project={project} />
                <p className={styles.readBy}>Read by {project.banks.join(' and ')}</p>
              </div>
            ))}
          </Ashlar>
        ) : (
          <p className={styles.nothing}>
            No project fits all of that.{' '}
            <a href={`${hrefOf({ bank: query.bank })}#list`}>
              {query.bank ? 'Everything this bank has read' : 'Everything a bank has read'}
            </a>
            , or <a href="/projects">all projects</a>: a bank may read another one when you ask it to.
          </p>
        )}
        <Pagination
          page={found.page}
          pages={found.pages}
          hrefOf={(next) => `${hrefOf({ ...query, page: next })}#list`}
        />
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
    <Section heading="Ask the bank desk" id="enquiry" tone="course">
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
        records={{ category: query.kind, bank: choices.banks.find(({ slug }) => slug === query.bank)?.name ?? '' }}
        choices={{
          bank: choices.banks.map(({ name }) => ({ value: name, title: name })),
          project: found.projects.map(({ slug, name }) => ({ value: slug, title: name })),
        }}
      />
    </Section>
  )
}

function countOf(count: number): string {
  if (count === 0) return 'No project'
  return count === 1 ? '1 project' : `${count} projects`
}
