import { budgets, callTimes, type Labels } from '@ashlar/contract'

type FieldKind = 'text' | 'tel' | 'email' | 'url' | 'date' | 'choice' | 'lines' | 'file'

/** A field of a form. Whether it fits is the contract's to say; what stands here is how it is asked. */
export interface FormField {
  /** Its name in the contract; a name that stands twice gives a list. */
  name: string
  label: string
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

const name: FormField = {
  name: 'name',
  label: 'Name',
  kind: 'text',
  autoComplete: 'name',
  required: true,
  maxLength: 100,
}

const phone: FormField = {
  name: 'phone',
  label: 'Phone',
  kind: 'tel',
  autoComplete: 'tel',
  hint: 'With its country code if it is not Indian',
  oneOf: true,
  maxLength: 40,
}

const email: FormField = {
  name: 'email',
  label: 'Email',
  kind: 'email',
  autoComplete: 'email',
  hint: 'Phone or email, one is enough',
  oneOf: true,
  maxLength: 254,
}

const city: FormField = { name: 'city', label: 'City', kind: 'text', autoComplete: 'address-level2', maxLength: 80 }

const company: FormField = {
  name: 'company',
  label: 'Firm',
  kind: 'text',
  autoComplete: 'organization',
  maxLength: 120,
}

const message: FormField = { name: 'message', label: 'Message', kind: 'lines', maxLength: 3000 }

const budget: FormField = { name: 'budget', label: 'Budget', kind: 'choice', choices: budgets }

const callTime: FormField = {
  name: 'callTime',
  label: 'Best time to call',
  kind: 'choice',
  choices: callTimes,
  none: 'Any time',
}

/** Fields that several forms ask alike. */
export const common = { name, phone, email, city, company, message, budget, callTime } as const
