import type { Core } from '@strapi/strapi'
import { adminRoute, recordInPath, serveAdmin } from '../editors/admin-route'
import { demandRight, mayDoWith } from '../editors/record-rights'
import { findMentions, type Mention } from './find-mentions'

/** Who names a record or links to its page, as an editor may know it. */
export interface Mentions {
  /** Those that the editor may read. */
  mentions: Mention[]
  /** How many more there are. */
  others: number
}

/** The route behind the questions before a record is taken down or deleted. */
export function registerMentionRoutes(strapi: Core.Strapi): void {
  serveAdmin(strapi, {
    prefix: '/record-mentions',
    routes: [
      adminRoute('GET', '/:uid/:documentId', recordInPath, async (ctx, asked) => {
        await demandRight(strapi, ctx, 'read', asked)
        const all = await findMentions(strapi, asked)
        const mentions: Mention[] = []
        for (const one of all) if (await mayDoWith(strapi, ctx, 'read', one)) mentions.push(one)
        ctx.body = { mentions, others: all.length - mentions.length } satisfies Mentions
      }),
    ],
  })
}
