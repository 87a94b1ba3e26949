import { RESUME_ACCEPT } from '@ashlar/contract'
import type { InputHTMLAttributes } from 'react'
import { say, sayMessage } from '@/words/say'
import type { FormField } from './fields'
import styles from './form-field.module.css'

export interface FieldChoice {
  value: string
  title: string
}

interface FormFieldProps {
  field: FormField
  /** Unique on the page: it distinguishes several forms, and several fields of one name. */
  id: string
  value: string
  fault: string
  /** The choices, where they come from the page. */
  choices?: readonly FieldChoice[] | undefined
  /** Earliest date, `YYYY-MM-DD`. */
  earliest?: string | undefined
  /** Name of a file that was uploaded earlier. */
  attached?: string | undefined
}

const INPUT: Readonly<Record<'text' | 'tel' | 'email' | 'url' | 'date', InputHTMLAttributes<HTMLInputElement>>> = {
  text: { type: 'text' },
  tel: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  // Not of type `url`, for which browsers refuse an address without `https://`; validation adds it.
  url: { type: 'text', inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  date: { type: 'date' },
}

/** A field with its label, hint and fault. The element for the fault always exists, so that script can fill it. */
export function FormFieldView(props: FormFieldProps) {
  const { field, id, fault, attached } = props
  return (
    <div
      className={`stack-1 ${styles.field}`}
      data-wide={field.wide || field.kind === 'lines' || field.kind === 'file' ? '' : undefined}
    >
      <label className="text-s bold" htmlFor={id}>
        {say(field.label)}
        {field.required || field.oneOf ? null : <span className={styles.optional}>{` ${say('(optional)')}`}</span>}
      </label>
      <Control {...props} />
      {field.hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {say(field.hint)}
        </p>
      ) : null}
      {field.kind === 'file' ? (
        <p className={`text-s semibold ${styles.attached}`} data-attached="">
          {attached ? say('Attached: {file}', { file: attached }) : ''}
        </p>
      ) : null}
      {field.kind === 'lines' ? <p className={styles.hint} aria-live="polite" data-room="" /> : null}
      <p className={`text-s semibold ${styles.fault}`} id={`${id}-fault`} data-fault-of={field.name}>
        {sayMessage(fault)}
      </p>
    </div>
  )
}

function Control({ field, id, value, fault, choices, earliest, attached }: FormFieldProps) {
  const shared = {
    className: styles.control,
    id,
    name: field.name,
    // Not `required`: Firefox calls an empty required field invalid from the start, whatever aria-invalid says.
    'aria-required': field.required && !attached,
    'aria-invalid': Boolean(fault),
    'aria-describedby': field.hint ? `${id}-fault ${id}-hint` : `${id}-fault`,
  }
  switch (field.kind) {
    case 'choice':
      return (
        <select {...shared} defaultValue={value}>
          <option value="">{say(field.none ?? (field.required ? 'Please choose' : 'Prefer not to say'))}</option>
          {(choices ?? choicesOf(field)).map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.title}
            </option>
          ))}
        </select>
      )
    case 'lines':
      return <textarea {...shared} rows={4} defaultValue={value} data-longest={field.maxLength} />
    case 'file':
      return <input {...shared} name="file" type="file" accept={RESUME_ACCEPT} />
    default:
      return (
        <input
          {...shared}
          {...INPUT[field.kind]}
          autoComplete={field.autoComplete}
          min={field.kind === 'date' ? earliest : undefined}
          defaultValue={value}
        />
      )
  }
}

function choicesOf({ choices = {} }: FormField): FieldChoice[] {
  return Object.entries(choices).map(([value, title]) => ({ value, title: say(title) }))
}
