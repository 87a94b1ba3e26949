import { choiceLabel, leadRegistry } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { foreignLanguageName, offeredLanguageNames } from '../languages'
import { LEAD, LEAD_EVENT, type LeadEventRow, type LeadFileRow, type LeadRow, RESUME } from '../leads/rows'
import { wordsReadIn } from '../notices/routes'
import { wordsOfVersion } from '../notices/version-store'
import { type Job, OUTBOX_JOB } from '../outbox/jobs'
import { resumeLink } from '../resumes/link'
import { preparedAnswers } from './answer'
import { type DeskFilters, LEADS_PER_PAGE, whereClauseOf } from './filters'
import type { DeskView } from './permissions'
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
  'followUpOn',
  'state',
  'quarantined',
  'suspicions',
  'owner',
  'campaignSource',
  'erasedAt',
] as const

/** A message that a lead led to. */
type ShownJob = Pick<Job, 'id' | 'kind' | 'lead' | 'attempts'> & { state: string; lastError: string | null }

export type ListAnswer = Awaited<ReturnType<typeof listLeads>>
export type ListedLead = Pick<LeadRow, (typeof COLUMNS)[number]>
export type Undelivered = Awaited<ReturnType<typeof listUndelivered>>[number]
export type WholeLead = Awaited<ReturnType<typeof showLead>>

/** The names of the types that an editor sees, in the order of the registry. */
function typeLabelsOf({ types }: DeskView): Record<string, string> {
  return Object.fromEntries(types.map((type) => [type, leadRegistry[type].deskLabel]))
}

/** One page of leads, newest first, the total, the names of their types and languages, and the titles of what they are about. */
export async function listLeads(strapi: Core.Strapi, filters: DeskFilters, desk: DeskView) {
  const { results, pagination }: { results: ListedLead[]; pagination: { total: number } } = await strapi.db
    .query(LEAD)
    .findPage({
      select: [...COLUMNS],
      where: whereClauseOf(filters, desk),
      orderBy: [{ receivedAt: 'desc' }, { id: 'desc' }],
      page: filters.page,
      pageSize: LEADS_PER_PAGE,
    })
  const titles = await recordTitles(strapi, results)
  const languageNames = offeredLanguageNames()
  return {
    results,
    total: pagination.total,
    pageSize: LEADS_PER_PAGE,
    typeLabels: typeLabelsOf(desk),
    titles: Object.fromEntries(titles),
    languageNames,
  }
}

/**
 * A lead, for an editor who sees its type. For all others there is no such lead.
 *
 * @throws {errors.NotFoundError}
 */
export async function findLead(strapi: Core.Strapi, reference: string, { types }: DeskView): Promise<LeadRow> {
  const lead: LeadRow | null = await strapi.db.query(LEAD).findOne({ where: { reference, type: { $in: types } } })
  if (!lead) throw new errors.NotFoundError('There is no such lead')
  return lead
}

const RESUME_REFUSAL =
  'There is a résumé, which only recruiters open: roles that were given the right “Open résumés”, such as Human resources. A super admin gives himself such a role in the settings, under Users.'

/**
 * One lead with its history, the messages sent because of it, answers prepared for it, and other leads of the same
 * person.
 */
export async function showLead(strapi: Core.Strapi, reference: string, desk: DeskView & { opensResumes: boolean }) {
  const lead = await findLead(strapi, reference, desk)
  const [events, files, jobs, others, titles, prepared, noticeWords] = await Promise.all([
    strapi.db.query(LEAD_EVENT).findMany({ where: { lead: reference }, orderBy: { id: 'asc' } }) as Promise<
      LeadEventRow[]
    >,
    strapi.db.query(RESUME).findMany({
      where: { lead: reference, event: { $notNull: true } },
      orderBy: { id: 'asc' },
    }) as Promise<LeadFileRow[]>,
    strapi.db.query(OUTBOX_JOB).findMany({
      select: ['id', 'kind', 'state', 'attempts', 'lastError'],
      where: { lead: reference },
      orderBy: { id: 'asc' },
    }) as Promise<ShownJob[]>,
    othersOf(strapi, lead, desk),
    recordTitles(strapi, [lead]),
    preparedAnswers(strapi, lead),
    wordsOfVersion(strapi, lead.type, lead.noticeVersion),
  ])
  const { bodyHash, dedupeKey, addressHash, contactHash, resumeId, ...shown } = lead
  // The record that the lead is about is shown apart, by its title.
  const fields = Object.fromEntries(
    Object.entries(lead.fields ?? {})
      .filter(([, value]) => value !== lead.record)
      .map(([field, value]) => [field, typeof value === 'string' ? choiceLabel(field, value) : value]),
  )
  const suspicions = lead.suspicions.map((suspicion) => choiceLabel('suspicion', suspicion))
  return {
    lead: { ...shown, fields, suspicions },
    history: events.map((event) => ({ ...event, files: filesOf(event.id, files) })),
    jobs,
    others,
    language: foreignLanguageName(lead.language),
    typeLabels: typeLabelsOf(desk),
    titles: Object.fromEntries(titles),
    prepared,
    notice: noticeWords === null ? null : wordsReadIn(lead.language, noticeWords),
    resume: resumeId && desk.opensResumes ? resumeLink(resumeId) : null,
    resumeRefusal: resumeId && !desk.opensResumes ? RESUME_REFUSAL : null,
  }
}

/** The files that an answer went out with; their addresses work for five minutes. */
function filesOf(answer: number, files: readonly LeadFileRow[]) {
  return files
    .filter(({ event }) => event === answer)
    .map(({ fileName, key }) => ({ name: fileName, address: resumeLink(key) }))
}

/** Leads with the same email or the same phone number: most likely of the same person. */
async function othersOf(
  strapi: Core.Strapi,
  { reference, email, phone }: LeadRow,
  { types }: DeskView,
): Promise<Pick<LeadRow, 'reference' | 'type' | 'state'>[]> {
  const same = [...(email ? [{ email: { $eqi: email } }] : []), ...(phone ? [{ phone }] : [])]
  if (same.length === 0) return []
  return strapi.db.query(LEAD).findMany({
    select: ['reference', 'type', 'state'],
    where: { $or: same, reference: { $ne: reference }, type: { $in: types } },
    orderBy: { receivedAt: 'desc' },
    limit: 20,
  })
}

/** Messages that could not be delivered, newest first: those about leads that the editor sees, and those about none. */
export async function listUndelivered(strapi: Core.Strapi, desk: DeskView, id?: number) {
  const jobs: Omit<ShownJob, 'state'>[] = await strapi.db.query(OUTBOX_JOB).findMany({
    select: ['id', 'kind', 'lead', 'attempts', 'lastError'],
    where: { state: 'dead', ...(id === undefined ? {} : { id }) },
    orderBy: { id: 'desc' },
    limit: 200,
  })
  const references = jobs.flatMap(({ lead }) => lead ?? [])
  const seen: { reference: string }[] = await strapi.db
    .query(LEAD)
    .findMany({ select: ['reference'], where: { reference: { $in: references }, type: { $in: desk.types } } })
  const shown = new Set(seen.map(({ reference }) => reference))
  return jobs.filter(({ lead }) => lead === null || shown.has(lead))
}
