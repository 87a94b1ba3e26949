import * as z from 'zod/mini'
import { required } from '../wire/fields.js'

/** The path of a content type's pages, and the field with which a record's address ends. */
const KINDS = {
  page: { field: 'path', pathPrefix: '' },
  post: { field: 'slug', pathPrefix: '/blog/' },
  'consolidated-project': { field: 'slug', pathPrefix: '/projects/' },
  'insights-research-report': { field: 'slug', pathPrefix: '/insights/research-reports/' },
  vodcast: { field: 'slug', pathPrefix: '/insights/knowledge-exchange/' },
  opening: { field: 'slug', pathPrefix: '/careers/' },
} as const satisfies Record<string, { field: string; pathPrefix: string }>

/** A content type whose records have pages of their own. */
export type AddressedModel = keyof typeof KINDS

export const addressedModels = Object.keys(KINDS) as readonly AddressedModel[]

/** The field with which a record's address ends. */
export function addressFieldOf(model: AddressedModel): string {
  return KINDS[model].field
}

/** The path of a record's page, made from the value of its address field. */
export function recordPathOf(model: AddressedModel, value: string): string {
  return KINDS[model].pathPrefix + value
}

/**
 * An address, or a part of one, as addresses are compared: percent codes decoded, in one Unicode form. `%e0%a4%98` and
 * `%E0%A4%98` become `घ`.
 */
export function decodedAddress(address: string): string {
  try {
    return decodeURIComponent(address).normalize('NFC')
  } catch {
    // A percent sign that begins no code.
    return address.normalize('NFC')
  }
}

/** An old address, and the address that replaced it. */
export interface FormerAddress {
  from: string
  to: string
}

const path = required.check(z.regex(/^\/(?![/\\])/))

export const formerAddress: z.ZodMiniType<FormerAddress> = z.pipe(
  z.object({ formerPath: path, newPath: path }),
  z.transform((wire): FormerAddress => ({ from: wire.formerPath, to: wire.newPath })),
)
