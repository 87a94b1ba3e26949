import { Button } from '@/ui/button/button'
import { SelectField } from '@/ui/field/select-field'
import { TextField } from '@/ui/field/text-field'
import { say, sayName } from '@/words/say'
import styles from './calculator-form.module.css'
import type { Field, Inputs } from './inputs'

/** Amounts accept letters too: lakh, cr. */
const MODES = { money: 'text', rate: 'decimal', count: 'numeric' } as const

interface CalculatorFormProps {
  action: string
  fields: readonly Field[]
  inputs: Inputs
}

/** The form of a calculator. It is a plain GET form, so the result has an address. */
export function CalculatorForm({ action, fields, inputs }: CalculatorFormProps) {
  const faulty = fields.filter(({ name }) => inputs.faults[name])
  return (
    <form
      className={`stack-5 ${styles.form}`}
      action={`${action}#result`}
      aria-label={say('Figures for the calculation')}
    >
      {faulty.length > 0 ? (
        // biome-ignore lint/a11y/noAutofocus: a form that is shown again begins with its errors
        <div className={`stack-2 ${styles.summary}`} id="result" role="alert" tabIndex={-1} autoFocus>
          <h2 className="bold">
            {faulty.length === 1
              ? say('Please check one figure')
              : say('{count} figures to check', { count: faulty.length })}
          </h2>
          <ul>
            {faulty.map(({ name, label }) => (
              <li key={name}>
                <a href={`#figure-${name}`}>{say(label)}</a>: {inputs.faults[name]}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className={styles.fields}>
        {fields.map((field) => (
          <FieldView key={field.name} field={field} inputs={inputs} />
        ))}
      </div>
      <p className={`screen-only row ${styles.apply}`}>
        <Button type="submit">{say('Calculate')}</Button>
        {inputs.asked ? <a href={action}>{say('Clear')}</a> : null}
      </p>
    </form>
  )
}

function FieldView({ field, inputs }: { field: Field; inputs: Inputs }) {
  const value = inputs.typed[field.name] ?? ''
  if (field.kind === 'choice') {
    return (
      <SelectField
        label={say(field.label)}
        name={field.name}
        value={value}
        choices={field.choices.map(({ title, ...choice }) => ({ ...choice, title: sayName(title) }))}
        {...(field.any ? { any: say(field.any) } : {})}
      />
    )
  }
  return (
    <TextField
      label={say(field.label)}
      name={field.name}
      value={value}
      hint={field.hint && say(field.hint)}
      fault={inputs.faults[field.name]}
      optional={field.optional}
      id={`figure-${field.name}`}
      inputMode={MODES[field.kind]}
    />
  )
}
