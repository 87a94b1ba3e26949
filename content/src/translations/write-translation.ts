import type { Core } from '@strapi/strapi'
import { languageName } from '../languages'
import type { Fields } from '../publishing/faults'
import { recordTitleOf } from '../publishing/record-title'
import { recordsOf, textOf } from '../publishing/walk'
import { builtInWordsFor, textsToTranslate } from './record-texts'
import {
  type LanguageTranslations,
  ownTranslation,
  progressOf,
  TRANSLATION,
  type TranslatableRecord,
  translatedName,
} from './translation-progress'

/**
 * Brings the draft of a record's translation up to date, or makes it: every text that no translation has yet gets an
 * entry, empty or with its built-in words, in the order of the record. Entries that are no longer used stay. The
 * translation of a renamed record takes its new name.
 *
 * @param editor id of the account that asks for it.
 * @param drop texts to remove; those that are used stay.
 * @returns the id of the translation.
 */
export async function bringUpToDate(
  strapi: Core.Strapi,
  record: TranslatableRecord,
  translations: LanguageTranslations,
  { editor, drop }: { editor: number; drop: readonly string[] },
): Promise<string> {
  const { absent, unused } = await progressOf(strapi, record, translations)
  const own = await ownTranslation(strapi, record, translations)
  const recordName = translatedName(strapi, record)
  // A translation names its record; one for all records of the type names none.
  const isRenamed = own !== null && ![recordName, ''].includes(textOf(own.record))
  const dropped = unused.filter((text) => drop.includes(text))
  if (own && !isRenamed && absent.length === 0 && dropped.length === 0) return String(own.documentId)
  const entries = new Map(
    recordsOf(own?.texts)
      .filter(({ text }) => !dropped.includes(textOf(text)))
      .map((entry) => [textOf(entry.text), entry]),
  )
  for (const text of absent) {
    entries.set(text, { text, translation: builtInWordsFor(record.model, translations.language, text) ?? '' })
  }
  const inOrder = textsToTranslate(record.model, record.draft).flatMap((text) => entries.get(text) ?? [])
  const texts = [...new Set([...inOrder, ...entries.values()])]
  return own
    ? await change(strapi, own, {
        texts,
        updatedBy: editor,
        ...(isRenamed ? namesOf(strapi, record, translations) : {}),
      })
    : await make(strapi, record, translations, { texts, createdBy: editor, updatedBy: editor })
}

async function change(strapi: Core.Strapi, own: Fields, data: Fields): Promise<string> {
  const documentId = String(own.documentId)
  await strapi.documents(TRANSLATION).update({ documentId, data: data as never })
  return documentId
}

async function make(
  strapi: Core.Strapi,
  record: TranslatableRecord,
  translations: LanguageTranslations,
  fields: Fields,
): Promise<string> {
  const own = { language: translations.language, type: record.model, ...namesOf(strapi, record, translations) }
  const { documentId } = await strapi.documents(TRANSLATION).create({ data: { ...own, ...fields } as never })
  return documentId
}

function namesOf(strapi: Core.Strapi, record: TranslatableRecord, { language }: LanguageTranslations): Fields {
  return {
    title: translationTitle(recordTitleOf(strapi, record.uid, record.draft), language),
    record: translatedName(strapi, record),
  }
}

export const translationTitle = (recordTitle: string, language: string) => `${recordTitle} (${languageName(language)})`
