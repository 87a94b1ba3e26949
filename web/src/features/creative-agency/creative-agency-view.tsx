import type { CreativeAgencyPage, Page } from '@ashlar/contract'
import { LeadForm } from '@/features/leads/form/lead-form'
import { FitLines } from '@/ui/fit-line/fit-lines'
import { splitSentences } from '@/ui/fit-line/line-width'
import { MailLink } from '@/ui/link/mail-link'
import { telHref } from '@/ui/link/phone-href'
import { LogoMark } from '@/ui/picture/logo-mark'
import { Paragraphs } from '@/ui/text/paragraphs'
import { say } from '@/words/say'
import styles from './creative-agency-view.module.css'
import { Poster } from './poster'

interface CreativeAgencyViewProps {
  page: Page
  agency: CreativeAgencyPage
  /** Name of the agency. */
  name: string
  brandName: string
}

/** The creative agency's page: text only first, then one work per screen. */
export function CreativeAgencyView({ page, agency, name, brandName }: CreativeAgencyViewProps) {
  return (
    <main id="content" className={styles.page}>
      <div className={styles.opening}>
        <p className={`cluster heading-face ${styles.name}`}>
          {agency.logo ? <LogoMark logo={agency.logo} height={3} /> : null}
          <span>{name || brandName}</span>
          {page.nextStep ? <a href="#enquiry">{page.nextStep.label}</a> : null}
        </p>
        <h1 className={styles.heading}>
          <FitLines lines={splitSentences(agency.heading)} />
        </h1>
      </div>
      <p className={styles.statement}>
        <strong>{page.heading}</strong> {page.lead}
      </p>
      {agency.works.length > 0 ? (
        <section aria-label={say('Works')}>
          {agency.works.map((work) => (
            <Poster key={work.title} work={work} />
          ))}
        </section>
      ) : null}
      {agency.manifesto.length > 0 ? (
        <ul className={styles.manifesto} aria-label={say('What we hold to')}>
          {agency.manifesto.map((line, index) => (
            <li key={line}>
              <FitLines lines={[line]} cut={index % 3 === 1 ? 'wide' : 'narrow'} />
            </li>
          ))}
        </ul>
      ) : null}
      <Practice agency={agency} />
      {page.sections.length > 0 ? (
        <div className={styles.sections}>
          {page.sections.map((section) => (
            <section key={section.heading} className={styles.section} id={section.anchor || undefined}>
              <h2 className={styles.sectionHeading}>{section.heading}</h2>
              <Paragraphs text={section.text} className={`prose ${styles.text}`} />
            </section>
          ))}
        </div>
      ) : null}
      <section className={`stack-5 ${styles.enquiry}`} id="enquiry">
        <h2 className={styles.heading}>
          <FitLines lines={[page.nextStep?.label ?? name]} />
        </h2>
        {agency.contactLine ? <p className={styles.contactLine}>{agency.contactLine}</p> : null}
        <p className={`cluster ${styles.ways}`}>
          {agency.email ? <MailLink email={agency.email} /> : null}
          {agency.phone ? <a href={telHref(agency.phone)}>{agency.phone}</a> : null}
        </p>
        <LeadForm form="creative-agency" />
        <p className={`semibold ${styles.back}`}>
          <a href="/">{say('Back to {brand}', { brand: brandName })}</a>
        </p>
      </section>
    </main>
  )
}

/** The services, and the process. */
function Practice({ agency }: { agency: CreativeAgencyPage }) {
  if (agency.services.length === 0 && agency.process.length === 0) return null
  return (
    <div className={styles.practice}>
      {agency.services.length > 0 ? (
        <section aria-labelledby="made">
          <h2 className={styles.label} id="made">
            {say('What we make')}
          </h2>
          <ul>
            {agency.services.map(({ title, text }) => (
              <li key={title} className={styles.made}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {agency.process.length > 0 ? (
        <section aria-labelledby="order">
          <h2 className={styles.label} id="order">
            {say('In this order')}
          </h2>
          <ol className={styles.order}>
            {agency.process.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      ) : null}
    </div>
  )
}
