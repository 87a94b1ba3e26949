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
 * entry, empty or with its built-in words, in the order of the record. Entries that are no longer used stay, unless they are dropped on purpose.
 *
 * @param editor id of the account that asks for it.
 * @returns the id of the translation.
 */
export async function bringUpToDate(
  strapi: Core.Strapi,
  record: TranslatableRecord,
  translations: LanguageTranslations,
  { editor, dropUnused }: { editor: number; dropUnused: boolean },
): Promise<string> {
  const { absent, unused } = await progressOf(strapi, record, translations)
  const own = ownTranslation(strapi, record, translations)
  const dropped = dropUnused ? unused : []
  if (own && absent.length === 0 && dropped.length === 0) return String(own.documentId)
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
    ? await change(strapi, own, { texts, updatedBy: editor })
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
  { language }: LanguageTranslations,
  fields: Fields,
): Promise<string> {
  const { documentId } = await strapi.documents(TRANSLATION).create({
    data: {
      title: `${recordTitleOf(strapi, record.uid, record.draft)} (${languageName(language)})`,
      language,
      type: record.model,
      record: translatedName(strapi, record),
      ...fields,
    } as never,
  })
  return documentId
}
