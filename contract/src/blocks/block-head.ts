import * as z from 'zod/mini'
import { text } from '../wire/fields.js'

/** What stands above most blocks. Without a heading a block belongs to the one before it. */
export const blockHead = { heading: text, lead: text, anchor: text } as const

/** A list without which a block has nothing to show. */
export function filled<T>(entries: z.ZodMiniType<T[], unknown>) {
  return z.pipe(entries, z.array(z.custom<T>()).check(z.minLength(1)))
}

/** Texts of a block one after the other. */
export function said(...texts: readonly (string | readonly string[])[]): string {
  return texts
    .flat()
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => (/[.!?:]["”’]?$/.test(one) ? one : `${one}.`))
    .join(' ')
}
