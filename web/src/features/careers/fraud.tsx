import type { CareerPage, PageSection } from '@ashlar/contract'
import { MailLink } from '@/ui/link/mail-link'
import { telHref } from '@/ui/link/phone-href'
import { Section } from '@/ui/section/section'
import { Paragraphs } from '@/ui/text/paragraphs'
import styles from './fraud.module.css'

interface FraudProps {
  section: PageSection
  career: CareerPage | null
}

/** How to recognise fraudulent job offers, and where to report them. */
export function Fraud({ section, career }: FraudProps) {
  return (
    <Section heading={section.heading} id={section.anchor} tone="deep">
      <div className={styles.notice}>
        <div className={styles.words}>
          <Paragraphs text={section.text} className={styles.text} />
          {career?.fraudEmail || career?.fraudPhone ? (
            <p className={`cluster text-l semibold ${styles.tell}`}>
              {career.fraudEmail ? <MailLink email={career.fraudEmail} /> : null}
              {career.fraudPhone ? <a href={telHref(career.fraudPhone)}>{career.fraudPhone}</a> : null}
            </p>
          ) : null}
        </div>
        {career && career.fraudSigns.length > 0 ? (
          <ul className={styles.signs}>
            {career.fraudSigns.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
        ) : null}
      </div>
    </Section>
  )
}
