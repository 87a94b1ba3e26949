import type { Core, UID } from '@strapi/strapi'
import { contentModels, uidOf } from '../content-models'
import { adminRoute, recordInPath, serveAdmin } from '../editors/admin-route'
import { demandRight, permittedRecords } from '../editors/record-rights'
import { countHints } from '../field-rules/count-hints'
import { renameHints } from '../mentions/rename-hints'
import { checkedModelOf, RecordCheck, readPublished, readWhole } from './check-record'
import { type Fields, lineOf } from './faults'
import { linkHints } from './link-hints'
import { pictureHints } from './picture-hints'
import { formPathOf, recordTitleOf } from './record-title'
import { announcementHints } from './settings-rules'
import { wholeRecord } from './walk'

/** The faults of a record, one line each. */
export interface CheckedRecord {
  /** Path of its form in the content manager. */
  path: string
  title: string
  faults: string[]
}

/** The routes behind the notices of the admin: the faults of one record, and every published record that has some. */
export function registerCheckRoutes(strapi: Core.Strapi): void {
  const check = new RecordCheck(strapi)
  const linesOf = async (uid: UID.ContentType, record: Fields, published = readPublished(strapi)) =>
    (await check.faultsOf(uid, record, { published })).map((fault) => lineOf(strapi, uid, fault, record))
  const hintsOf = async (uid: UID.ContentType, record: Fields) => [
    ...(await linkHints(strapi, uid, record)),
    ...(await pictureHints(strapi, uid, record)),
    ...(uid === uidOf('site-setting') ? announcementHints(strapi, record) : []),
    ...(uid === uidOf('consolidated-project')
      ? countHints(record).map((hint) => lineOf(strapi, uid, hint, record))
      : []),
  ]

  serveAdmin(strapi, {
    prefix: '/record-checks',
    routes: [
      adminRoute('GET', '/', {}, async (ctx) => {
        const published = readPublished(strapi)
        const results: CheckedRecord[] = []
        let checked = 0
        for (const uid of contentModels.map(({ model }) => uidOf(model))) {
          const readable = await permittedRecords(strapi, ctx, 'read', uid)
          const query = { status: 'published', limit: -1, populate: wholeRecord(strapi, uid) } as never
          for (const record of (await strapi.documents(uid).findMany(query)) as Fields[]) {
            if (!readable.has(String(record.documentId))) continue
            checked += 1
            const faults = await linesOf(uid, record, published)
            if (faults.length === 0) continue
            results.push({
              path: formPathOf(strapi, uid, String(record.documentId)),
              title: recordTitleOf(strapi, uid, record),
              faults,
            })
          }
        }
        return { at: new Date().toISOString(), checked, results }
      }),
      adminRoute('GET', '/:uid/:documentId', recordInPath, async (ctx, asked) => {
        const { uid, documentId } = asked
        if (!checkedModelOf(uid)) {
          return { draft: null, published: null, hints: [] }
        }
        await demandRight(strapi, ctx, 'read', asked)
        const [draft, shown] = await Promise.all(
          (['draft', 'published'] as const).map((status) => readWhole(strapi, uid, documentId, status)),
        )
        return {
          draft: draft ? await linesOf(uid, draft) : null,
          published: shown ? await linesOf(uid, shown) : null,
          hints: draft
            ? [...(await renameHints(strapi, asked, draft, shown ?? null)), ...(await hintsOf(uid, draft))]
            : [],
        }
      }),
    ],
  })
}
