import { addressedModels, translatableFields } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import type { ChangeStep } from '../change/change'
import { hasDrafts, keepVersion, writeField } from '../mentions/write-quietly'
import type { Fields } from '../publishing/faults'
import { recordTitleOf } from '../publishing/record-title'
import { TRANSLATION } from './translation-progress'
import { translationTitle } from './write-translation'

/**
 * When a record that has a page is published under another name, its translations are listed under it. Its former
 * address has had the record read already; of others it would be one more read of each publication, and the translation
 * takes the name when it is opened.
 */
export function followTitle(strapi: Core.Strapi): ChangeStep {
  return async (change) => {
    const { model, uid } = change
    if (!change.shows || change.documentId === null || !model || !(model in translatableFields)) return
    if (!addressedModels.some((one) => one === model)) return
    const { draft, published } = await change.before()
    const before = hasDrafts(strapi, uid) ? published : draft
    if (!before || strapi.contentType(uid).kind === 'singleType') return
    const from = recordTitleOf(strapi, uid, before)
    return async () => {
      const after = await change.after()
      const to = after ? recordTitleOf(strapi, uid, after) : from
      if (to === from) return
      const all: Fields[] = await strapi.db.query(uid).findMany()
      // It belongs to each record of that name.
      if (all.some((one) => one.documentId !== change.documentId && recordTitleOf(strapi, uid, one) === from)) return
      const rows: Fields[] = await strapi.db.query(TRANSLATION).findMany({ where: { type: model, record: from } })
      for (const row of rows) {
        await writeField(strapi, TRANSLATION, row, 'record', to)
        const isOurs = row.title === translationTitle(from, String(row.language))
        if (isOurs) await writeField(strapi, TRANSLATION, row, 'title', translationTitle(to, String(row.language)))
      }
      for (const id of new Set(rows.map(({ documentId }) => String(documentId)))) {
        await keepVersion(strapi, TRANSLATION, id)
      }
    }
  }
}
