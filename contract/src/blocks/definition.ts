import type * as z from 'zod/mini'

/** What site and backend know of a kind of block. The site alone knows its design. */
export interface BlockDefinition<Schema extends z.ZodMiniType = z.ZodMiniType> {
  /** Parses the block from the wire. A field `block` names its kind. */
  schema: Schema
  /** The text below its heading, as plain text for the search index. */
  words: (block: z.output<Schema>) => string
  /** A list whose entries have files; without it, the query asks for the first level only. */
  deep?: string
}

/** Checks a definition and keeps its types. */
export function defineBlock<Schema extends z.ZodMiniType>(definition: BlockDefinition<Schema>) {
  return definition
}
