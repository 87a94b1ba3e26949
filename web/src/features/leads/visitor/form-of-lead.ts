import { type LeadFieldName, projectRequests, subjects, type VisitorView } from '@ashlar/contract'
import { sayName } from '@/words/say'
import type { FormField } from '../form/fields'
import { leadForms } from '../form/forms'

interface FormOfLead {
  /** Fields that may be corrected; `index` tells apart several fields of one name. */
  fields: { field: FormField; index: number }[]
  labels: { nameOf: (name: string) => string; valueOf: (name: string, value: string) => string }
}

/** Labels for fields whose values a form fixes. */
const FIXED_LABELS: Readonly<Partial<Record<LeadFieldName, string>>> = { subject: 'Subject', request: 'Asked for' }

/** What such a field may hold. */
const FIXED_CHOICES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  subject: subjects,
  request: projectRequests,
}

/** The fields of all forms of a lead type: a lead does not record which form it came from. */
export function formOfLead({ type, fields: sent }: Pick<VisitorView, 'type' | 'fields'>): FormOfLead {
  const forms = Object.values(leadForms).filter((form) => form.type === type)
  const all = forms.flatMap(({ first, more }) => [...first, ...more])
  const names = new Map<string, string>([
    ...forms.flatMap(({ records }) => Object.entries(records).map(([name, { label }]) => [name, label] as const)),
    ...all.toReversed().map(({ name, label }) => [name, label] as const),
    ...Object.entries(FIXED_LABELS),
  ])
  const own = new Map<string, FormField[]>()
  for (const form of forms) {
    const fields: readonly FormField[] = [...form.first, ...form.more]
    for (const { name } of fields) {
      if (!own.has(name))
        own.set(
          name,
          fields.filter((field) => field.name === name),
        )
    }
  }
  const contact = new Set(['name', 'phone', 'email', 'city', 'message'])
  const shown = [...own].filter(([name]) => name !== 'subject' && (contact.has(name) || Object.hasOwn(sent, name)))
  return {
    fields: shown.flatMap(([, fields]) =>
      fields.flatMap((field, index) => (canBeCorrected(field) ? [{ field, index }] : [])),
    ),
    labels: {
      nameOf: (name) => sayName(names.get(name) ?? name),
      valueOf: (name, value) => {
        const choices: Readonly<Record<string, string>> =
          FIXED_CHOICES[name] ?? all.find((field) => field.name === name)?.choices ?? {}
        // What a visitor has typed is no phrase of ours, and may be “constructor”.
        const label = Object.hasOwn(choices, value) ? choices[value] : undefined
        return label === undefined ? value : sayName(label)
      },
    },
  }
}

/** A file cannot be replaced, and a choice that is content can only be made on its own page. */
function canBeCorrected({ kind, choices }: FormField): boolean {
  return kind !== 'file' && (kind !== 'choice' || choices !== undefined)
}
