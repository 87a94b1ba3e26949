import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { ANSWERED, recordEvent } from '../leads/history'
import { LEAD, LEAD_EVENT, type LeadEventRow, type LeadRow } from '../leads/rows'
import { type DeskAnswer, preparedAnswer } from '../mail/lead-mails'
import { MAIL_TEXT, readMailWords } from '../mail/texts'
import { wakeOutbox } from '../outbox'
import { enqueue } from '../outbox/enqueue'
import { stateAfter } from './work'

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
 * Sends an answer to the visitor through the outbox, and notes it in the lead's history. The lead becomes answered; if
 * nobody owns it, its owner is the editor who answered. The same words again are the same answer, which is sent once.
 *
 * @param who e-mail of the editor.
 * @throws {errors.ValidationError} when the visitor must not be written to.
 */
export async function answerLead(strapi: Core.Strapi, lead: LeadRow, answer: DeskAnswer, who: string): Promise<void> {
  const { reference } = lead
  await strapi.db.transaction(async () => {
    // Taken under a lock of the row: a withdrawal or an erasure at the same time comes before or after, not between.
    const { count } = await strapi.db.query(LEAD).updateMany({
      where: {
        reference,
        quarantined: false,
        email: { $notNull: true },
        withdrawnAt: { $null: true },
        erasedAt: { $null: true },
      },
      data: { ...stateAfter(lead, 'answered'), owner: lead.owner ?? who },
    })
    if (count !== 1) throw new errors.ValidationError(refusalOf(lead))
    const text = `${answer.subject}\n\n${answer.text}`
    // A second click, or a repeat after a lost response, must not write to the visitor twice.
    const sent: LeadEventRow | null = await strapi.db
      .query(LEAD_EVENT)
      .findOne({ where: { lead: reference, what: ANSWERED, text } })
    if (sent) return
    const event = await recordEvent(strapi, { lead: reference, who, what: ANSWERED, text })
    if (lead.state !== 'answered') {
      await recordEvent(strapi, { lead: reference, who, what: 'state', text: `${lead.state} → answered` })
    }
    // The words stay in the history, which is erased with the lead; the job only names them.
    await enqueue(strapi, { kind: 'desk-answer', lead: reference, detail: { event: String(event) } })
  })
  wakeOutbox()
}

function refusalOf(lead: LeadRow): string {
  if (lead.quarantined) return 'This lead is to be checked: say first that it is genuine'
  return lead.email ? 'The visitor has withdrawn the consent and must not be written to' : 'The lead has no e-mail'
}

/** The prepared answers of the mail texts, in the language of a lead's visitor, with the names in braces filled in. */
export async function preparedAnswers(strapi: Core.Strapi, lead: LeadRow): Promise<(DeskAnswer & { name: string })[]> {
  const row: { answers?: (DeskAnswer & { name: string })[] } | null = await strapi.db
    .query(MAIL_TEXT)
    .findOne({ populate: { answers: true } })
  const answers = row?.answers ?? []
  if (answers.length === 0) return []
  const words = await readMailWords(strapi, lead.language)
  return answers.map((answer) => ({ name: answer.name, ...preparedAnswer(answer, lead, words) }))
}
