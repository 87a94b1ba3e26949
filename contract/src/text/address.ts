import * as z from 'zod/mini'
import { required } from '../wire/fields.js'

/** Where the records of a content type have pages of their own, and which of their fields is the end of the address. */
const KINDS = {
  page: { field: 'path', before: '' },
  post: { field: 'slug', before: '/blog/' },
  'consolidated-project': { field: 'slug', before: '/projects/' },
  'insights-research-report': { field: 'slug', before: '/insights/research-reports/' },
  vodcast: { field: 'slug', before: '/insights/knowledge-exchange/' },
  opening: { field: 'slug', before: '/careers/' },
} as const satisfies Record<string, { field: string; before: string }>

/** A content type whose records have pages of their own. */
export type AddressedModel = keyof typeof KINDS

export const addressedModels = Object.keys(KINDS) as readonly AddressedModel[]

/** The attribute of a record that its address ends with. */
export function addressFieldOf(model: AddressedModel): string {
  return KINDS[model].field
}

/** The path of a record's page, from the value of its address field. */
export function recordPathOf(model: AddressedModel, value: string): string {
  return KINDS[model].before + value
}

/** An address that is no more, and the one that took its place. */
export interface FormerAddress {
  from: string
  to: string
}

const path = required.check(z.regex(/^\/(?![/\\])/))

export const formerAddress: z.ZodMiniType<FormerAddress> = z.pipe(
  z.object({ formerPath: path, newPath: path }),
  z.transform((wire): FormerAddress => ({ from: wire.formerPath, to: wire.newPath })),
)
