import { hasText, translatableFields } from '@ashlar/contract'
import type { Core, UID } from '@strapi/strapi'
import { contentModels, uidOf } from '../content-models'
import type { PermittedRecords } from '../editors/record-rights'
import { languageName } from '../languages'
import type { Fields } from '../publishing/faults'
import { formPathOf, recordTitleOf } from '../publishing/record-title'
import { recordsOf, textOf, wholeRecord } from '../publishing/walk'
import { builtInWordsFor, textsToTranslate } from './record-texts'

export const TRANSLATION = 'api::translation.translation'

const WORDS = new Set(['string', 'text', 'richtext', 'blocks', 'json', 'uid', 'enumeration'])

/** How much of a record can be read in a language. */
export interface TranslationProgress {
  /** Two letters. */
  language: string
  /** In English, such as `Hindi`. */
  name: string
  /** Texts of the draft that can be translated. */
  texts: number
  /** Those with a published translation, in whatever record it is, or with built-in words. */
  translated: number
  /** Those whose translation is in a draft only. */
  drafted: number
  /** Texts that the record's own translation has no entry for, and that no draft translates. */
  absent: readonly string[]
  /** Entries of the record's own translation that stand in no draft and in nothing published. */
  unused: readonly string[]
  /** The record's own translation; null while there is none. */
  own: { documentId: string; path: string } | null
}

/** A record that can be translated. */
export interface TranslatableRecord {
  model: string
  uid: UID.ContentType
  /** The draft, whole. */
  draft: Fields
}

/** All translations of a language, as drafts and as published. */
export interface LanguageTranslations {
  language: string
  drafts: readonly Fields[]
  published: ReadonlySet<string>
  drafted: ReadonlySet<string>
}

export async function readLanguage(strapi: Core.Strapi, language: string): Promise<LanguageTranslations> {
  const [drafts, published] = await Promise.all(
    (['draft', 'published'] as const).map(
      async (status) =>
        (await strapi
          .documents(TRANSLATION)
          .findMany({ status, filters: { language }, sort: 'id:asc', limit: -1 } as never)) as Fields[],
    ),
  )
  const entries = (records: readonly Fields[] = []) => records.flatMap(({ texts }) => recordsOf(texts))
  const written = (records: readonly Fields[] = []) =>
    new Set(entries(records).flatMap(({ text, translation }) => (textOf(translation) === '' ? [] : textOf(text))))
  return {
    language,
    drafts: drafts ?? [],
    published: written(published),
    drafted: written(drafts),
  }
}

/** How translations name a record: by its main field; a single type needs none. */
export function translatedName(strapi: Core.Strapi, { uid, draft }: TranslatableRecord): string {
  return strapi.contentType(uid).kind === 'singleType' ? '' : recordTitleOf(strapi, uid, draft)
}

/**
 * The translation of a record: its own one, or the one of all records of its type. A record that was renamed has the one
 * that names no record any more and has most of its texts.
 */
export async function ownTranslation(
  strapi: Core.Strapi,
  record: TranslatableRecord,
  { drafts }: LanguageTranslations,
): Promise<Fields | null> {
  const name = translatedName(strapi, record)
  const ofType = drafts.filter(({ type }) => textOf(type) === record.model)
  const named = (wanted: string) => ofType.find((one) => textOf(one.record) === wanted)
  return named(name) ?? named('') ?? (ofType.length > 0 ? await formerTranslation(strapi, record, ofType) : null)
}

async function formerTranslation(
  strapi: Core.Strapi,
  { model, uid, draft }: TranslatableRecord,
  translations: readonly Fields[],
): Promise<Fields | null> {
  const names = new Set((await readAll(strapi, uid, 'draft')).map((one) => recordTitleOf(strapi, uid, one)))
  const texts = new Set(textsToTranslate(model, draft))
  const [most] = translations
    .filter(({ record }) => !names.has(textOf(record)))
    .map((own) => ({ own, shared: recordsOf(own.texts).filter(({ text }) => texts.has(textOf(text))).length }))
    .toSorted((one, other) => other.shared - one.shared)
  return most && most.shared > 0 ? most.own : null
}

