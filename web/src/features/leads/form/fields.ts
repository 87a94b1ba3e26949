import { budgets, callTimes } from '@ashlar/contract'
import type { Phrase } from '@/words/say'

type FieldKind = 'text' | 'tel' | 'email' | 'url' | 'date' | 'choice' | 'lines' | 'file'

/** A field of a form. The contract validates its value; this says how the form shows it. */
export interface FormField<Name extends string = string> {
  /** Its name in the contract; a name that occurs twice makes a list. */
  name: Name
  label: Phrase
  /**
   * What the field asks for, in the words of the consent notice. Asking for more needs a new version of the notice
   * (contract).
   */
  asks: Phrase
  kind: FieldKind
  hint?: Phrase
  autoComplete?: string
  /** The form is refused without it. */
  required?: boolean
  /** One of several fields, of which at least one is needed: neither required nor optional. */
  oneOf?: boolean
  /** The choices; left out where they are content and come from the page. */
  choices?: Readonly<Record<string, Phrase>>
  /** The label of an empty choice. */
  none?: Phrase
  /** Letters that the contract takes. The browser does not cut at it: pasted words would be lost without a word. */
  maxLength?: number
  /** Takes a whole row where other fields stand side by side. */
  wide?: boolean
}

/** A hidden field that the page fills in. */
export interface RecordField {
  /** Its label on the visitor's page that shows what was sent. */
  label: Phrase
  asks: Phrase
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

/** Fields that several forms share. */
export const commonFields = { name, phone, email, city, company, message, budget, callTime } as const

/** Hidden fields that several pages fill in. */
export const commonRecords = {
  project: { label: 'Project', asks: 'the project' },
  service: { label: 'Service', asks: 'the service' },
  opening: { label: 'Opening', asks: 'the opening' },
  category: { label: 'Kind', asks: 'the bank’s list you came from' },
  page: { label: 'Page', asks: 'the page you came from' },
} as const satisfies Record<string, RecordField>
