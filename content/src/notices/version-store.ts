import { dayInIndia, type NoticeForm, type NoticeVersion, type NoticeWords } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'

const NOTICE_VERSION = 'api::notice-version.notice-version'

/** A row of `notice_versions`. */
interface NoticeVersionRow extends NoticeVersion {
  id: number
}

/** All versions of all notices, the newest first. */
export async function allVersions(strapi: Core.Strapi): Promise<NoticeVersionRow[]> {
  const rows: NoticeVersionRow[] = await strapi.db.query(NOTICE_VERSION).findMany({ orderBy: { id: 'desc' } })
  return rows.map(({ id, form, version, shownFrom, words }) => ({
    id,
    form,
    version,
    shownFrom: iso(shownFrom),
    words,
  }))
}

/** The newest version of each notice, by form. */
export async function currentVersions(strapi: Core.Strapi): Promise<ReadonlyMap<string, string>> {
  const oldestFirst = (await allVersions(strapi)).toReversed()
  return new Map(oldestFirst.map(({ form, version }) => [form, version]))
}

/** The words of one version; `null` when they are not known, such as those of a version before there was this store. */
export async function wordsOfVersion(
  strapi: Core.Strapi,
  form: string,
  version: string,
): Promise<NoticeVersion['words'] | null> {
  const row: NoticeVersionRow | null = await strapi.db.query(NOTICE_VERSION).findOne({ where: { form, version } })
  return row?.words ?? null
}

/**
 * Adds a version. The unique index refuses a second one of the same name.
 *
 * @param version its name, where the words have one already; else the day, with a number from the second on.
 */
export async function addNoticeVersion(
  strapi: Core.Strapi,
  form: NoticeForm,
  words: NoticeVersion['words'],
  version?: string,
): Promise<void> {
  const data = { form, version: version ?? (await nextName(strapi, form)), shownFrom: new Date().toISOString(), words }
  await strapi.db.query(NOTICE_VERSION).create({ data })
}

/** Adds the words in languages that the site did not offer when the version began. */
export async function addLanguages(
  strapi: Core.Strapi,
  { id, words }: NoticeVersionRow,
  more: Readonly<Record<string, NoticeWords>>,
): Promise<void> {
  await strapi.db.query(NOTICE_VERSION).update({ where: { id }, data: { words: { ...more, ...words } } })
}

async function nextName(strapi: Core.Strapi, form: NoticeForm): Promise<string> {
  const rows: NoticeVersionRow[] = await strapi.db.query(NOTICE_VERSION).findMany({ where: { form } })
  const taken = new Set(rows.map(({ version }) => version))
  const day = dayInIndia()
  let name = day
  for (let number = 2; taken.has(name); number += 1) name = `${day}.${number}`
  return name
}

const iso = (time: string) => new Date(time).toISOString()