/** How much of a record can be read in a language, and what of its translation is no longer used. */
export async function progressOf(
  strapi: Core.Strapi,
  record: TranslatableRecord,
  translations: LanguageTranslations,
): Promise<TranslationProgress> {
  const texts = textsToTranslate(record.model, record.draft)
  const { language, published, drafted } = translations
  const own = await ownTranslation(strapi, record, translations)
  const entries = new Set(recordsOf(own?.texts).map(({ text }) => textOf(text)))
  const isDone = (text: string) => published.has(text) || builtInWordsFor(record.model, language, text) !== null
  return {
    language,
    name: languageName(language),
    texts: texts.length,
    translated: texts.filter(isDone).length,
    drafted: texts.filter((text) => !isDone(text) && drafted.has(text)).length,
    absent: texts.filter((text) => !entries.has(text) && !drafted.has(text)),
    unused: own ? await unusedIn(strapi, record, own) : [],
    own: own && {
      documentId: String(own.documentId),
      path: formPathOf(strapi, TRANSLATION, String(own.documentId)),
    },
  }
}

/**
 * Entries whose words no record holds. A translation counts wherever its words stand: in records of other types, and in
 * fields that are no text to translate, such as names, which the site translates where it shows them.
 */
async function unusedIn(strapi: Core.Strapi, { model, uid }: TranslatableRecord, own: Fields): Promise<string[]> {
  const records = [...(await readAll(strapi, uid, 'draft')), ...(await readAll(strapi, uid, 'published'))]
  const written = new Set(records.flatMap((one) => textsToTranslate(model, one)))
  let unused = recordsOf(own.texts)
    .map(({ text }) => textOf(text))
    .filter((text) => !written.has(text))
  for (const table of unused.length > 0 ? [uid, ...shownTables(strapi)] : []) {
    // Rows without their parts, which have tables of their own: whole records of every type would take seconds.
    const rows: Fields[] = await strapi.db.query(table).findMany({ select: ['id', ...wordFieldsOf(strapi, table)] })
    unused = unused.filter((text) => !rows.some((row) => hasText(row, text)))
    if (unused.length === 0) break
  }
  return unused
}

/** Every table with words that visitors read. */
function shownTables(strapi: Core.Strapi): UID.Schema[] {
  const models = [...contentModels.map(({ model }) => model), ...Object.keys(translatableFields)]
  const types = [...new Set(models)].filter((model) => model !== 'translation').map(uidOf)
  return [...types, ...(Object.keys(strapi.components) as UID.Component[]), 'plugin::upload.file']
}

function wordFieldsOf(strapi: Core.Strapi, uid: UID.Schema): string[] {
  const { attributes } = strapi.getModel(uid)
  return Object.keys(attributes).filter((name) => WORDS.has(attributes[name]?.type ?? ''))
}

async function readAll(strapi: Core.Strapi, uid: UID.ContentType, status: 'draft' | 'published'): Promise<Fields[]> {
  const populate = wholeRecord(strapi, uid)
  return (await strapi.documents(uid).findMany({ status, limit: -1, populate } as never)) as Fields[]
}

/** A record whose texts are not all translated and published. */
export interface AwaitingRecord {
  title: string
  typeName: string
  /** Path of its form in the content manager. */
  path: string
  uid: string
  documentId: string
  texts: number
  /** Texts without a published translation, and those of them with a translation in a draft. */
  missing: number
  drafted: number
}

/** The readable records of a type with texts that have no published translation. */
export async function recordsAwaiting(
  strapi: Core.Strapi,
  translations: LanguageTranslations,
  model: string,
  readable: PermittedRecords,
): Promise<AwaitingRecord[]> {
  const awaiting: AwaitingRecord[] = []
  const uid = uidOf(model)
  for (const draft of await readAll(strapi, uid, 'draft')) {
    const documentId = String(draft.documentId)
    if (!readable.has(documentId)) continue
    const texts = textsToTranslate(model, draft)
    const isDone = (text: string) =>
      translations.published.has(text) || builtInWordsFor(model, translations.language, text) !== null
    const missing = texts.filter((text) => !isDone(text))
    if (missing.length === 0) continue
    awaiting.push({
      title: recordTitleOf(strapi, uid, draft),
      typeName: strapi.contentType(uid).info.displayName,
      path: formPathOf(strapi, uid, documentId),
      uid,
      documentId,
      texts: texts.length,
      missing: missing.length,
      drafted: missing.filter((text) => translations.drafted.has(text)).length,
    })
  }
  return awaiting
}
