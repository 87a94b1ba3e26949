import type { DigitalAgencyPage, Page } from '@ashlar/contract'
import { LeadForm } from '@/features/leads/form/lead-form'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { ButtonLink } from '@/ui/button/button'
import { FitLines } from '@/ui/fit-line/fit-lines'
import { MailLink } from '@/ui/link/mail-link'
import { telHref } from '@/ui/link/phone-href'
import { LogoMark } from '@/ui/picture/logo-mark'
import { Section } from '@/ui/section/section'
import { Steps } from '@/ui/steps/steps'
import { Paragraphs } from '@/ui/text/paragraphs'
import { say } from '@/words/say'
import { CaseStudy } from './case-study'
import styles from './digital-agency-view.module.css'

interface DigitalAgencyViewProps {
  page: Page
  agency: DigitalAgencyPage
  name: string
}

/** The digital agency's page. As in its reports, a number comes first, then its explanation. */
export function DigitalAgencyView({ page, agency, name }: DigitalAgencyViewProps) {
  return (
    <main id="content">
      <div className={`on-deep ${styles.opening}`}>
        <div className={`page-width stack-5 ${styles.openingInside}`}>
          <p className={`row heading-face ${styles.name}`}>
            {agency.logo ? (
              <span className={styles.mark}>
                <LogoMark logo={agency.logo} height={2.25} />
              </span>
            ) : null}
            {name}
          </p>
          <h1 className={styles.heading}>
            <FitLines lines={[agency.heading]} cut="wide" />
          </h1>
          <div className={styles.start}>
            <div className="stack-5 at-top">
              <p className={styles.lead}>{agency.lead}</p>
              {page.nextStep ? (
                <p>
                  <ButtonLink link={{ href: '#enquiry', label: page.nextStep.label, external: false }} />
                </p>
              ) : null}
            </div>
            {agency.works.length > 0 ? (
              <ol className={styles.results} aria-label={say('Results')}>
                {agency.works.map(({ title, result }, index) => (
                  <li key={title}>
                    <a href={`#work-${index + 1}`}>
                      {title} <strong>{result}</strong>
                    </a>
                  </li>
                ))}
              </ol>
            ) : null}
          </div>
        </div>
      </div>
      {agency.works.length > 0 ? (
        <section aria-label={say('Case studies')}>
          {agency.works.map((work, index) => (
            <CaseStudy key={work.title} work={work} id={`work-${index + 1}`} />
          ))}
        </section>
      ) : null}
      {agency.services.length > 0 ? (
        <Section heading={page.heading} lead={page.lead} id="services">
          <Services services={agency.services} />
        </Section>
      ) : null}
      {page.sections.length > 0 ? (
        <div className={`page-width ${styles.terms}`}>
          {page.sections.map((section) => (
            <section key={section.heading} className={styles.term} id={section.anchor || undefined}>
              <h2 className={styles.termHeading}>{section.heading}</h2>
              <Paragraphs text={section.text} className="prose" />
            </section>
          ))}
        </div>
      ) : null}
      {agency.process.length > 0 ? (
        <Section heading={say('How we work')} tone="course" id="process">
          <Steps steps={agency.process} />
        </Section>
      ) : null}
      {agency.stack.length > 0 ? (
        <Section heading={say('Technology we use')}>
          <Ashlar perCourse="fit">
            {agency.stack.map((tool) => (
              <p key={tool} className={styles.tool}>
                {tool}
              </p>
            ))}
          </Ashlar>
        </Section>
      ) : null}
      <Section heading={page.nextStep?.label ?? name} lead={agency.contactLine} tone="deep" id="enquiry">
        <p className={`cluster heading-face ${styles.ways}`}>
          {agency.email ? <MailLink email={agency.email} /> : null}
          {agency.phone ? <a href={telHref(agency.phone)}>{agency.phone}</a> : null}
        </p>
        <LeadForm form="digital-agency" />
      </Section>
    </main>
  )
}

/** Each service on a line of its own, with the number that measures it. */
function Services({ services }: { services: DigitalAgencyPage['services'] }) {
  return (
    <ul>
      {services.map(({ title, text, measure }) => (
        <li key={title} className={styles.service}>
          <h3>{title}</h3>
          <p>{text}</p>
          {measure ? (
            <p className={`bold ${styles.measure}`}>
              <span>{say('Measured by')}</span> {measure}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
