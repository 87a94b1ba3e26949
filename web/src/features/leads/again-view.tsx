import type { Draft } from './again'
import { AROUND, firstOf } from './check-form'
import { type LeadFormId, leadForms } from './forms'
import { LeadForm } from './lead-form'
import styles from './lead-page.module.css'

/** A form on a page of its own, with every word that was sent: the answer to one that was not taken without script. */
export function AgainView({ form, draft }: { form: LeadFormId; draft: Draft }) {
  const page = firstOf(draft.sent, AROUND.page)
  return (
    <main id="content" className={`page-width ${styles.page}`}>
      <h1>{leadForms[form].title}</h1>
      <LeadForm form={form} sent={draft.sent} faults={draft.faults} failure={draft.failure} />
      {/^\/[\w/.-]+$/.test(page) && !page.startsWith('//') ? (
        <p>
          <a href={page}>Back to the page you came from</a>
        </p>
      ) : null}
    </main>
  )
}
