import {
  isLeadType,
  leadRegistry,
  linksInRichText,
  noticeLinks,
  plainRichText,
  type RecordFault,
  retention,
  richText,
} from '@ashlar/contract'
import type { Fields, PublishRule } from './faults'
import { textOf } from './walk'

/**
 * A notice keeps what the law requires of it, and offers no box that its form does not have. One record is the notice
 * of a form, because visitors could see only one of two.
 */
export const noticeRule: PublishRule = async ({ model, record, published }) => {
  if (model !== 'notice') return []
  const form = textOf(record.form)
  const twin = (await published.all(model)).find(
    (other) => other.documentId !== record.documentId && textOf(other.form) === form,
  )
  const taken = { path: ['form'], message: `“${textOf(twin?.title)}” is the notice of this form; change it there` }
  return [
    ...(twin ? [taken] : []),
    ...textFaults(record),
    ...linkFaults(form, record),
    ...periodFaults(form, record),
    ...boxFaults(form, record),
  ]
}

const nodesOf = (value: unknown) => richText.safeParse(value).data ?? []

/** The small print beside a form has no headings, and no names in braces that are never filled in. */
function textFaults(record: Fields): RecordFault[] {
  return ['text', 'rights'].flatMap((field) => {
    const nodes = nodesOf(record[field])
    return [
      ...nodes.flatMap(({ type }, index): RecordFault[] =>
        type === 'paragraph' || type === 'list'
          ? []
          : [{ path: [field, index], message: 'must be a paragraph or a list; nothing else stands beside a form' }],
      ),
      ...unknownNames(plainRichText(nodes)).map((name) => unknownName(field, name)),
    ]
  })
}

function linkFaults(form: string, record: Fields): RecordFault[] {
  const isCounting = form === 'counting'
  const needed = [
    { field: 'text', url: isCounting ? noticeLinks.counting : noticeLinks.text },
    ...(isCounting ? [] : [{ field: 'rights', url: noticeLinks.rights }]),
  ]
  return needed
    .filter(({ field, url }) => !linksInRichText(nodesOf(record[field])).some((link) => link.url.trim() === url))
    .map(({ field, url }) => ({ path: [field], message: `must keep a link to ${url}, where visitors read the rest` }))
}

/** The backend erases after this time, whatever a notice says. */
function periodFaults(form: string, record: Fields): RecordFault[] {
  const [number, unit] = isLeadType(form)
    ? [leadRegistry[form].retentionMonths, 'months']
    : [retention.unconfirmedDays, 'days']
  if (form === 'counting') return []
  const numbers: readonly string[] = plainRichText(nodesOf(record.text)).match(/\d+/g) ?? []
  if (numbers.includes(String(number))) return []
  return [{ path: ['text'], message: `must say that we erase after ${number} ${unit}, because that is what happens` }]
}

function boxFaults(form: string, record: Fields): RecordFault[] {
  const isOfLeads = isLeadType(form)
  const isCounting = form === 'counting'
  const boxes = [
    { field: 'agree', isNeeded: isOfLeads || isCounting, isThere: isOfLeads || isCounting },
    { field: 'decline', isNeeded: isCounting, isThere: isCounting },
    { field: 'share', isNeeded: false, isThere: form === 'project-leads' },
    { field: 'marketing', isNeeded: false, isThere: isOfLeads },
  ]
  return boxes.flatMap(({ field, isNeeded, isThere }): RecordFault[] => {
    const words = textOf(record[field])
    if (words === '' && isNeeded) return [{ path: [field], message: 'is empty, so nobody could agree' }]
    if (words !== '' && !isThere) return [{ path: [field], message: 'is not asked by this form; leave it empty' }]
    return unknownNames(words).map((name) => unknownName(field, name))
  })
}

function unknownName(field: string, name: string): RecordFault {
  return { path: [field], message: `has ${name}; only {brand} is filled in` }
}

function unknownNames(words: string): string[] {
  return (words.match(/\{[^{}\n]*\}/g) ?? []).filter((name) => name !== '{brand}')
}
