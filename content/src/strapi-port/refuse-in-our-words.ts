import { isRecord, type RecordFault, wholeLetters } from '@ashlar/contract'
import type { Core, Schema, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Change } from '../change/change'
import { type Fields, refuseFaults } from '../publishing/faults'
import { recordTitleOf } from '../publishing/record-title'
import { componentOfPart } from '../publishing/walk'

/** A fault as Strapi tells it. */
interface StrapisFault {
  path: readonly string[]
  message: string
}

const MOST_SHOWN = 60

/**
 * Refuses what Strapi has refused, in words that name the field by its label, what came and what to write.
 *
 * @throws {errors.ValidationError} for values that Strapi found at fault; any other error as it is.
 */
export async function refuseInOurWords(strapi: Core.Strapi, change: Change, error: unknown): Promise<never> {
  if (!(error instanceof errors.YupValidationError) || change.model === null) throw error
  const found = isRecord(error.details) && Array.isArray(error.details.errors) ? error.details.errors : []
  const record = change.data ?? (await change.whole('draft')) ?? {}
  const faults: RecordFault[] = []
  for (const { path, message } of found as StrapisFault[]) {
    const steps = path.map((step) => (/^\d+$/.test(step) ? Number(step) : step))
    faults.push({ path: steps, message: await messageOf(strapi, change, record, steps, message) })
  }
  return refuseFaults(strapi, change.uid, faults, change.publishes ? 'Not published' : 'Not saved', record)
}

async function messageOf(
  strapi: Core.Strapi,
  { uid, documentId }: Change,
  record: Fields,
  path: RecordFault['path'],
  said: string,
): Promise<string> {
  const { attribute, value } = fieldAt(strapi, uid, record, path)
  if (value === undefined || value === null || value === '') return 'must be filled in'
  const shown = `“${wholeLetters(typeof value === 'string' ? value : JSON.stringify(value), MOST_SHOWN)}”`
  if (said.endsWith('must be unique')) {
    const field = String(path[0])
    const where = { [field]: value, documentId: { $ne: documentId ?? '' }, publishedAt: { $notNull: true } }
    const other = path.length > 1 ? null : ((await strapi.db.query(uid).findOne({ where })) as Fields | null)
    const title = other === null ? '' : recordTitleOf(strapi, uid, other)
    const holder = title === '' || title === value ? 'another record' : `“${title}”`
    return `${shown} is taken by ${holder}; write another one`
  }
  switch (attribute?.type) {
    case 'enumeration':
      return `${shown} is none of ${attribute.enum.join(', ')}`
    case 'email':
      return `${shown} is no mail address; write it like asha@example.com`
    case 'boolean':
      return `${shown} is neither true nor false`
    case 'component':
    case 'dynamiczone':
      return Array.isArray(value) ? listFault(attribute, value.length, said) : said
    default:
      return `${shown} does not fit: ${said}`
  }
}

function listFault(attribute: { min?: number; max?: number }, length: number, said: string): string {
  const { min = 0, max = Number.POSITIVE_INFINITY } = attribute
  if (length > max) return `has ${length} entries, and can have ${max} at most`
  return length < min ? `has ${length} entries, and must have ${min} at least` : said
}

/** The declaration of a field within a record, and its value. */
function fieldAt(
  strapi: Core.Strapi,
  uid: UID.Schema,
  record: Fields,
  path: RecordFault['path'],
): { attribute: Schema.Attribute.AnyAttribute | undefined; value: unknown } {
  let schema: UID.Schema | null = uid
  let attribute: Schema.Attribute.AnyAttribute | undefined
  let value: unknown = record
  for (const step of path) {
    value = isRecord(value) || Array.isArray(value) ? (value as Fields)[step] : undefined
    if (typeof step === 'string') attribute = schema ? strapi.getModel(schema)?.attributes[step] : undefined
    if (isRecord(value) && attribute) schema = componentOfPart(attribute, value)
  }
  return { attribute, value }
}
