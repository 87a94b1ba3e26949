import { dayInIndia, type LeadFault } from '@ashlar/contract'
import { Button } from '@/ui/button/button'
import { say } from '@/words/say'
import { ConsentFields } from './consent-notice'
import { FaultSummary } from './fault-summary'
import type { FormField } from './fields'
import { type FieldChoice, FormFieldView } from './form-field'
import { requestedData } from './form-spec'
import { type LeadFormId, leadForms } from './forms'
import styles from './lead-form.module.css'
import { ENVELOPE_FIELDS, firstValue, type PostedFields } from './validate-form'

interface LeadFormProps {
  form: LeadFormId
  /** Values of the hidden fields, by their names in the contract. */
  records?: Readonly<Record<string, string>>
  /** Choices that are content, by the name of their field. */
  choices?: Readonly<Record<string, readonly FieldChoice[]>>
  /** The values sent before and their faults, when the form is shown again. */
  sent?: PostedFields
  faults?: readonly LeadFault[]
  failure?: string
}

const nothing: PostedFields = new Map()

/**
 * A form that posts to `/api/leads/…` without script. It is the same for every visitor, so pages with it can be cached;
 * script adds what belongs to one visitor on first focus (behaviour/).
 */
export function LeadForm({
  form: id,
  records = {},
  choices = {},
  sent = nothing,
  faults = [],
  failure = '',
}: LeadFormProps) {
  const form = leadForms[id]
  const faultOf = (name: string) => faults.find(({ field }) => field === name)?.message ?? ''
  const withFile = form.first.some(({ kind }) => kind === 'file')
  const view = (fields: readonly FormField[]) =>
    fields.map((field, index) => {
      const place = fields.slice(0, index).filter(({ name }) => name === field.name).length
      return (
        <FormFieldView
          key={`${field.name} ${place}`}
          field={field}
          id={place ? `${id}-${field.name}-${place + 1}` : `${id}-${field.name}`}
          value={sent.get(field.name)?.[place] ?? records[field.name] ?? ''}
          fault={place ? '' : faultOf(field.name)}
          choices={field.choices ? undefined : offered(field, choices, sent)}
          earliest={dayInIndia()}
          attached={firstValue(sent, 'resumeName')}
        />
      )
    })
  return (
    <form
      className={`screen-only ${styles.form}`}
      action={`/api/leads/${id}`}
      method="post"
      encType={withFile ? 'multipart/form-data' : undefined}
      aria-label={say(form.title)}
      // The summary reports missing fields, also before the form's script has loaded.
      noValidate
      data-lead-form={id}
    >
      <div className={styles.inside}>
        <FaultSummary form={id} faults={faults} failure={failure} />
        <div className={`stack-5 ${styles.asked}`}>
          <div className={`stack-4 ${styles.fields}`}>{view(form.first)}</div>
          {form.more.length > 0 ? (
            <details
              className={`rule-above ${styles.more}`}
              open={form.more.some(({ name }) => sent.get(name)?.some(Boolean))}
            >
              <summary>{say('Add more details')}</summary>
              <div className={`stack-4 ${styles.fields}`}>{view(form.more)}</div>
            </details>
          ) : null}
        </div>
        <div className={`stack-4 ${styles.agreed}`}>
          <ConsentFields
            type={form.type}
            asked={requestedData(form)}
            prefix={id}
            ticked={(name) => sent.has(name)}
            fault={faultOf(ENVELOPE_FIELDS.consent)}
          />
          <p className={styles.send}>
            <Button type="submit">
              <span className={styles.spinner} aria-hidden="true" />
              {say(form.send)}
            </Button>
            <span role="status" data-lead-state="" className="sr-only" />
          </p>
        </div>
      </div>
      {Object.keys(form.records).map((name) => (
        <input key={name} type="hidden" name={name} value={records[name] ?? firstValue(sent, name)} />
      ))}
      {withFile ? (
        <>
          <input type="hidden" name="resume" value={firstValue(sent, 'resume')} />
          <input type="hidden" name="resumeName" value={firstValue(sent, 'resumeName')} />
        </>
      ) : null}
      {[ENVELOPE_FIELDS.page, ENVELOPE_FIELDS.campaign, ENVELOPE_FIELDS.ticket, ENVELOPE_FIELDS.idempotencyKey].map(
        (name) => (
          <input key={name} type="hidden" name={name} value={firstValue(sent, name)} />
        ),
      )}
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={`${id}-${ENVELOPE_FIELDS.trap}`}>{say('Leave this empty')}</label>
        <input
          id={`${id}-${ENVELOPE_FIELDS.trap}`}
          name={ENVELOPE_FIELDS.trap}
          tabIndex={-1}
          autoComplete="off"
          {...NOT_TO_FILL}
        />
      </div>
    </form>
  )
}

/** What password managers read as a wish not to fill a field: 1Password, Bitwarden, Dashlane and LastPass. */
const NOT_TO_FILL = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-form-type': 'other',
  'data-lpignore': 'true',
} as const

/** A page that no longer has the choices still offers the chosen one. */
function offered(
  field: FormField,
  choices: Readonly<Record<string, readonly FieldChoice[]>>,
  sent: PostedFields,
): readonly FieldChoice[] {
  const known = choices[field.name] ?? []
  const chosen = firstValue(sent, field.name)
  return !chosen || known.some(({ value }) => value === chosen) ? known : [...known, { value: chosen, title: chosen }]
}
