import type { Core } from '@strapi/strapi'
import type { ChangeStep } from '../change/change'
import { uidOf } from '../content-models'
import type { Fields } from '../publishing/faults'
import { heldName, holdersIn } from '../publishing/reference-rules'
import { REFERENCES, type Reference } from '../publishing/reference-table'
import { componentOfPart, textOf } from '../publishing/walk'
import { tellSites } from '../revalidation'
import { wholeRecords } from './find-mentions'
import { hasDrafts, keepVersion, writeField } from './write-quietly'

/**
 * When a record is published under another name, the records that name it follow, as drafts and as published: a city
 * that is spelled anew keeps its projects. Links to its page go on working, because its former address redirects; an editor may
 * have them changed (`mendLinks`).
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
        if (from === '' || to === '' || from === to || (await isStillNamed(strapi, reference, from))) continue
        if (await rename(strapi, reference, from, to)) changed.add(reference.model)
      }
      if (changed.size > 0) change.afterCommit(() => tellSites([...changed]))
    }
  }
}

/** Whether another published record has the name that the field could name, so that those who use it may mean that one. */
async function isStillNamed(strapi: Core.Strapi, reference: Reference, name: string): Promise<boolean> {
  const { model, field, within, isFree } = reference
  const ofField = REFERENCES.filter((one) => one.model === model && one.field === field && one.within === within)
  const same = isFree ? ofField : [reference]
  const counts = await Promise.all(
    same.map(({ target, by }) => {
      const where = { [by]: name, ...(hasDrafts(strapi, uidOf(target)) ? { publishedAt: { $notNull: true } } : {}) }
      return strapi.db.query(uidOf(target)).count({ where })
    }),
  )
  return counts.some((count) => count > 0)
}

/** @returns whether a record had the name. */
async function rename(strapi: Core.Strapi, reference: Reference, from: string, to: string): Promise<boolean> {
  const uid = uidOf(reference.model)
  let isAny = false
  for (const status of ['draft', 'published'] as const) {
    for (const record of await wholeRecords(strapi, uid, status)) {
      if (!(await renameIn(strapi, reference, record, [from], to))) continue
      isAny = true
      if (status === 'draft') await keepVersion(strapi, uid, String(record.documentId))
    }
  }
  return isAny
}

/**
 * Lets what a record calls by one of some names be called by another one.
 *
 * @returns whether the record had such a name.
 */
export async function renameIn(
  strapi: Core.Strapi,
  reference: Reference,
  record: Fields,
  from: readonly string[],
  to: string,
): Promise<boolean> {
  const isNaming = (value: unknown) => from.some((name) => heldName(value, reference) === name)
  const holders = holdersIn(record, reference).filter(({ part }) => [part[reference.field]].flat().some(isNaming))
  for (const { part } of holders) await writeName(strapi, reference, part, isNaming, to)
  return holders.length > 0
}

async function writeName(
  strapi: Core.Strapi,
  reference: Reference,
  part: Fields,
  isNaming: (value: unknown) => boolean,
  to: string,
): Promise<void> {
  const { model, field, within, before = '' } = reference
  const attribute = within ? strapi.contentType(uidOf(model)).attributes[within] : undefined
  const component = attribute ? componentOfPart(attribute, part) : null
  const value = part[field]
  const renamed = Array.isArray(value)
    ? [...new Set(value.map((one) => (isNaming(one) ? before + to : one)))]
    : before + to
  await writeField(strapi, component ?? uidOf(model), part, field, renamed)
}
