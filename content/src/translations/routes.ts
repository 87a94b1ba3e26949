import { isRecord, translatableFields } from '@ashlar/contract'
import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { settings } from '../../config/environment'
import { uidOf } from '../content-models'
import { oneAtATime } from '../database/one-at-a-time'
import { mayDo, signedInEditor } from '../editors/rights'
import { languageName } from '../languages'
import { readWhole } from '../publishing/check-record'
import { formPathOf } from '../publishing/record-title'
import { progressOf, readLanguage, recordsAwaiting, TRANSLATION, type TranslatableRecord } from './translation-progress'
import { bringUpToDate } from './write-translation'

const PER_PAGE = 50

/** The routes behind the panel beside a record's form, and behind the list of what awaits a translator. */
export function registerTranslationRoutes(strapi: Core.Strapi): void {
  const route = (method: 'GET' | 'POST', path: string, handler: (ctx: Context) => Promise<void>) => ({
    method,
    path,
    handler,
    info: { pluginName: 'admin' },
    config: { policies: ['admin::isAuthenticatedAdmin'] },
  })
  const show = async (ctx: Context, record: TranslatableRecord) => {
    const languages = []
    for (const code of settings.languages) {
      languages.push(await progressOf(strapi, record, await readLanguage(strapi, code)))
    }
    ctx.body = { languages, mayWrite: mayDo(ctx, 'create', TRANSLATION) && mayDo(ctx, 'update', TRANSLATION) }
  }

  strapi.server.routes({
    type: 'admin',
    prefix: '/record-translations',
    routes: [
      route('GET', '/', async (ctx) => {
        if (!mayDo(ctx, 'read', TRANSLATION)) throw new errors.ForbiddenError()
        const [first = null] = settings.languages
        const code = ctx.query.language ? languageOf(ctx.query.language) : first
        const page = Math.max(1, Math.min(10_000, Number.parseInt(String(ctx.query.page), 10) || 1))
        const models = Object.keys(translatableFields).filter((model) => mayDo(ctx, 'read', uidOf(model)))
        const all = code === null ? [] : await recordsAwaiting(strapi, await readLanguage(strapi, code), models)
        ctx.body = {
          languages: settings.languages.map((one) => ({ code: one, name: languageName(one) })),
          results: all.slice((page - 1) * PER_PAGE, page * PER_PAGE),
          total: all.length,
          pageSize: PER_PAGE,
        }
      }),
      route('GET', '/:uid/:documentId', async (ctx) => show(ctx, await recordOf(strapi, ctx))),
      route('POST', '/:uid/:documentId/:language', async (ctx) => {
        const record = await recordOf(strapi, ctx)
        if (!mayDo(ctx, 'create', TRANSLATION) || !mayDo(ctx, 'update', TRANSLATION)) throw new errors.ForbiddenError()
        const language = languageOf(ctx.params.language)
        const body: unknown = ctx.request.body
        const dropUnused = isRecord(body) && body.dropUnused === true
        const editor = signedInEditor(ctx).id
        const documentId = await strapi.db.transaction(async () => {
          // Of two editors who begin it at once, the second gets what the first has made.
          await oneAtATime(strapi, `translation of ${record.uid} ${String(ctx.params.documentId)} ${language}`)
          const translations = await readLanguage(strapi, language)
          return bringUpToDate(strapi, record, translations, { editor, dropUnused })
        })
        ctx.body = { path: formPathOf(strapi, TRANSLATION, documentId) }
      }),
    ],
  })
}

/** The record of the request, whose draft the editor may read. */
async function recordOf(strapi: Core.Strapi, ctx: Context): Promise<TranslatableRecord> {
  const uid = String(ctx.params.uid) as UID.ContentType
  const model = Object.keys(translatableFields).find((one) => uidOf(one) === uid)
  if (!model) throw new errors.NotFoundError('Nothing in records of this type is translated')
  if (!mayDo(ctx, 'read', uid)) throw new errors.ForbiddenError()
  const draft = await readWhole(strapi, uid, String(ctx.params.documentId), 'draft')
  if (!draft) throw new errors.NotFoundError('This record is gone. Open its list again.')
  return { model, uid, draft }
}

/** @throws {errors.NotFoundError} for a language that the site does not offer. */
function languageOf(code: unknown): string {
  const language = settings.languages.find((one) => one === code)
  if (!language) throw new errors.NotFoundError('The site does not offer this language')
  return language
}
