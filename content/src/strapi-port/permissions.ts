import type { Core } from '@strapi/strapi'
import { privatePart } from './private-part'

/** A permission as Strapi's services return it. */
export interface Permission {
  action: string
  subject: string | null
  properties: { fields?: string[] }
  conditions: readonly string[]
}

interface PermissionService {
  actionProvider: {
    registerMany(actions: readonly object[]): Promise<unknown>
    values(): { actionId: string; section: string }[]
  }
  createMany(permissions: readonly (Permission & { role: number })[]): Promise<unknown>
  createPermissionsManager(options: { ability: unknown; model: string }): { getQuery(action: string): object | null }
  engine: { generateUserAbility(user: { id: number }): Promise<unknown> }
}

export const permissionService = privatePart<PermissionService>(
  'admin::permission',
  (strapi) => strapi.service('admin::permission'),
  ['actionProvider', 'createMany', 'createPermissionsManager', 'engine'],
)

/** The table of permissions. */
export function permissionRows(strapi: Core.Strapi) {
  return strapi.db.query('admin::permission')
}

interface RoleService {
  findOne(where: object): Promise<{ id: number } | null>
  create(attributes: { code: string; name: string; description: string }): Promise<{ id: number }>
  assignPermissions(role: number, permissions: readonly Permission[]): Promise<unknown>
}

export const roleService = privatePart<RoleService>('admin::role', (strapi) => strapi.service('admin::role'), [
  'findOne',
  'create',
  'assignPermissions',
])

interface ContentTypeService {
  getPermissionsWithNestedFields(actions: readonly object[]): Permission[]
}

export const contentTypeService = privatePart<ContentTypeService>(
  'admin::content-type',
  (strapi) => strapi.service('admin::content-type'),
  ['getPermissionsWithNestedFields'],
)

/** The actions of the Content API that tokens may be given. */
export const contentActions = privatePart<{ keys(): string[] }>(
  'contentAPI.permissions.providers.action',
  (strapi) => strapi.contentAPI.permissions.providers.action,
  ['keys'],
)
