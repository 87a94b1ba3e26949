import * as z from 'zod/mini'
import { text } from '../wire/fields.js'

/** What site and backend know of a kind of block. The site alone knows its design. */
export interface BlockDefinition<Schema extends z.ZodMiniType = z.ZodMiniType> {
  /** Parses the block from the wire. A field `block` names its kind. */
  schema: Schema
  /** The text below its heading, as plain text for the search index. */
  words: (block: z.output<Schema>) => string
  /** Name of the list whose entries have files; left out, the query asks for the first level only. */
  deep?: string
}

/** Checks a definition and keeps its types. */
export function defineBlock<Schema extends z.ZodMiniType>(definition: BlockDefinition<Schema>) {
  return definition
}

/** Fields at the top of most blocks. A block without a heading belongs to the block before it. */
export const blockHead = { heading: text, lead: text, anchor: text } as const

/** A list that must not be empty, because the block would have nothing to show. */
export function nonEmptyList<T>(entries: z.ZodMiniType<T[], unknown>) {
  return z.pipe(entries, z.array(z.custom<T>()).check(z.minLength(1)))
}

/** Joins the texts of a block. */
export function blockText(...texts: readonly (string | readonly string[])[]): string {
  return texts
    .flat()
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => (/[.!?:]["”’]?$/.test(one) ? one : `${one}.`))
    .join(' ')
}
