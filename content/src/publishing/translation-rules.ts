import { type RecordFault, translatableFields } from '@ashlar/contract'
import type { PublishRule } from './faults'
import { recordsOf, textOf } from './walk'

const PLACEHOLDER = /\{[^{}\n]*\}/g
/** The address of a link in Markdown. */
const ADDRESS = /\]\([^()\s]*\)/g

/**
 * A translation keeps what is no word: what stands in braces, and where links lead. One record holds the texts of a
 * language, type and record, and each text once, because visitors could see only one of two translations.
 */
export const translationRule: PublishRule = async ({ model, record, published }): Promise<RecordFault[]> => {
  if (model !== 'translation') return []
  const faults: RecordFault[] = []
  if (textOf(record.language) === 'en') {
    faults.push({
      path: ['language'],
      message: 'must be another language than English, which the records are written in',
    })
  }
  const type = textOf(record.type)
  if (type !== '' && !Object.hasOwn(translatableFields, type)) {
    const types = Object.keys(translatableFields).join(', ')
    faults.push({ path: ['type'], message: `names no type with texts to translate; there are ${types}` })
  }
  const twin = (await published.all(model)).find(
    (other) => other.documentId !== record.documentId && isForSame(other, record),
  )
  if (twin) {
    const title = textOf(twin.title)
    faults.push({
      path: ['record'],
      message: `“${title}” has this language, type and record already; add the texts there`,
    })
  }
  return [...faults, ...textFaults(record.texts)]
}

const isForSame = (one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>) =>
  ['language', 'type', 'record'].every((field) => textOf(one[field]) === textOf(other[field]))

function textFaults(texts: unknown): RecordFault[] {
  const seen = new Map<string, number>()
  return recordsOf(texts).flatMap((entry, index): RecordFault[] => {
    const [text, translation] = [textOf(entry.text), textOf(entry.translation)]
    const first = seen.get(text)
    if (first !== undefined) {
      return [{ path: ['texts', index, 'text'], message: `is text ${first + 1} as well; remove one of the two` }]
    }
    seen.set(text, index)
    if (translation === '') return []
    const path = ['texts', index, 'translation']
    return [
      ...differences(text, translation, PLACEHOLDER).map((message) => ({ path, message })),
      ...differences(text, translation, ADDRESS).map((message) => ({ path, message })),
    ]
  })
}

/** What a pattern finds on one side only, as messages. */
function differences(text: string, translation: string, pattern: RegExp): string[] {
  const [wanted, found] = [text.match(pattern) ?? [], translation.match(pattern) ?? []]
  return [
    ...without(wanted, found).map(
      (part) => `lacks ${shown(part)}, which the English text has; write it as it is there`,
    ),
    ...without(found, wanted).map((part) => `has ${shown(part)}, which the English text has not; remove it`),
  ]
}

/** The entries of a list that another has not, as often as they are missing. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const rest = [...other]
  return list.filter((entry) => {
    const at = rest.indexOf(entry)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
}

/** A placeholder as it is; of a link the address. */
function shown(part: string): string {
  return part.startsWith(']') ? `a link to ${part.slice(2, -1)}` : part
}
