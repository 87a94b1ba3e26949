import { isDeepStrictEqual } from 'node:util'
import { ENGLISH, type NoticeVersion, type NoticeWords, noticeLines } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { uidOf } from '../content-models'
import { adminRoute, serveAdmin, shortText } from '../editors/admin-route'
import { demandTypeRight, permittedRecords } from '../editors/record-rights'
import { ONLY_OTHERS, refusal } from '../editors/refusal'
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
  const uid = uidOf('notice')
  serveAdmin(strapi, {
    prefix: '/notice-versions',
    routes: [
      adminRoute('GET', '/:form', { form: shortText(60) }, async (ctx, { form }) => {
        demandTypeRight(strapi, ctx, 'read', uid)
        const rows: { documentId: string }[] = await strapi.db
          .query(uid)
          .findMany({ select: ['documentId'], where: { form } })
        const readable = await permittedRecords(strapi, ctx, 'read', uid)
        if (rows.some(({ documentId }) => !readable.has(documentId))) throw refusal(ONLY_OTHERS)
        const own = (await allVersions(strapi)).filter((version) => version.form === form)
        const versions = own.map(({ version, shownFrom, words }) => ({
          version,
          shownFrom,
          words: shownWords(words),
        }))
        return { versions }
      }),
    ],
  })
}

/** The words in every language into which some are translated, English first. */
function shownWords(words: NoticeVersion['words']): ShownWords[] {
  return Object.entries(words)
    .filter(([code]) => code === ENGLISH || isTranslated(words, code))
    .toSorted(([one], [other]) => Number(other === ENGLISH) - Number(one === ENGLISH))
    .map(([code, one]) => shownIn(code, one))
}

/**
 * The words in the language that a visitor read, or in English where the version has no translation.
 *
 * @param language its two letters; `null` for visitors from before there were languages.
 */
export function wordsReadIn(language: string | null, words: NoticeVersion['words']): ShownWords | null {
  const code = language !== null && isTranslated(words, language) ? language : ENGLISH
  const read = words[code]
  return read ? shownIn(code, read) : null
}

/** A version has every language of the site; in one into which nobody has translated it, the words are English. */
function isTranslated(words: NoticeVersion['words'], code: string): boolean {
  return code in words && !isDeepStrictEqual(words[code], words[ENGLISH])
}

function shownIn(code: string, words: NoticeWords): ShownWords {
  return { language: languageName(code), lines: noticeLines(words) }
}
