import { choiceLabel, leadRegistry, leadTypes } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { LEAD, LEAD_EVENT, type LeadEventRow, type LeadRow, OUTBOX_JOB } from '../leads/rows'
import { resumeLink } from '../resumes/link'
import { type DeskFilters, LEADS_PER_PAGE, whereClauseOf } from './filters'

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

/** One page of leads, newest first, the total, and the names of their types. */
export async function listLeads(strapi: Core.Strapi, filters: DeskFilters) {
  const where = whereClauseOf(filters)
  const [results, total] = await Promise.all([
    strapi.db.query(LEAD).findMany({
      select: COLUMNS,
      where,
      orderBy: [{ receivedAt: 'desc' }, { id: 'desc' }],
      limit: LEADS_PER_PAGE,
      offset: (filters.page - 1) * LEADS_PER_PAGE,
    }),
    strapi.db.query(LEAD).count({ where }),
  ])
  return { results, total, pageSize: LEADS_PER_PAGE, typeLabels }
}

/** One lead with its history, the messages sent because of it, and other leads of the same person. */
export async function showLead(strapi: Core.Strapi, reference: string) {
  const lead: LeadRow | null = await strapi.db.query(LEAD).findOne({ where: { reference } })
  if (!lead) return null
  const [history, jobs, others] = await Promise.all([
    strapi.db.query(LEAD_EVENT).findMany({ where: { lead: reference }, orderBy: { id: 'asc' } }) as Promise<
      LeadEventRow[]
    >,
    strapi.db.query(OUTBOX_JOB).findMany({
      select: ['id', 'kind', 'state', 'attempts', 'lastError', 'sentAt'],
      where: { lead: reference },
      orderBy: { id: 'asc' },
    }),
    othersOf(strapi, lead),
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
    typeLabels,
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

/** Number of leads by type, state and campaign, among those that match the filters. */
export async function countLeads(strapi: Core.Strapi, filters: DeskFilters) {
  const rows: Pick<LeadRow, 'type' | 'state' | 'campaignSource'>[] = await strapi.db.query(LEAD).findMany({
    select: ['type', 'state', 'campaignSource'],
    where: whereClauseOf(filters),
  })
  const tally = (name: 'type' | 'state' | 'campaignSource') => {
    const counts: Record<string, number> = {}
    for (const row of rows) {
      const value = row[name] || 'none'
      counts[value] = (counts[value] ?? 0) + 1
    }
    return counts
  }
  return { type: tally('type'), state: tally('state'), campaign: tally('campaignSource') }
}
