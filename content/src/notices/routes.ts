import { type NoticeVersion, noticeLines } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { uidOf } from '../content-models'
import { mayDo } from '../editors/rights'
import { languageName } from '../languages'
import { allVersions } from './version-store'

/** The words of a version in one language. */
export interface ShownWords {
  /** In English, such as `Hindi`. */
  language: string
  lines: string[]
}

/** A version of a notice as the admin shows it. */
export interface ShownVersion {
  version: string
  /** ISO time. */
  shownFrom: string
  words: ShownWords[]
}

/** The route behind the panel beside a notice. */
export function registerNoticeRoutes(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/notice-versions',
    routes: [
      {
        method: 'GET',
        path: '/:form',
        handler: async (ctx: Context) => {
          if (!mayDo(ctx, 'read', uidOf('notice'))) throw new errors.ForbiddenError()
          const own = (await allVersions(strapi)).filter(({ form }) => form === ctx.params.form)
          const versions = own.map(({ version, shownFrom, words }) => ({
            version,
            shownFrom,
            words: shownWords(words),
          }))
          ctx.body = { versions }
        },
        info: { pluginName: 'admin' },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
    ],
  })
}

/** The words in every language, English first. */
export function shownWords(words: NoticeVersion['words']): ShownWords[] {
  return Object.entries(words)
    .toSorted(([one], [other]) => Number(other === 'en') - Number(one === 'en'))
    .map(([code, one]) => ({ language: languageName(code), lines: noticeLines(one) }))
}
