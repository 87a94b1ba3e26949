import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { adminRoute, recordInPath, serveAdmin } from '../editors/admin-route'
import { demandRight, mayDoWith, type RecordId } from '../editors/record-rights'
import { findFormerLinks, findMentions, type Mention } from './find-mentions'
import { mendLinks } from './mend-links'
import { hasDrafts } from './write-quietly'

/** Who names a record or links to its page, as an editor may know it. */
export interface Mentions {
  /** Those that the editor may read. */
  mentions: Mention[]
  /** How many more there are. */
  others: number
}

/** Who links to former addresses of a record's page, as an editor may know it. */
export interface FormerLinksAnswer extends Mentions {
  from: string[]
  /** How many of all these records the editor may have changed. */
  mendable: number
}

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
  const showFormer = async (ctx: Context, record: RecordId) => {
    const { from, mentions } = await findFormerLinks(strapi, record)
    let mendable = 0
    for (const one of mentions) if (await mayMend(ctx, one)) mendable += 1
    return { from, mendable, ...(await readable(ctx, mentions)) } satisfies FormerLinksAnswer
  }
  serveAdmin(strapi, {
    prefix: '/record-mentions',
    routes: [
      adminRoute('GET', '/:uid/:documentId', recordInPath, async (ctx, asked) => {
        await demandRight(strapi, ctx, 'read', asked)
        return readable(ctx, await findMentions(strapi, asked))
      }),
      adminRoute('GET', '/:uid/:documentId/former', recordInPath, async (ctx, asked) => {
        await demandRight(strapi, ctx, 'read', asked)
        return showFormer(ctx, asked)
      }),
      adminRoute('POST', '/:uid/:documentId/former/mend', recordInPath, async (ctx, asked) => {
        await demandRight(strapi, ctx, 'read', asked)
        await mendLinks(strapi, asked, (one) => mayMend(ctx, one))
        return showFormer(ctx, asked)
      }),
    ],
  })
}
