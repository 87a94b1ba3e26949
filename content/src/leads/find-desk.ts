import { type Lead, type LeadType, leadRegistry, recordOf } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { settings } from '../../config/environment'
import { isApplication } from '../desk/permissions'
import { deskNames } from './desk-names'

/** The desk that answers a lead: its name for the visitor, and its email. */
interface AssignedDesk {
  answeredBy: string
  email: string
  /** Email of the person who owns the lead from the start. */
  owner: string | null
}

/**
 * Finds the desk: the first routing rule that fits, else the office in the visitor's city, else the default desk. An
 * unknown city or project is no reason to refuse a lead.
 */
export async function findDesk(strapi: Core.Strapi, type: LeadType, lead: Lead): Promise<AssignedDesk> {
  const { answeredBy } = leadRegistry[type]
  const team = typeof answeredBy === 'object' ? answeredBy.team : null
  const record = recordOf(type, lead)
  const office = await officeOf(strapi, lead.city)
  const rule = await ruleFor(strapi, { type, record, city: lead.city })
  const project = answeredBy === 'project-adviser' ? await projectTitle(strapi, record) : null
  return {
    answeredBy:
      rule?.answeredBy ||
      team ||
      (project !== null
        ? deskNames.adviser.replace('{project}', () => project)
        : office !== null
          ? deskNames.office.replace('{city}', () => office.city)
          : deskNames.team),
    // A team answers for all cities, so its leads go to no office.
    email: rule?.email || (team ? null : office?.email) || settings.leads.deskEmail,
    owner: rule?.owner || null,
  }
}

interface Rule {
  type: string | null
  city: string | null
  record: string | null
  email: string
  owner: string | null
  answeredBy: string | null
}

async function ruleFor(
  strapi: Core.Strapi,
  about: { type: string; city: string; record: string },
): Promise<Rule | null> {
  const rules: Rule[] = await strapi.db
    .query('api::lead-routing-rule.lead-routing-rule')
    .findMany({ orderBy: [{ sequence: 'asc' }, { id: 'asc' }] })
  const fits = (wanted: string | null, given: string) => !wanted || wanted.toLowerCase() === given.toLowerCase()
  // An application goes only to an address that somebody chose for applications.
  const fitsType = (wanted: string | null) => fits(wanted, about.type) && (wanted || !isApplication(about.type))
  return (
    rules.find(({ type, city, record }) => fitsType(type) && fits(city, about.city) && fits(record, about.record)) ??
    null
  )
}

async function officeOf(strapi: Core.Strapi, city: string): Promise<{ city: string; email: string } | null> {
  if (!city) return null
  return strapi.db.query('api::contact-list.contact-list').findOne({
    select: ['city', 'email'],
    where: { city: { $eqi: city }, publishedAt: { $notNull: true } },
    orderBy: { sequence: 'asc' },
  })
}

async function projectTitle(strapi: Core.Strapi, slug: string): Promise<string | null> {
  const project = await strapi.db.query('api::consolidated-project.consolidated-project').findOne({
    where: { slug, publishedAt: { $notNull: true } },
  })
  const title: unknown = project?.title ?? project?.name
  return typeof title === 'string' ? title : null
}
