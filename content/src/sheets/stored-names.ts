import { isRecord } from '@ashlar/contract'
import type { PublishedRecords } from '../publishing/faults'
import { REFERENCES } from '../publishing/reference-table'
import { textOf } from '../publishing/walk'

/** The value of a field with the names of other records as these are called, whatever the case in which it has them. */
export async function withStoredNames(
  model: string,
  field: string,
  value: unknown,
  published: PublishedRecords,
): Promise<unknown> {
  let named = value
  for (const one of REFERENCES) {
    if (one.model !== model || (one.within ?? one.field) !== field) continue
    const known = [...(await published.all(one.target)).map((record) => textOf(record[one.by])), ...(one.or ?? [])]
    const stored = (name: unknown) => (typeof name === 'string' ? storedName(known, name) : name)
    const inPart = (part: unknown) => (isRecord(part) ? { ...part, [one.field]: stored(part[one.field]) } : part)
    const mend = one.within ? inPart : stored
    named = Array.isArray(named) ? named.map(mend) : mend(named)
  }
  return named
}

/** Two names that differ in case alone are both left as they came. */
function storedName(known: readonly string[], name: string): string {
  if (known.includes(name)) return name
  const [same, other] = new Set(known.filter((one) => folded(one) === folded(name)))
  return same !== undefined && other === undefined ? same : name
}

const folded = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').toLowerCase()
