import { budgets, callTimes, type Labels } from '@ashlar/contract'

type FieldKind = 'text' | 'tel' | 'email' | 'url' | 'date' | 'choice' | 'lines' | 'file'

/** A field of a form. Whether it fits is the contract's to say; what stands here is how it is asked. */
export interface FormField<Name extends string = string> {
  /** Its name in the contract; a name that stands twice gives a list. */
  name: Name
  label: string
  /** What it asks for, as the consent notice beside it says. Asking for more is a new version of the notice (contract). */
  asks: string
  kind: FieldKind
  hint?: string
  autoComplete?: string
  /** Without it the form is not taken, whatever else was filled in. */
  required?: boolean
  /** One of several, of which one is enough: neither required nor optional. */
  oneOf?: boolean
  /** What may be chosen; left out where the page brings the choices, from content. */
  choices?: Labels
  /** What choosing nothing says. */
  none?: string
  maxLength?: number
  /** Takes a whole course where others lie side by side. */
  wide?: boolean
}

/** A record that the page fills in and nobody sees. */
export interface RecordField {
  /** Its name where the visitor reads later what was sent. */
  label: string
  asks: string
}

const name: FormField<'name'> = {
  name: 'name',
  label: 'Name',
  asks: 'your name',
  kind: 'text',
  autoComplete: 'name',
  required: true,
  maxLength: 100,
}

const phone: FormField<'phone'> = {
  name: 'phone',
  label: 'Phone',
  asks: 'your phone number',
  kind: 'tel',
  autoComplete: 'tel',
  hint: 'With its country code if it is not Indian',
  oneOf: true,
  maxLength: 40,
}

const email: FormField<'email'> = {
  name: 'email',
  label: 'Email',
  asks: 'your email address',
  kind: 'email',
  autoComplete: 'email',
  hint: 'Phone or email, one is enough',
  oneOf: true,
  maxLength: 254,
}

const city: FormField<'city'> = {
  name: 'city',
  label: 'City',
  asks: 'your city',
  kind: 'text',
  autoComplete: 'address-level2',
  maxLength: 80,
}

const company: FormField<'company'> = {
  name: 'company',
  label: 'Firm',
  asks: 'your firm',
  kind: 'text',
  autoComplete: 'organization',
  maxLength: 120,
}

const message: FormField<'message'> = {
  name: 'message',
  label: 'Message',
  asks: 'what you write',
  kind: 'lines',
  maxLength: 3000,
}

const budget: FormField<'budget'> = {
  name: 'budget',
  label: 'Budget',
  asks: 'your budget',
  kind: 'choice',
  choices: budgets,
}

const callTime: FormField<'callTime'> = {
  name: 'callTime',
  label: 'Best time to call',
  asks: 'when to call you',
  kind: 'choice',
  choices: callTimes,
  none: 'Any time',
}

/** Fields that several forms ask alike. */
export const commonFields = { name, phone, email, city, company, message, budget, callTime } as const

/** Records that several pages fill in. */
export const commonRecords = {
  project: { label: 'Project', asks: 'the project' },
  service: { label: 'Service', asks: 'the service' },
  opening: { label: 'Opening', asks: 'the opening' },
  category: { label: 'Kind', asks: 'the bank’s list you came from' },
  page: { label: 'Page', asks: 'the page you came from' },
} as const satisfies Record<string, RecordField>
