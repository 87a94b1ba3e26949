import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { RecordId } from '../editors/record-rights'
import { checkedModelOf, readWhole } from '../publishing/check-record'
import type { Fields } from '../publishing/faults'
import { recordTitleOf } from '../publishing/record-title'
import { REFERENCES } from '../publishing/reference-table'
import { textOf } from '../publishing/walk'
import { tellSites } from '../revalidation'
import { findMentions, type Mention, pathsOf } from './find-mentions'
import { renameIn } from './follow-renamed'
import { mendedLink, mendRecord } from './mend-links'
import { keepVersion } from './write-quietly'

/** More records than this are not offered. */
const MOST = 2000
const STATUSES = ['draft', 'published'] as const

/** A record that can be named instead of one that leaves the site. */
export interface Replacement {
  documentId: string
  title: string
}

/** The other published records of a record's type. */
export async function replacementsFor(strapi: Core.Strapi, { uid, documentId }: RecordId): Promise<Replacement[]> {
  const query = { status: 'published', filters: { documentId: { $ne: documentId } }, limit: MOST } as never
  const others = (await strapi.documents(uid).findMany(query)) as Fields[]
  return others
    .map((one) => ({ documentId: String(one.documentId), title: recordTitleOf(strapi, uid, one) }))
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en'))
}

/**
 * Has the records that name a record, or link to its page, name another published one, in drafts and in what is
 * published. It is done before the record is taken down or deleted.
 *
 * @param mayMend whether a record that does so may be changed.
 * @throws {errors.ValidationError} when the other record is not published.
 */
export async function replaceRecord(
  strapi: Core.Strapi,
  { uid, documentId }: RecordId,
  other: string,
  mayMend: (one: Mention) => Promise<boolean>,
): Promise<void> {
  const replacement = await readWhole(strapi, uid, other, 'published')
  if (!replacement) throw new errors.ValidationError('The other record is not published. Choose one that visitors see.')
  const both = await Promise.all(STATUSES.map((status) => readWhole(strapi, uid, documentId, status)))
  const own = both.filter((one) => one !== null)
  await strapi.db.transaction(async ({ onCommit }) => {
    const live = new Set<string>()
    for (const one of await findMentions(strapi, uid, [documentId])) {
      if (!(await mayMend(one))) continue
      const hasNewLinks = await changeLinks(strapi, one, { uid, own, replacement })
      const hasNewNames = await changeReferences(strapi, one, { uid, own, replacement })
      if (!hasNewLinks && !hasNewNames) continue
      await keepVersion(strapi, one.uid, one.documentId)
      if (one.isLive) live.add(strapi.contentType(one.uid).info.singularName)
    }
    onCommit(() => tellSites([...live]))
  })
}

/** A record that leaves the site, as a draft and as published, and the one that is named instead. */
interface Replaced {
  uid: UID.ContentType
  own: readonly Fields[]
  replacement: Fields
}

async function changeLinks(strapi: Core.Strapi, one: RecordId, { uid, own, replacement }: Replaced): Promise<boolean> {
  const model = checkedModelOf(uid)
  const from = new Set(own.flatMap((record) => pathsOf(model, record)))
  const [to] = pathsOf(model, replacement)
  return to !== undefined && mendRecord(strapi, one, (url) => mendedLink(url, from, to))
}

async function changeReferences(
  strapi: Core.Strapi,
  one: RecordId,
  { uid, own, replacement }: Replaced,
): Promise<boolean> {
  const [model, target] = [checkedModelOf(one.uid), checkedModelOf(uid)]
  let hasChanged = false
  for (const status of STATUSES) {
    const whole = await readWhole(strapi, one.uid, one.documentId, status)
    for (const reference of REFERENCES.filter((known) => known.model === model && known.target === target)) {
      const from = own.map((record) => textOf(record[reference.by])).filter(Boolean)
      const to = textOf(replacement[reference.by])
      if (whole && to && (await renameIn(strapi, reference, whole, from, to))) hasChanged = true
    }
  }
  return hasChanged
}
