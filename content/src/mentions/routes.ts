import type { Core, UID } from '@strapi/strapi'
import type { Context } from 'koa'
import { z } from 'zod'
import { adminRoute, recordInPath, serveAdmin, shortText, typeInPath } from '../editors/admin-route'
import { demandRight, mayDoWith, type RecordId } from '../editors/record-rights'
import { checkedModelOf } from '../publishing/check-record'
import { lineOf } from '../publishing/faults'
import { takeDownFault } from '../publishing/take-down'
import { findFormerLinks, findMentions, type Mention } from './find-mentions'
import { mendLinks } from './mend-links'
import { type Replacement, replacementsFor, replaceRecord } from './replace-record'
import { hasDrafts } from './write-quietly'

/** Who names records or links to their pages, as an editor may know it. */
export interface Mentions {
  /** Those that the editor may read. */
  mentions: Mention[]
  /** How many more there are. */
  others: number
}

/** What ends when records are taken down or deleted. */
export interface EndingAnswer extends Mentions {
  /** Why they, or some of them, have to stay: the backend refuses to take them down. */
  staying: string[]
  /** How many of the records that name it the editor may have changed. */
  mendable: number
  /** Published records that could be named instead; none for several records at once. */
  replacements: Replacement[]
}

/** Who links to former addresses of a record's page, as an editor may know it. */
export interface FormerLinksAnswer extends Mentions {
  from: string[]
  /** How many of all these records the editor may have changed. */
  mendable: number
}

const IDS = 'documentIds of records, with commas, at most 100'
/** As many as a page of a list has. */
const ids = z
  .string(IDS)
  .regex(/^[\w-]{1,64}(?:,[\w-]{1,64}){0,99}$/, IDS)
  .transform((text) => text.split(','))

/** The routes behind the questions before a record is taken down or deleted, and behind the panel of links to its former address. */
export function registerMentionRoutes(strapi: Core.Strapi): void {
  const readable = async (ctx: Context, all: readonly Mention[]): Promise<Mentions> => {
    const mentions: Mention[] = []
    for (const one of all) if (await mayDoWith(strapi, ctx, 'read', one)) mentions.push(one)
    return { mentions, others: all.length - mentions.length }
  }
  /** What visitors read changes with it, for who may publish. */
  const mayMend = async (ctx: Context, { isLive, ...one }: Mention): Promise<boolean> => {
    const rights = isLive && hasDrafts(strapi, one.uid) ? (['update', 'publish'] as const) : (['update'] as const)
    for (const right of rights) if (!(await mayDoWith(strapi, ctx, right, one))) return false
    return true
  }
  const countMendable = async (ctx: Context, mentions: readonly Mention[]): Promise<number> => {
    let count = 0
    for (const one of mentions) if (await mayMend(ctx, one)) count += 1
    return count
  }
  const showFormer = async (ctx: Context, record: RecordId) => {
    const { from, mentions } = await findFormerLinks(strapi, record)
    return {
      from,
      mendable: await countMendable(ctx, mentions),
      ...(await readable(ctx, mentions)),
    } satisfies FormerLinksAnswer
  }
  const showEnding = async (ctx: Context, uid: UID.ContentType, all: readonly string[]) => {
    for (const documentId of all) await demandRight(strapi, ctx, 'read', { uid, documentId })
    const mentions = await findMentions(strapi, uid, all)
    const mendable = await countMendable(ctx, mentions)
    const [documentId = ''] = all
    return {
      ...(await readable(ctx, mentions)),
      staying: await stayingOf(strapi, uid, all),
      mendable,
      replacements: mendable > 0 && all.length === 1 ? await replacementsFor(strapi, { uid, documentId }) : [],
    } satisfies EndingAnswer
  }
  serveAdmin(strapi, {
    prefix: '/record-mentions',
    routes: [
      adminRoute('GET', '/:uid', { ...typeInPath, ids }, async (ctx, asked) => showEnding(ctx, asked.uid, asked.ids)),
      adminRoute('GET', '/:uid/:documentId/former', recordInPath, async (ctx, asked) => {
        await demandRight(strapi, ctx, 'read', asked)
        return showFormer(ctx, asked)
      }),
      adminRoute('POST', '/:uid/:documentId/former/mend', recordInPath, async (ctx, asked) => {
        await demandRight(strapi, ctx, 'read', asked)
        await mendLinks(strapi, asked, (one) => mayMend(ctx, one))
        return showFormer(ctx, asked)
      }),
      adminRoute(
        'POST',
        '/:uid/:documentId/instead/:other',
        { ...recordInPath, other: shortText(64) },
        async (ctx, asked) => {
          await demandRight(strapi, ctx, 'read', asked)
          await replaceRecord(strapi, asked, asked.other, (one) => mayMend(ctx, one))
          return showEnding(ctx, asked.uid, [asked.documentId])
        },
      ),
    ],
  })
}

async function stayingOf(strapi: Core.Strapi, uid: UID.ContentType, all: readonly string[]): Promise<string[]> {
  const lines: string[] = []
  for (const documentId of all) {
    const fault = await takeDownFault(strapi, checkedModelOf(uid) ?? '', documentId, new Set(all))
    if (fault) lines.push(lineOf(strapi, uid, fault, {}))
  }
  return [...new Set(lines)]
}
