import { choiceLabel, leadRegistry, leadTypes } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { foreignLanguageName, offeredLanguageNames } from '../languages'
import { LEAD, LEAD_EVENT, type LeadEventRow, type LeadRow, OUTBOX_JOB } from '../leads/rows'
import { wordsReadIn } from '../notices/routes'
import { wordsOfVersion } from '../notices/version-store'
import { resumeLink } from '../resumes/link'
import { preparedAnswers } from './answer'
import { type DeskFilters, LEADS_PER_PAGE, whereClauseOf } from './filters'
import { recordTitles } from './record-titles'

const COLUMNS = [
  'reference',
  'type',
  'name',
  'email',
  'phone',
  'city',
  'record',
  'receivedAt',
  'answerBy',
  'state',
  'quarantined',
  'suspicions',
  'owner',
  'campaignSource',
  'erasedAt',
]

/** The names of the types of leads, in the order of the registry. */
const typeLabels = Object.fromEntries(leadTypes.map((type) => [type, leadRegistry[type].deskLabel]))

/** One page of leads, newest first, the total, the names of their types and languages, and the titles of what they are about. */
export async function listLeads(strapi: Core.Strapi, filters: DeskFilters, who: string) {
  const where = whereClauseOf(filters, who)
  const [results, total]: [LeadRow[], number] = await Promise.all([
    strapi.db.query(LEAD).findMany({
      select: COLUMNS,
      where,
      orderBy: [{ receivedAt: 'desc' }, { id: 'desc' }],
      limit: LEADS_PER_PAGE,
      offset: (filters.page - 1) * LEADS_PER_PAGE,
    }),
    strapi.db.query(LEAD).count({ where }),
  ])
  const titles = await recordTitles(
    strapi,
    results.map(({ record }) => record),
  )
  const languageNames = offeredLanguageNames()
  return { results, total, pageSize: LEADS_PER_PAGE, typeLabels, titles: Object.fromEntries(titles), languageNames }
}

/**
 * One lead with its history, the messages sent because of it, answers prepared for it, and other leads of the same
 * person.
 */
export async function showLead(strapi: Core.Strapi, reference: string) {
  const lead: LeadRow | null = await strapi.db.query(LEAD).findOne({ where: { reference } })
  if (!lead) return null
  const [history, jobs, others, titles, prepared, noticeWords] = await Promise.all([
    strapi.db.query(LEAD_EVENT).findMany({ where: { lead: reference }, orderBy: { id: 'asc' } }) as Promise<
      LeadEventRow[]
    >,
    strapi.db.query(OUTBOX_JOB).findMany({
      select: ['id', 'kind', 'state', 'attempts', 'lastError', 'sentAt'],
      where: { lead: reference },
      orderBy: { id: 'asc' },
    }),
    othersOf(strapi, lead),
    recordTitles(strapi, [lead.record]),
    preparedAnswers(strapi, lead),
    wordsOfVersion(strapi, lead.type, lead.noticeVersion),
  ])
  const { bodyHash, dedupeKey, addressHash, contactHash, ...shown } = lead
  // The response contains the reference and type separately.
  const fields = Object.fromEntries(
    Object.entries(lead.fields ?? {})
      .filter(([, value]) => value !== lead.record)
      .map(([field, value]) => [field, typeof value === 'string' ? choiceLabel(field, value) : value]),
  )
  const suspicions = lead.suspicions.map((suspicion) => choiceLabel('suspicion', suspicion))
  return {
    lead: { ...shown, fields, suspicions },
    history,
    jobs,
    others,
    language: foreignLanguageName(lead.language),
    typeLabels,
    titles: Object.fromEntries(titles),
    prepared,
    notice: noticeWords === null ? null : wordsReadIn(lead.language, noticeWords),
    resume: lead.resumeId ? resumeLink(lead.resumeId) : null,
  }
}

/** Leads with the same e-mail or the same phone number: most likely of the same person. */
async function othersOf(strapi: Core.Strapi, { reference, email, phone }: LeadRow) {
  const same = [...(email ? [{ email: { $eqi: email } }] : []), ...(phone ? [{ phone }] : [])]
  if (same.length === 0) return []
  return strapi.db.query(LEAD).findMany({
    select: ['reference', 'type', 'state', 'receivedAt', 'owner'],
    where: { $or: same, reference: { $ne: reference } },
    orderBy: { receivedAt: 'desc' },
    limit: 20,
  })
}

/** Messages that could not be delivered, newest first. */
export async function listUndelivered(strapi: Core.Strapi) {
  return strapi.db.query(OUTBOX_JOB).findMany({
    select: ['id', 'kind', 'lead', 'attempts', 'lastError', 'updatedAt'],
    where: { state: 'dead' },
    orderBy: { id: 'desc' },
    limit: 200,
  })
}
