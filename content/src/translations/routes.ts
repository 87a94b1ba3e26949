import { isRecord, translatableFields } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { settings } from '../../config/environment'
import { uidOf } from '../content-models'
import { oneAtATime } from '../database/one-at-a-time'
import { adminRoute, oneOf, pageNumber, recordInPath, serveAdmin, shortText } from '../editors/admin-route'
import { demandRight, demandTypeRight, mayDoWith, permittedRecords, type RecordId } from '../editors/record-rights'
import { mayDo, signedInEditor } from '../editors/rights'
import { languageName } from '../languages'
import { readWhole } from '../publishing/check-record'
import { formPathOf } from '../publishing/record-title'
import {
  type AwaitingRecord,
  ownTranslation,
  progressOf,
  readLanguage,
  recordsAwaiting,
  TRANSLATION,
  type TranslatableRecord,
} from './translation-progress'
import { bringUpToDate } from './write-translation'

const PER_PAGE = 50

/** The routes behind the panel beside a record's form, and behind the list of what awaits a translator. */
export function registerTranslationRoutes(strapi: Core.Strapi): void {
  const show = async (ctx: Context, record: TranslatableRecord) => {
    const languages = []
    for (const code of settings.languages) {
      const progress = await progressOf(strapi, record, await readLanguage(strapi, code))
      const isHidden = progress.own !== null && !(await mayDoWith(strapi, ctx, 'read', translationOf(progress.own)))
      languages.push(isHidden ? { ...progress, own: null, unused: [] } : progress)
    }
    return { languages, mayWrite: mayDo(ctx, 'create', TRANSLATION) && mayDo(ctx, 'update', TRANSLATION) }
  }

  serveAdmin(strapi, {
    prefix: '/record-translations',
    routes: [
      adminRoute('GET', '/', { language: oneOf(['', ...settings.languages]), page: pageNumber }, async (ctx, given) => {
        demandTypeRight(strapi, ctx, 'read', TRANSLATION)
        const [first = null] = settings.languages
        const code = given.language || first
        const all: AwaitingRecord[] = []
        if (code !== null) {
          const translations = await readLanguage(strapi, code)
          for (const model of Object.keys(translatableFields)) {
            const readable = await permittedRecords(strapi, ctx, 'read', uidOf(model))
            all.push(...(await recordsAwaiting(strapi, translations, model, readable)))
          }
        }
        return {
          languages: settings.languages.map((one) => ({ code: one, name: languageName(one) })),
          results: all.slice((given.page - 1) * PER_PAGE, given.page * PER_PAGE),
          total: all.length,
          pageSize: PER_PAGE,
        }
      }),
      adminRoute('GET', '/:uid/:documentId', recordInPath, async (ctx, given) =>
        show(ctx, await recordOf(strapi, ctx, given)),
      ),
      adminRoute(
        'POST',
        '/:uid/:documentId/:language',
        { ...recordInPath, language: shortText(8) },
        async (ctx, given) => {
          const record = await recordOf(strapi, ctx, given)
          for (const right of ['create', 'update'] as const) demandTypeRight(strapi, ctx, right, TRANSLATION)
          const language = languageOf(given.language)
          const body: unknown = ctx.request.body
          const asked = isRecord(body) && Array.isArray(body.drop) ? body.drop : []
          const drop = asked.filter((text) => typeof text === 'string')
          const editor = signedInEditor(ctx).id
          const documentId = await strapi.db.transaction(async () => {
            // Of two editors who begin it at once, the second gets what the first has made.
            await oneAtATime(strapi, `translation of ${given.uid} ${given.documentId} ${language}`)
            const translations = await readLanguage(strapi, language)
            const own = await ownTranslation(strapi, record, translations)
            if (own) await demandRight(strapi, ctx, 'update', translationOf(own))
            return bringUpToDate(strapi, record, translations, { editor, drop })
          })
          return { path: formPathOf(strapi, TRANSLATION, documentId) }
        },
      ),
    ],
  })
}

/** The record of the request, whose draft the editor may read. */
async function recordOf(strapi: Core.Strapi, ctx: Context, given: RecordId): Promise<TranslatableRecord> {
  const { uid, documentId } = given
  const model = Object.keys(translatableFields).find((one) => uidOf(one) === uid)
  if (!model) throw new errors.NotFoundError('Nothing in records of this type is translated')
  await demandRight(strapi, ctx, 'read', given)
  const draft = await readWhole(strapi, uid, documentId, 'draft')
  if (!draft) throw new errors.NotFoundError('This record is gone. Open its list again.')
  return { model, uid, draft }
}

function translationOf({ documentId }: { documentId?: unknown }): RecordId {
  return { uid: TRANSLATION, documentId: String(documentId) }
}

/** @throws {errors.NotFoundError} for a language that the site does not offer. */
function languageOf(code: string): string {
  const language = settings.languages.find((one) => one === code)
  if (!language) throw new errors.NotFoundError('The site does not offer this language')
  return language
}
