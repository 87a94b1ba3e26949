import { say } from '@/words/say'
import { LeadForm } from './lead-form'
import styles from './service-forms.module.css'

/** The forms of a service's page: an enquiry, and a call back at a chosen time. */
export function ServiceForms({ service }: { service: string }) {
  return (
    <>
      <LeadForm form="service" records={{ service }} />
      <details className={styles.call} id="call-back">
        <summary>{say('Would you rather we call you?')}</summary>
        <LeadForm form="call-back" records={{ record: service }} />
      </details>
    </>
  )
}
