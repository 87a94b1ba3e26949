import { setImmediate as letOthersIn } from 'node:timers/promises'
import { addressedModels, addressFieldOf, recordPathOf } from '@ashlar/contract'
import type { Core, UID } from '@strapi/strapi'
import { contentModels, uidOf } from '../content-models'
import type { RecordId } from '../editors/record-rights'
import { checkedModelOf, readWhole } from '../publishing/check-record'
import { type Fields, placeOf } from '../publishing/faults'
import { linksOf } from '../publishing/link-rules'
import { linksOfPost } from '../publishing/post-rules'
import { formPathOf, recordTitleOf } from '../publishing/record-title'
import { namesIn } from '../publishing/reference-rules'
import { REFERENCES } from '../publishing/reference-table'
import { pathOfLink } from '../publishing/site-paths'
import { textOf, wholeRecord } from '../publishing/walk'
import { tellApart } from './tell-apart'
import { hasDrafts } from './write-quietly'

/** A record that names another one, or links to its page. */
export interface Mention extends RecordId {
  /** Type and title, as an editor knows them: `Service page “Retail”`. */
  name: string
  /** Path of its form in the content manager. */
  path: string
  /** The fields in which it does, as the form names them. */
  fields: string[]
  /** Name of the first of them in its form. */
  field: string
  /** Whether visitors see it do so. */
  isLive: boolean
  /** Whether it is a redirect to the page. */
  isRedirect: boolean
}

export const FORMER_ADDRESS = 'former-address'

/** What others call a record by: the values of its fields by type and field, and the paths of its page. */
interface Called {
  paths: ReadonlySet<string>
  isNamedBy(target: string, by: string, name: string): boolean
}

/**
 * The records that name a record by the value of a field, or link to its page, as draft or as published. Of several
 * records, those that name any of them and are none of them.
 *
 * @param as the versions of them whose names count.
 */
export async function findMentions(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  ids: readonly string[],
  as: readonly ('draft' | 'published')[] = ['draft', 'published'],
): Promise<Mention[]> {
  const model = checkedModelOf(uid)
  const versions = await Promise.all(ids.flatMap((id) => as.map((status) => readWhole(strapi, uid, id, status))))
  const own = versions.filter((one) => one !== null)
  const paths = new Set(own.flatMap((one) => pathsOf(model, one)))
  const called: Called = {
    paths,
    isNamedBy: (target, by, name) => target === model && own.some((one) => textOf(one[by]) === name),
  }
  const naming = REFERENCES.filter(({ target }) => target === model).map((one) => one.model)
  const linking = paths.size === 0 ? [] : contentModels.map((one) => one.model)
  return search(strapi, { uid, ids }, new Set([...naming, ...linking]), called)
}

/** Links to addresses that a record's page had before. */
export interface FormerLinks {
  /** The former addresses; empty when it never had another one. */
  from: string[]
  /** Its present address. */
  to: string
  mentions: Mention[]
}

/** The records that link to a former address of a record's page, from where visitors are redirected. */
export async function findFormerLinks(strapi: Core.Strapi, record: RecordId): Promise<FormerLinks> {
  const published = await readWhole(strapi, record.uid, record.documentId, 'published')
  const [to = ''] = published ? pathsOf(checkedModelOf(record.uid), published) : []
  if (to === '') return { from: [], to, mentions: [] }
  const query = { filters: { newPath: to }, fields: ['formerPath'], limit: -1 } as never
  const redirects = (await strapi.documents(uidOf(FORMER_ADDRESS)).findMany(query)) as Fields[]
  const from = redirects.map(({ formerPath }) => textOf(formerPath))
  if (from.length === 0) return { from, to, mentions: [] }
  const linking = contentModels.map(({ model }) => model).filter((model) => model !== FORMER_ADDRESS)
  const called = { paths: new Set(from), isNamedBy: () => false }
  const self = { uid: record.uid, ids: [record.documentId] }
  return { from, to, mentions: await search(strapi, self, new Set(linking), called) }
}

async function search(
  strapi: Core.Strapi,
  { uid, ids }: { uid: UID.ContentType; ids: readonly string[] },
  models: ReadonlySet<string>,
  called: Called,
): Promise<Mention[]> {
  const found = new Map<string, { mention: Mention; record: Fields }>()
  for (const model of models) {
    for (const status of ['draft', 'published'] as const) {
      for (const record of await wholeRecords(strapi, uidOf(model), status)) {
        if (uidOf(model) === uid && ids.includes(String(record.documentId))) continue
        const mention = mentionIn(strapi, model, record, status, called, ids.length > 1)
        if (mention.fields.length > 0) note(found, mention, record)
      }
      // Reading every type takes seconds; requests of visitors must be answered meanwhile.
      await letOthersIn()
    }
  }
  tellApart(strapi, [...found.values()])
  const mentions = [...found.values()].map(({ mention }) => mention)
  return mentions.toSorted((one, other) => one.name.localeCompare(other.name))
}

/** All records of a type, with components and files. */
export async function wholeRecords(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  status: 'draft' | 'published',
): Promise<Fields[]> {
  const query = { status, limit: -1, populate: wholeRecord(strapi, uid) } as never
  return (await strapi.documents(uid).findMany(query)) as Fields[]
}

function note(found: Map<string, { mention: Mention; record: Fields }>, mention: Mention, record: Fields): void {
  const same = found.get(mention.path)?.mention
  if (!same) found.set(mention.path, { mention, record })
  else {
    same.fields = [...new Set([...same.fields, ...mention.fields])]
    same.isLive ||= mention.isLive
  }
}

function mentionIn(
  strapi: Core.Strapi,
  model: string,
  record: Fields,
  status: 'draft' | 'published',
  { paths, isNamedBy }: Called,
  saysWhich: boolean,
): Mention {
  const uid = uidOf(model)
  const documentId = String(record.documentId)
  const named = REFERENCES.filter((one) => one.model === model).flatMap((reference) =>
    namesIn(record, reference).filter(({ name }) => isNamedBy(reference.target, reference.by, name)),
  )
  const links = [...linksOf(strapi, uid, record), ...linksOfPost(uid, record), ...redirectOf(model, record)]
  const linked = links.filter(({ url }) => paths.has(pathOfLink(url) ?? ''))
  const places = [...named, ...linked.map(({ path, url }) => ({ path, name: url }))]
  const lineAt = (place: (typeof places)[number]) =>
    placeOf(strapi, uid, place.path, record) + (saysWhich ? ` (${place.name})` : '')
  return {
    uid,
    documentId,
    name: `${strapi.contentType(uid).info.displayName} “${recordTitleOf(strapi, uid, record)}”`,
    path: formPathOf(strapi, uid, documentId),
    fields: [...new Set(places.map(lineAt))],
    field: String(places[0]?.path[0] ?? ''),
    isLive: status === 'published' || !hasDrafts(strapi, uid),
    isRedirect: model === FORMER_ADDRESS,
  }
}

function redirectOf(model: string, { newPath }: Fields) {
  return model === FORMER_ADDRESS ? [{ path: ['newPath'], url: textOf(newPath) }] : []
}

/** The address of a record's page; a service's is a field of its own. */
export function pathsOf(model: string | null, record: Fields): string[] {
  if (model === 'services-mdm') return [textOf(record.path)].filter(Boolean)
  const addressed = addressedModels.find((one) => one === model)
  const value = addressed ? textOf(record[addressFieldOf(addressed)]) : ''
  return addressed && value ? [recordPathOf(addressed, value)] : []
}
