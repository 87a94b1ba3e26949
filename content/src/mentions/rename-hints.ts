import type { Core } from '@strapi/strapi'
import type { RecordId } from '../editors/record-rights'
import { checkedModelOf } from '../publishing/check-record'
import { type Fields, lineOf } from '../publishing/faults'
import { REFERENCES } from '../publishing/reference-table'
import { textOf } from '../publishing/walk'
import { findMentions } from './find-mentions'

/** Says before a record is published under another name how many records follow. */
export async function renameHints(
  strapi: Core.Strapi,
  record: RecordId,
  draft: Fields,
  published: Fields | null,
): Promise<string[]> {
  const model = checkedModelOf(record.uid)
  const names = new Set(REFERENCES.filter(({ target }) => target === model).map(({ by }) => by))
  const renamed = [...names].filter((by) => published && textOf(draft[by]) !== textOf(published[by]))
  if (!published || renamed.length === 0) return []
  const mentions = await findMentions(strapi, record.uid, [record.documentId], ['published'])
  const naming = mentions.filter(({ isRedirect }) => !isRedirect)
  if (naming.length === 0) return []
  return renamed.map((field) => {
    const message = `is “${textOf(published[field])}” on the site; the ${naming.length} records that name it follow when this is published`
    return lineOf(strapi, record.uid, { path: [field], message }, draft)
  })
}
