import type { Core, UID } from '@strapi/strapi'
import type { ChangeStep } from '../change/change'
import { uidOf } from '../content-models'
import { currentActor } from '../editors/acting'
import { hasHistory } from '../history/has-history'
import { contentOf } from '../history/record-content'
import { addVersion, newestVersion } from '../history/versions'
import { readWhole } from '../publishing/check-record'
import type { Fields } from '../publishing/faults'
import { holdersIn } from '../publishing/reference-rules'
import { REFERENCES, type Reference } from '../publishing/reference-table'
import { componentOfPart, textOf } from '../publishing/walk'
import { tellSites } from '../revalidation'
import { wholeRecords } from './find-mentions'

/**
 * When a record is published under another name, the records that name it follow, as drafts and as published: a city
 * that is spelled anew keeps its projects. Links to its page need nothing, because its former address redirects.
 */
export function followRenamed(strapi: Core.Strapi): ChangeStep {
  return async (change) => {
    const references = REFERENCES.filter(({ target }) => uidOf(target) === change.uid)
    if (!change.shows || change.documentId === null || references.length === 0) return
    const { draft, published } = await change.before()
    const before = hasDrafts(strapi, change.uid) ? published : draft
    if (!before) return
    return async () => {
      const after = await change.after()
      const changed = new Set<string>()
      for (const reference of references) {
        const [from, to] = [textOf(before[reference.by]), textOf(after?.[reference.by])]
        if (from === '' || to === '' || from === to || (await isStillNamed(strapi, change.uid, reference.by, from)))
          continue
        if (await rename(strapi, reference, from, to)) changed.add(reference.model)
      }
      if (changed.size > 0) change.afterCommit(() => tellSites([...changed]))
    }
  }
}

/** Whether another published record has the name, so that those who use it may mean that one. */
async function isStillNamed(strapi: Core.Strapi, uid: UID.ContentType, by: string, name: string): Promise<boolean> {
  const where = { [by]: name, ...(hasDrafts(strapi, uid) ? { publishedAt: { $notNull: true } } : {}) }
  return (await strapi.db.query(uid).count({ where })) > 0
}

/** @returns whether a record had the name. */
async function rename(strapi: Core.Strapi, reference: Reference, from: string, to: string): Promise<boolean> {
  const uid = uidOf(reference.model)
  let isAny = false
  for (const status of ['draft', 'published'] as const) {
    for (const record of await wholeRecords(strapi, uid, status)) {
      const holders = holdersIn(record, reference).filter(({ part }) => isNaming(part[reference.field], from))
      if (holders.length === 0) continue
      isAny = true
      for (const { part } of holders) await writeName(strapi, reference, part, from, to)
      if (status === 'draft') await keepVersion(strapi, uid, String(record.documentId))
    }
  }
  return isAny
}

/** Writes the row alone: a save of the draft would not change what is published, and publishing would show the draft. */
async function writeName(
  strapi: Core.Strapi,
  { model, field, within }: Reference,
  part: Fields,
  from: string,
  to: string,
): Promise<void> {
  const attribute = within ? strapi.contentType(uidOf(model)).attributes[within] : undefined
  const component = attribute ? componentOfPart(attribute, part) : null
  const value = part[field]
  const renamed = Array.isArray(value) ? value.map((name) => (textOf(name) === from ? to : name)) : to
  const uid = component ?? uidOf(model)
  await strapi.db.query(uid).update({ where: { id: part.id }, data: { [field]: renamed } as never })
  if (component) return
  // The row keeps its time: a draft is not newer than what is published because a name has changed in both.
  const updatedAt = new Date(String(part.updatedAt))
  await strapi.db.queryBuilder(uid).where({ id: part.id }).update({ updatedAt }).execute()
}

async function keepVersion(strapi: Core.Strapi, uid: UID.ContentType, documentId: string): Promise<void> {
  const newest = hasHistory(uid) ? await newestVersion(strapi, uid, documentId) : null
  const draft = newest ? await readWhole(strapi, uid, documentId, 'draft') : null
  if (!newest || !draft) return
  const { editor } = currentActor(strapi)
  const version = {
    type: uid,
    record: documentId,
    editor,
    event: 'saved',
    content: contentOf(strapi, uid, draft),
  } as const
  await addVersion(strapi, version, newest)
}

const isNaming = (value: unknown, name: string) => [value].flat().some((one) => textOf(one) === name)

function hasDrafts(strapi: Core.Strapi, uid: UID.ContentType): boolean {
  return strapi.contentType(uid).options?.draftAndPublish === true
}
