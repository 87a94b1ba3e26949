import { subjects, type VisitorView } from '@ashlar/contract'
import type { FormField } from './fields'
import { leadForms } from './forms'

interface FormOfLead {
  /** Fields that may be corrected; of several with one name, which it is. */
  fields: { field: FormField; place: number }[]
  labels: { nameOf: (name: string) => string; valueOf: (name: string, value: string) => string }
}

/** Words for fields that no form shows. */
const UNSEEN: Readonly<Record<string, string>> = {
  subject: 'About',
  project: 'Project',
  service: 'Service',
  opening: 'Opening',
  category: 'Kind',
  request: 'Asked for',
}

/** The fields of every form that makes leads of a type: a lead does not say which of them it came by. */
export function formOfLead({ type, fields: sent }: Pick<VisitorView, 'type' | 'fields'>): FormOfLead {
  const all = Object.values(leadForms)
    .filter((form) => form.type === type)
    .flatMap(({ first, more }) => [...first, ...more])
  const own = new Map<string, FormField[]>()
  for (const form of Object.values(leadForms).filter((candidate) => candidate.type === type)) {
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
      fields.flatMap((field, place) => (canBeCorrected(field) ? [{ field, place }] : [])),
    ),
    labels: {
      nameOf: (name) => UNSEEN[name] ?? all.find((field) => field.name === name)?.label ?? name,
      valueOf: (name, value) => {
        const choices: Readonly<Record<string, string>> =
          name === 'subject' ? subjects : (all.find((field) => field.name === name)?.choices ?? {})
        return choices[value] ?? value
      },
    },
  }
}

/** A file stays as it was, and a choice of content is made on its own page. */
function canBeCorrected({ kind, choices }: FormField): boolean {
  return kind !== 'file' && (kind !== 'choice' || choices !== undefined)
}
