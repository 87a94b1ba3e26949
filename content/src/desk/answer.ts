import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { answer } from '../leads/lead-state'
import { LEAD, type LeadRow } from '../leads/rows'
import { type DeskAnswer, preparedAnswer } from '../mail/lead-mails'
import { MAIL_TEXT, readMailWords } from '../mail/texts'
import type { IncomingFile } from '../uploads/incoming-files'
import { forgetUnclaimed, keepAttachments } from './attachments'

const MAX_SUBJECT = 150
const MAX_TEXT = 10_000

/** @throws {errors.ValidationError} when subject or text is missing or too long. */
export function readAnswer(body: Record<string, unknown>): DeskAnswer {
  const subject = typeof body.subject === 'string' ? body.subject.replace(/\s+/g, ' ').trim() : ''
  const text = typeof body.text === 'string' ? body.text.trim() : ''
  if (!subject || subject.length > MAX_SUBJECT) {
    throw new errors.ValidationError(`An answer needs a subject of at most ${MAX_SUBJECT} characters`)
  }
  if (!text || text.length > MAX_TEXT) {
    throw new errors.ValidationError(`An answer needs a text of at most ${MAX_TEXT} characters`)
  }
  return { subject, text }
}

/**
 * Mails an answer to a lead's visitor, or says why it may not.
 *
 * @param sent files that came with the words.
 * @param who email of the editor.
 * @throws {errors.ValidationError} when a file is not taken, or the visitor must not be written to.
 */
export async function answerLead(
  strapi: Core.Strapi,
  reference: string,
  words: DeskAnswer,
  sent: readonly IncomingFile[],
  who: string,
): Promise<void> {
  const files = await keepAttachments(strapi, sent)
  try {
    if (await answer(strapi, reference, words, files, who)) return
  } finally {
    await forgetUnclaimed(strapi, files)
  }
  throw new errors.ValidationError(refusalOf(await strapi.db.query(LEAD).findOne({ where: { reference } })))
}

function refusalOf(lead: LeadRow): string {
  if (lead.erasedAt) return 'The lead was erased, so the visitor cannot be written to'
  if (lead.quarantined) return 'This lead is to be checked: say first that it is genuine'
  return lead.email ? 'The visitor has withdrawn the consent and must not be written to' : 'The lead has no email'
}

/** The prepared answers of the mail texts, in the language of a lead's visitor, with the names in braces filled in. */
export async function preparedAnswers(strapi: Core.Strapi, lead: LeadRow): Promise<(DeskAnswer & { name: string })[]> {
  const row: { answers?: (DeskAnswer & { name: string })[] } | null = await strapi.db
    .query(MAIL_TEXT)
    .findOne({ populate: { answers: true } })
  const answers = row?.answers ?? []
  if (answers.length === 0) return []
  const words = await readMailWords(strapi, lead.language)
  return answers.map((one) => ({ name: one.name, ...preparedAnswer(one, lead, words) }))
}
