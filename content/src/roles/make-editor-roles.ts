import type { Core } from '@strapi/strapi'
import { uidOf } from '../content-models'
import { editorRoles } from './role-table'

const EXPLORER = 'plugin::content-manager.explorer.'

/** Whoever writes may add pictures to the media library; deleting a file there first checks where it is used. */
const MEDIA_ACTIONS = ['read', 'assets.create', 'assets.update', 'assets.download', 'assets.copy-link']

/** A permission as Strapi's services return it. */
interface Permission {
  action: string
  subject: string | null
  properties: object
  conditions: readonly string[]
}

/** The parts of Strapi's untyped admin services that are used here. */
interface RoleService {
  findOne(where: object): Promise<{ id: number } | null>
  create(attributes: object): Promise<{ id: number }>
  assignPermissions(role: number, permissions: readonly Permission[]): Promise<unknown>
}
interface PermissionService {
  actionProvider: { values(): { actionId: string; section: string }[] }
}
interface ContentTypeService {
  getPermissionsWithNestedFields(actions: readonly object[]): Permission[]
}

/**
 * Creates the roles of editors when none have their names. After that, administrators manage the permissions. Only
 * fields of a later version are added, because nobody can have excluded them on purpose.
 */
export async function makeEditorRoles(strapi: Core.Strapi): Promise<void> {
  const roles = strapi.service('admin::role') as unknown as RoleService
  const possible = possibleRights(strapi)
  for (const { code, name, description, rights } of editorRoles) {
    const wanted = possible.filter(({ action, subject }) =>
      Object.entries(rights).some(
        ([model, allowed]) => subject === uidOf(model) && allowed.some((right) => action === EXPLORER + right),
      ),
    )
    const media = MEDIA_ACTIONS.map((action) => ({
      action: `plugin::upload.${action}`,
      subject: null,
      properties: {},
      conditions: [],
    }))
    const known = strapi.store({ type: 'ashlar', name: 'role-fields', key: code })
    const existing = await roles.findOne({ code })
    if (!existing) {
      const role = await roles.create({ code, name, description })
      await roles.assignPermissions(role.id, [...wanted, ...media])
    } else {
      await addNewFields(strapi, existing.id, wanted, new Set(((await known.get({})) ?? []) as string[]))
    }
    await known.set({ value: [...new Set(wanted.flatMap(keysOf))] })
  }
}

function possibleRights(strapi: Core.Strapi): Permission[] {
  const { actionProvider } = strapi.service('admin::permission') as unknown as PermissionService
  const types = strapi.service('admin::content-type') as unknown as ContentTypeService
  const actions = actionProvider.values().filter(({ section }) => section === 'contentTypes')
  return types.getPermissionsWithNestedFields(actions)
}

async function addNewFields(
  strapi: Core.Strapi,
  role: number,
  wanted: readonly Permission[],
  known: ReadonlySet<string>,
): Promise<void> {
  for (const permission of wanted) {
    const fresh = fieldsOf(permission).filter((field) => !known.has(keyOf(permission, field)))
    if (fresh.length === 0) continue
    const { action, subject } = permission
    const row = (await strapi.db
      .query('admin::permission')
      .findOne({ where: { action, subject, role: { id: role } } })) as (Permission & { id: number }) | null
    if (!row) continue
    const properties = { ...row.properties, fields: [...new Set([...fieldsOf(row), ...fresh])] }
    await strapi.db.query('admin::permission').update({ where: { id: row.id }, data: { properties } })
  }
}

function fieldsOf({ properties }: Permission): string[] {
  return 'fields' in properties && Array.isArray(properties.fields) ? properties.fields : []
}

const keyOf = ({ action, subject }: Permission, field: string) => `${action} ${subject} ${field}`
const keysOf = (permission: Permission) => fieldsOf(permission).map((field) => keyOf(permission, field))
