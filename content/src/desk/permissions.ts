import type { Core } from '@strapi/strapi'
import { SUBSCRIPTION } from '../leads/rows'

/** What a role may do at the lead desk. Administrators grant it in the admin's settings, under “Lead desk”. */
export const deskActions = {
  read: 'admin::lead-desk.read',
  update: 'admin::lead-desk.update',
  export: 'admin::lead-desk.export',
  subscriptions: 'admin::lead-desk.subscriptions',
} as const

const names = {
  read: 'See leads',
  update: 'Work on leads',
  export: 'Export leads',
  subscriptions: 'See newsletter addresses',
} as const

/** The parts of Strapi's untyped admin services that are used here. */
interface PermissionService {
  actionProvider: { registerMany(actions: readonly object[]): Promise<unknown> }
  createMany(permissions: readonly object[]): Promise<unknown>
}
interface RoleService {
  findOne(where: object): Promise<{ id: number } | null>
  create(attributes: object): Promise<{ id: number }>
  assignPermissions(role: number, permissions: readonly object[]): Promise<unknown>
}

/** Runs before Strapi starts, because the start deletes permissions that it does not know. */
export async function registerDeskActions(strapi: Core.Strapi): Promise<void> {
  const service = strapi.service('admin::permission') as unknown as PermissionService
  await service.actionProvider.registerMany(
    Object.entries(names).map(([name, displayName]) => ({
      uid: `lead-desk.${name}`,
      displayName,
      pluginName: 'admin',
      section: 'settings',
      category: 'lead desk',
    })),
  )
}

/** Who may write routing rules may also read leads, because a rule could mail leads to its author. */
const ROUTING = 'api::lead-routing-rule.lead-routing-rule'
const ROUTING_FIELDS = ['sequence', 'type', 'city', 'record', 'email', 'owner', 'answeredBy']

/** The role of the people who answer leads. Editors and authors do not have its permissions; a super admin has all. */
export async function makeDeskRole(strapi: Core.Strapi): Promise<void> {
  // An earlier version let editors open the records of subscribers. Now only a super admin may.
  await strapi.db.query('admin::permission').deleteMany({
    where: { subject: SUBSCRIPTION, role: { code: { $ne: 'strapi-super-admin' } } },
  })
  const service = strapi.service('admin::role') as unknown as RoleService
  const existing = await service.findOne({ code: 'lead-desk' })
  if (existing) return giveOnce(strapi, existing.id, deskActions.subscriptions)
  const role = await service.create({
    name: 'Lead desk',
    code: 'lead-desk',
    description: 'Reads and answers what visitors send; writes no content.',
  })
  const explorer = ['create', 'read', 'update', 'delete'].map((action) => ({
    action: `plugin::content-manager.explorer.${action}`,
    subject: ROUTING,
    // Deleting applies to a whole record, so this permission has no fields.
    properties: action === 'delete' ? {} : { fields: ROUTING_FIELDS },
    conditions: [],
  }))
  const desk = Object.values(deskActions).map((action) => ({ action, subject: null, properties: {}, conditions: [] }))
  await service.assignPermissions(role.id, [...desk, ...explorer])
  await giveOnce(strapi, role.id, deskActions.subscriptions)
  // On its first start, Strapi gives its own roles permissions for every content type.
  await strapi.db.query('admin::permission').deleteMany({
    where: { subject: ROUTING, role: { code: { $in: ['strapi-editor', 'strapi-author'] } } },
  })
}

/**
 * Gives the role a permission that came with a later version. It does so once: an administrator may remove it for good.
 */
async function giveOnce(strapi: Core.Strapi, role: number, action: string): Promise<void> {
  const given = strapi.store({ type: 'ashlar', name: 'right-given', key: action })
  if (await given.get({})) return
  const has = await strapi.db.query('admin::permission').count({ where: { action, role: { id: role } } })
  if (has === 0) {
    const service = strapi.service('admin::permission') as unknown as PermissionService
    await service.createMany([{ action, subject: null, properties: {}, conditions: [], role }])
  }
  await given.set({ value: true })
}
