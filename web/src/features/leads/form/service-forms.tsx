import { LeadForm } from './lead-form'
import styles from './service-forms.module.css'

/** On a service's page: writing about it, or being rung at a time of one's own. */
export function ServiceForms({ service }: { service: string }) {
  return (
    <>
      <LeadForm form="service" records={{ service }} />
      <details className={styles.call} id="call-back">
        <summary>Would you rather we call you?</summary>
        <LeadForm form="call-back" records={{ record: service }} />
      </details>
    </>
  )
}
