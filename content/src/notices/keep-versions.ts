import { isDeepStrictEqual } from 'node:util'
import {
  builtInNotices,
  changeNoticeWords,
  type FormNotice,
  type NoticeVersion,
  type NoticeWords,
  notice,
  noticeForms,
  noticeInTheNameOf,
} from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { settings } from '../../config/environment'
import type { ChangeStep } from '../change/change'
import { uidOf } from '../content-models'
import { oneAtATime } from '../database/one-at-a-time'
import { brandNameOf } from '../mail/texts'
import type { Fields } from '../publishing/faults'
import { recordsOf, textOf } from '../publishing/walk'
import { tellSites } from '../revalidation'
import { changesPublishedContent } from '../revalidation/published-change'
import { TRANSLATION } from '../translations/translation-progress'
import { addLanguages, addNoticeVersion, allVersions } from './version-store'

const NOTICE = uidOf('notice')
/** Types whose published words are in a notice: the settings have the brand's name. */
const SOURCES: readonly string[] = [NOTICE, TRANSLATION, uidOf('site-setting')]

/**
 * When a published change alters the words of a notice in any language, the notice gets a new version. Nobody types a
 * version, so no change of words can be without one.
 */
export function keepNoticeVersions(strapi: Core.Strapi): ChangeStep {
  return (change) => {
    if (!SOURCES.includes(change.uid)) return
    return async () => {
      if (!changesPublishedContent(change)) return
      await oneAtATime(strapi, 'versions of the notices')
      // The sites' copies of the notices name the old version.
      if ((await renewNoticeVersions(strapi)) && change.uid !== NOTICE) change.afterCommit(() => tellSites(['notice']))
    }
  }
}

/**
 * Adds a version for each notice whose words are not those of its newest version.
 *
 * @returns whether there was one.
 */
export async function renewNoticeVersions(strapi: Core.Strapi): Promise<boolean> {
  const [versions, brandName, published, translations] = await Promise.all([
    allVersions(strapi),
    brandNameOf(strapi),
    publishedNotices(strapi),
    Promise.all(settings.languages.map((language) => publishedTranslations(strapi, language))),
  ])
  let isAnyNew = false
  for (const form of noticeForms) {
    const builtIn = builtInNotices[form]
    const known = versions.filter((one) => one.form === form)
    const english = noticeInTheNameOf(brandName, wordsOf(builtIn))
    const written = published.find((one) => one.form === form)
    if (!written) {
      // The site translates the built-in words itself.
      if (!known.some(({ version }) => version === builtIn.version)) {
        await addNoticeVersion(strapi, form, { en: english }, builtIn.version)
      }
      continue
    }
    const words: Record<string, NoticeWords> = { en: noticeInTheNameOf(brandName, wordsOf(written)) }
    for (const [index, language] of settings.languages.entries()) {
      const translated = changeNoticeWords(wordsOf(written), (text) => translations[index]?.get(text) ?? text)
      words[language] = noticeInTheNameOf(brandName, translated)
    }
    const [newest] = known
    if (newest && isSame(newest.words, words)) {
      if (Object.keys(words).some((language) => !(language in newest.words))) await addLanguages(strapi, newest, words)
      continue
    }
    const isFirst = known.length === 0 && isDeepStrictEqual(words.en, english)
    await addNoticeVersion(strapi, form, words, isFirst ? builtIn.version : undefined)
    isAnyNew = true
  }
  return isAnyNew
}

/** Whether the words are the same in English and in every language that both have. */
function isSame(before: NoticeVersion['words'], after: NoticeVersion['words']): boolean {
  return Object.entries(after).every(([language, words]) => {
    const other = before[language]
    return other === undefined ? language !== 'en' : isDeepStrictEqual(other, words)
  })
}

function wordsOf({ text, rights, agree, decline, marketing, share }: FormNotice): NoticeWords {
  return { text, rights, agree, decline, marketing, share }
}

/** A record that the site could not read has no version either; the publish rules refuse it. */
async function publishedNotices(strapi: Core.Strapi): Promise<FormNotice[]> {
  const records = await strapi.documents(NOTICE).findMany({ status: 'published', limit: -1 } as never)
  return records.flatMap((record) => notice.safeParse(record).data ?? [])
}

/** The translations of a language by text, as the site reads them: where two translate a text, the first counts. */
async function publishedTranslations(strapi: Core.Strapi, language: string): Promise<ReadonlyMap<string, string>> {
  const query = { status: 'published', filters: { language }, sort: ['type:asc', 'record:asc', 'title:asc'], limit: -1 }
  const records = (await strapi.documents(TRANSLATION).findMany(query as never)) as Fields[]
  const byText = new Map<string, string>()
  for (const { text, translation } of records.flatMap(({ texts }) => recordsOf(texts))) {
    if (textOf(translation) !== '' && !byText.has(textOf(text))) byText.set(textOf(text), textOf(translation))
  }
  return byText
}
