import { type LeadType, leadTypes } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { readAbility, SUPER_ADMIN, signedInEditor } from '../editors/rights'
import { FOLLOW, FOLLOWER } from '../follows/rows'
import { SUBSCRIPTION } from '../leads/rows'
import { permissionRows, permissionService, roleService } from '../strapi-port/permissions'

/** What a role may do at the lead desk. Administrators grant it in the admin's settings, under “Lead desk”. */
export const deskActions = {
  read: 'admin::lead-desk.read',
  update: 'admin::lead-desk.update',
  export: 'admin::lead-desk.export',
  enquiries: 'admin::lead-desk.enquiries',
  applications: 'admin::lead-desk.applications',
  resumes: 'admin::lead-desk.resumes',
  subscriptions: 'admin::lead-desk.subscriptions',
  takeover: 'admin::lead-desk.takeover',
} as const

type DeskAction = keyof typeof deskActions

const names: Readonly<Record<DeskAction, string>> = {
  read: 'Open the lead desk',
  update: 'Work on leads',
  export: 'Export leads',
  enquiries: 'See enquiries',
  applications: 'See applications for jobs',
  resumes: 'Open résumés',
  subscriptions: 'See newsletter addresses, and what visitors follow',
  takeover: 'Take newsletter addresses over from another system',
}

/** Whom a request of the desk is for, and what this editor sees there. */
export interface DeskView {
  /** Email of the editor. */
  who: string
  /** The types of leads that the editor sees. */
  types: readonly LeadType[]
}

/** Applications are seen by recruiters, all other leads by the sales desk. */
export const isApplication = (type: string) => type === 'career-leads'

export function deskViewOf(ctx: Pick<Context, 'state'>): DeskView {
  const may = (action: DeskAction) => readAbility(ctx)?.can(deskActions[action]) === true
  return {
    who: signedInEditor(ctx).email,
    types: leadTypes.filter((type) => may(isApplication(type) ? 'applications' : 'enquiries')),
  }
}

/** A super admin has every right by Strapi's rules; résumés are opened by those who were given the right as well. */
export async function mayOpenResumes(strapi: Core.Strapi, ctx: Pick<Context, 'state'>): Promise<boolean> {
  const role = { code: { $ne: SUPER_ADMIN }, users: { id: signedInEditor(ctx).id } }
  return (await permissionRows(strapi).count({ where: { action: deskActions.resumes, role } })) > 0
}

/** Runs before Strapi starts, because the start deletes permissions that it does not know. */
export async function registerDeskActions(strapi: Core.Strapi): Promise<void> {
  await permissionService(strapi).actionProvider.registerMany(
    Object.entries(names).map(([name, displayName]) => ({
      uid: `lead-desk.${name}`,
      displayName,
      pluginName: 'admin',
      section: 'settings',
      category: 'lead desk',
    })),
  )
}

export const ROUTING = 'api::lead-routing-rule.lead-routing-rule'
const ROUTING_FIELDS = ['sequence', 'type', 'city', 'record', 'email', 'owner', 'answeredBy']

interface DeskRole {
  code: string
  name: string
  description: string
  actions: readonly DeskAction[]
}

/** Who may write routing rules may also read the leads, because a rule could mail leads to its author. */
const deskRoles: readonly DeskRole[] = [
  {
    code: 'lead-desk',
    name: 'Lead desk',
    description: 'Reads and answers enquiries, the sales desk; sees no applications, and writes no content.',
    actions: ['read', 'update', 'export', 'enquiries', 'subscriptions'],
  },
  {
    code: 'desk-lead',
    name: 'Desk lead',
    description: 'Reads and answers all that visitors send, but opens no résumés; writes no content.',
    actions: ['read', 'update', 'export', 'enquiries', 'applications', 'subscriptions'],
  },
]

/** The recruiters: a role of editors, which has these rights as well. */
const RECRUITERS = 'human-resources'
const RECRUITING: readonly DeskAction[] = ['read', 'update', 'export', 'applications', 'resumes']

/**
 * Makes the roles of the people who answer leads, and gives the recruiters theirs, once: an administrator may remove
 * any permission for good. Editors and authors have none of these permissions; a super admin has all of them, but opens
 * résumés only with a role that was given that right.
 */
export async function makeDeskRoles(strapi: Core.Strapi): Promise<void> {
  // An earlier version let editors open the records of subscribers. Now only a super admin may.
  await permissionRows(strapi).deleteMany({
    where: { subject: { $in: [SUBSCRIPTION, FOLLOWER, FOLLOW] }, role: { code: { $ne: SUPER_ADMIN } } },
  })
  await keepEnquiriesOfReaders(strapi)
  const service = roleService(strapi)
  for (const role of deskRoles) if (!(await service.findOne({ code: role.code }))) await makeRole(strapi, role)
  const desk = await service.findOne({ code: 'lead-desk' })
  if (desk) await giveOnce(strapi, desk.id, 'subscriptions', deskActions.subscriptions)
  const recruiters = await service.findOne({ code: RECRUITERS })
  if (!recruiters) return
  for (const action of RECRUITING) await giveOnce(strapi, recruiters.id, action, `${RECRUITERS} ${deskActions[action]}`)
}

async function makeRole(strapi: Core.Strapi, { actions, ...attributes }: DeskRole): Promise<void> {
  const service = roleService(strapi)
  const role = await service.create(attributes)
  const explorer = ['create', 'read', 'update', 'delete'].map((action) => ({
    action: `plugin::content-manager.explorer.${action}`,
    subject: ROUTING,
    // Deleting applies to a whole record, so this permission has no fields.
    properties: action === 'delete' ? {} : { fields: ROUTING_FIELDS },
    conditions: [],
  }))
  const desk = actions.map((name) => ({ action: deskActions[name], subject: null, properties: {}, conditions: [] }))
  await service.assignPermissions(role.id, [...desk, ...explorer])
  // On its first start, Strapi gives its own roles permissions for every content type.
  await permissionRows(strapi).deleteMany({
    where: { subject: ROUTING, role: { code: { $in: ['strapi-editor', 'strapi-author'] } } },
  })
}

/** In an earlier version a role that read leads read all types. Such roles keep the enquiries, and lose the applications. */
async function keepEnquiriesOfReaders(strapi: Core.Strapi): Promise<void> {
  const readers: { id: number }[] = await strapi.db
    .query('admin::role')
    .findMany({ select: ['id'], where: { permissions: { action: deskActions.read } } })
  const kept = strapi.store({ type: 'ashlar', name: 'right-given', key: deskActions.enquiries })
  if (await kept.get({})) return
  for (const { id } of readers) await give(strapi, id, 'enquiries')
  await kept.set({ value: true })
}

/** @param key under which it is noted that the role was given the permission, which came with a later version. */
async function giveOnce(strapi: Core.Strapi, role: number, name: DeskAction, key: string): Promise<void> {
  const given = strapi.store({ type: 'ashlar', name: 'right-given', key })
  if (await given.get({})) return
  await give(strapi, role, name)
  await given.set({ value: true })
}

async function give(strapi: Core.Strapi, role: number, name: DeskAction): Promise<void> {
  const action = deskActions[name]
  const has = await permissionRows(strapi).count({ where: { action, role: { id: role } } })
  if (has > 0) return
  await permissionService(strapi).createMany([{ action, subject: null, properties: {}, conditions: [], role }])
}
