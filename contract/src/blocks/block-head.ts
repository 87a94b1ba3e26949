import * as z from 'zod/mini'
import { text } from '../wire/fields.js'

/** Fields at the top of most blocks. A block without a heading belongs to the block before it. */
export const blockHead = { heading: text, lead: text, anchor: text } as const

/** A list that must not be empty, because the block would have nothing to show. */
export function filled<T>(entries: z.ZodMiniType<T[], unknown>) {
  return z.pipe(entries, z.array(z.custom<T>()).check(z.minLength(1)))
}

/** Joins the texts of a block. */
export function said(...texts: readonly (string | readonly string[])[]): string {
  return texts
    .flat()
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => (/[.!?:]["”’]?$/.test(one) ? one : `${one}.`))
    .join(' ')
}
