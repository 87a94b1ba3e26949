import { writtenNumber } from '@ashlar/contract'
import type { RouteQuery } from '@/routing/route'
import { formatRupees } from '@/ui/money/format-money'
import { type Phrase, say } from '@/words/say'
import { Address } from '../lists/address'
import { MOST_PAISE, PER_CENT, RUPEE } from './paise'
import { parseAmount, parseRate } from './parse-amount'

interface Common {
  name: string
  label: Phrase
  hint?: Phrase
  /** The default value on the first visit. */
  usual?: string
  /** An empty field means zero, not an error. */
  optional?: boolean
}

/** A field of a calculator: an amount in rupees, a percentage, a whole number, or a choice. */
export type Field =
  | (Common & { kind: 'money'; least?: number })
  | (Common & { kind: 'rate'; most: number })
  | (Common & { kind: 'count'; least: number; most: number; unit: Phrase })
  | (Common & { kind: 'choice'; choices: readonly { value: string; title: string }[]; any?: Phrase })

/** What a visitor typed, the values that it means, and its errors. */
export interface Inputs {
  /** Whether the form was submitted: an empty form, or one that a link has filled in partly, has no errors. */
  asked: boolean
  typed: Readonly<Record<string, string>>
  faults: Readonly<Record<string, string>>
  /** Paise, thousandths of a per cent or a count; fields that are empty have none. */
  values: Readonly<Record<string, number>>
}

/** Reads the fields of a form from the address. */
export function readInputs(fields: readonly Field[], parameters: RouteQuery): Inputs {
  const address = new Address(parameters)
  const given = (name: string) => address.values(name)[0]?.trim()
  const asked =
    fields.some(({ name }) => given(name) !== undefined) &&
    fields.every((field) => given(field.name) !== undefined || isOptional(field))
  const typed: Record<string, string> = {}
  const faults: Record<string, string> = {}
  const values: Record<string, number> = {}
  for (const field of fields) {
    const text = given(field.name) ?? field.usual ?? ''
    typed[field.name] = text
    const answer = text === '' && field.optional ? null : parseTyped(field, text)
    if (typeof answer === 'string') faults[field.name] = answer
    else if (answer !== null) values[field.name] = answer
  }
  return { asked, typed, faults: asked ? faults : {}, values }
}

function isOptional(field: Field): boolean {
  return field.usual !== undefined || field.optional === true || (field.kind === 'choice' && field.any !== undefined)
}

/** @returns the value, `null` for a choice (it has no number), or an error message for the visitor. */
function parseTyped(field: Field, text: string): number | string | null {
  switch (field.kind) {
    case 'money':
      return parseMoneyField(text, (field.least ?? 0) * RUPEE)
    case 'rate': {
      const rate = parseRate(text)
      if (text === '') return say('Type a percentage, such as 8.5.')
      if (rate === null)
        return say('“{typed}” is no percentage. Write it like 8.5, with at most three decimals.', { typed: text })
      return rate <= field.most * PER_CENT ? rate : say('At most {most}\u00a0%.', { most: field.most })
    }
    case 'count': {
      const { least, most, unit } = field
      const count = writtenNumber(text)
      if (count !== null && Number.isInteger(count) && count >= least && count <= most) return count
      // As text: the message shows the numbers as they are typed.
      const range = { least: String(least), most: String(most) }
      return say('Type a whole number of {things}, from {least} to {most}.', { things: say(unit), ...range })
    }
    case 'choice':
      if (text === '' && field.any) return null
      return field.choices.some(({ value }) => value === text) ? null : say('Choose one of the list.')
  }
}

function parseMoneyField(text: string, least: number): number | string {
  if (text === '') return say('Type an amount, such as 85 lakh or 1.2 cr.')
  const paise = parseAmount(text)
  if (paise === null) return say('“{typed}” is no amount. Write it like 85 lakh, 1.2 cr or 85,00,000.', { typed: text })
  if (paise > MOST_PAISE) return say('At most ₹1,000\u00a0crore.')
  return paise >= least ? paise : say('At least {amount}.', { amount: formatRupees(least / RUPEE) })
}
