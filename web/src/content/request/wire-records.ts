import { isRecord, type ReadCall, withMappedFields } from '@ashlar/contract'
import { mappedCollectionOf } from '../content-map'

/**
 * Prepares the records of a row for the contract's schemas, in either of the backend's two formats: the content map
 * gives fields our names. A backend with several languages may send each record once in each: the site is written in
 * English.
 */
export function wireRecords(call: ReadCall, records: readonly unknown[]): unknown[] {
  const collection = mappedCollectionOf(call)
  return inOneLanguage(records).map((record) => (collection ? withMappedFields(collection, record) : record))
}

function inOneLanguage(records: readonly unknown[]): readonly unknown[] {
  const locales = new Set(records.map(localeOf).filter((locale) => locale !== null))
  if (locales.size < 2) return records
  const own = [...locales].toSorted((a, b) => rank(a) - rank(b))[0]
  return records.filter((record) => [null, own].includes(localeOf(record)))
}

/** A field of a record, in either format. */
export function fieldOf(record: unknown, name: string): unknown {
  return attributesOf(record)[name]
}

/** The named fields of a record, in either format; none when it is no record. */
export function attributesOf(record: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(record)) return {}
  return isRecord(record.attributes) ? record.attributes : record
}

function localeOf(record: unknown): string | null {
  const locale = fieldOf(record, 'locale')
  return typeof locale === 'string' ? locale : null
}

function rank(locale: string): number {
  if (locale === 'en') return 0
  return locale.startsWith('en-') ? 1 : 2
}
