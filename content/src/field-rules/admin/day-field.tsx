import { useField } from '@strapi/strapi/admin'
import type { FieldProps } from './plain-input'
import { WrittenInput } from './written-input'
import { DAY, MOMENT, MONTH, type WrittenKind } from './written-kinds'

/** A day in a form. What is no day is not saved. */
export const DayField = (props: FieldProps) => <WrittenField {...props} kind={DAY} />

/** A month in a form. What is none may be saved in a draft. */
export const MonthField = (props: FieldProps) => <WrittenField {...props} kind={MONTH} />

/** A day with a time in a form. What is none is not saved. */
export const MomentField = (props: FieldProps) => <WrittenField {...props} kind={MOMENT} />

function WrittenField({ kind, name, ...props }: FieldProps & { kind: WrittenKind }) {
  const field = useField<string | null>(name)
  const { label, labelAction, hint, required, disabled } = props
  return (
    <WrittenInput
      {...{ kind, name, label, labelAction, hint, required, disabled }}
      error={field.error}
      value={field.value ?? ''}
      onChange={(value) => field.onChange(name, value || null)}
    />
  )
}
