import { say } from '@/words/say'
import { type LeadFormId, leadForms } from '../form/forms'
import { LeadForm } from '../form/lead-form'
import { ENVELOPE_FIELDS, firstValue } from '../form/validate-form'
import styles from '../lead-page.module.css'
import type { RejectedForm } from './redisplay'

/** A page with the form and everything that was sent: the answer without script to a form that was not accepted. */
export function RedisplayView({ form, rejected }: { form: LeadFormId; rejected: RejectedForm }) {
  const page = firstValue(rejected.sent, ENVELOPE_FIELDS.page)
  return (
    <main id="content" className={`page-width stack-6 ${styles.page}`}>
      <h1>{say(leadForms[form].title)}</h1>
      <LeadForm form={form} sent={rejected.sent} faults={rejected.faults} failure={rejected.failure} />
      {/^\/[\w/.-]+$/.test(page) && !page.startsWith('//') ? (
        <p>
          <a href={page}>{say('Back to the page you came from')}</a>
        </p>
      ) : null}
    </main>
  )
}
