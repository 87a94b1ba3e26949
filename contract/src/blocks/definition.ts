import type * as z from 'zod/mini'

/** All that both servers know of a kind of block; what it looks like is the site's. */
export interface BlockDefinition<Schema extends z.ZodMiniType = z.ZodMiniType> {
  /** Reads it from the wire. A field `block` tells its kind. */
  schema: Schema
  /** What it says below its heading, as plain text: the search finds it by that. */
  words: (block: z.output<Schema>) => string
  /** A list whose entries have files of their own; without, all of the first level is asked for. */
  deep?: string
}

/** Keeps the types of a definition while it is checked. */
export function defineBlock<Schema extends z.ZodMiniType>(definition: BlockDefinition<Schema>) {
  return definition
}
