import type { CareerPage, Opening } from '@ashlar/contract'
import { applicationNameOf } from '@/content/readers/all-openings'
import { LeadForm } from '@/features/leads/form/lead-form'
import { formatDate } from '@/ui/date/format-date'
import { MailLink } from '@/ui/link/mail-link'
import { Section } from '@/ui/section/section'
import { say } from '@/words/say'
import styles from './apply.module.css'

interface ApplyProps {
  opening: Opening
  career: CareerPage | null
}

/** The section about how to apply. */
export function Apply({ opening, career }: ApplyProps) {
  return (
    <Section heading={say('Apply')} id="apply" tone="course">
      <LeadForm form="application" records={{ opening: applicationNameOf(opening) }} />
      <div className={`stack-3 measure ${styles.apply}`}>
        {career?.applyEmail ? (
          <p className={`text-l ${styles.words}`}>
            {say('Or write to')} <MailLink email={career.applyEmail} subject={opening.title} />{' '}
            {say('with your résumé as a PDF and the title of the opening as the subject.')}
          </p>
        ) : null}
        {opening.closesOn ? (
          <p className="soft">
            {say('Closes')} <time dateTime={opening.closesOn}>{formatDate(opening.closesOn)}</time>
            {say('.')}
          </p>
        ) : null}
        <p className="soft">
          {say('Nobody pays to be hired here.')}{' '}
          <a href="/careers#fraud">{say('How to know an offer that is not ours')}</a>
        </p>
      </div>
    </Section>
  )
}
