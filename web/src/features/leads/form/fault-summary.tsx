import type { LeadFault } from '@ashlar/contract'
import { sayMessage } from '@/words/say'
import { faultSummaryText } from '../submission/outcome'
import { ContactLinks } from './contact-links'
import styles from './fault-summary.module.css'

interface FaultSummaryProps {
  form: string
  faults: readonly LeadFault[]
  failure: string
}

/** The faults of a form, at its top, with a link to each field. It takes the focus when there is a fault. */
export function FaultSummary({ form, faults, failure }: FaultSummaryProps) {
  const silent = faults.length === 0 && failure === ''
  return (
    <div
      className={`stack-2 ${styles.summary}`}
      data-summary=""
      role="alert"
      tabIndex={-1}
      hidden={silent}
      // biome-ignore lint/a11y/noAutofocus: a form that is shown again begins with its errors
      autoFocus={!silent}
    >
      <h2 className={styles.words} data-summary-words="">
        {sayMessage(failure) || (faults.length > 0 ? faultSummaryText(faults.length) : '')}
      </h2>
      <ul data-summary-list="">
        {faults.map(({ field, message }) => (
          <li key={field}>{field ? <a href={`#${form}-${field}`}>{sayMessage(message)}</a> : sayMessage(message)}</li>
        ))}
      </ul>
      <div data-summary-ways="" hidden={failure === ''}>
        <ContactLinks />
      </div>
    </div>
  )
}
