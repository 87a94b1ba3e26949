import type { Core } from '@strapi/strapi'
import { uidOf } from '../content-models'
import {
  contentTypeService,
  type Permission,
  permissionRows,
  permissionService,
  roleService,
} from '../strapi-port/permissions'
import { editorRoles } from './role-table'

const EXPLORER = 'plugin::content-manager.explorer.'

/** Whoever writes may add pictures to the media library; deleting a file there first checks where it is used. */
const MEDIA_ACTIONS = ['read', 'assets.create', 'assets.update', 'assets.download', 'assets.copy-link']

/**
 * Creates the roles of editors when none have their names. After that, administrators manage the permissions. Only types
 * and fields of a later version are added, because nobody can have excluded them on purpose.
 */
export async function makeEditorRoles(strapi: Core.Strapi): Promise<void> {
  const roles = roleService(strapi)
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
      const knownKeys = ((await known.get({})) ?? []) as string[]
      await addNewTypes(strapi, existing.id, wanted, knownKeys)
      await addNewFields(strapi, existing.id, wanted, new Set(knownKeys))
    }
    await known.set({ value: [...new Set(wanted.flatMap(keysOf))] })
  }
}

function possibleRights(strapi: Core.Strapi): Permission[] {
  const actions = permissionService(strapi)
    .actionProvider.values()
    .filter(({ section }) => section === 'contentTypes')
  return contentTypeService(strapi).getPermissionsWithNestedFields(actions)
}

/** Adds the permissions for types of which the role had no field before; one that somebody gave it by hand stays. */
async function addNewTypes(
  strapi: Core.Strapi,
  role: number,
  wanted: readonly Permission[],
  known: readonly string[],
): Promise<void> {
  const knownTypes = new Set(known.map((key) => key.split(' ')[1]))
  const fresh = wanted.filter(({ subject }) => subject !== null && !knownTypes.has(subject))
  const subject = { $in: fresh.map((permission) => permission.subject) }
  const given = (await permissionRows(strapi).findMany({
    where: { subject, role: { id: role } },
  })) as Permission[]
  const missing = fresh.filter((one) => !given.some((other) => isSameRight(one, other)))
  await permissionService(strapi).createMany(missing.map((permission) => ({ ...permission, role })))
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
    const row = (await permissionRows(strapi).findOne({
      where: { action, subject, role: { id: role } },
    })) as (Permission & { id: number }) | null
    if (!row) continue
    const properties = { ...row.properties, fields: [...new Set([...fieldsOf(row), ...fresh])] }
    await permissionRows(strapi).update({ where: { id: row.id }, data: { properties } })
  }
}

const fieldsOf = ({ properties }: Permission) => properties.fields ?? []

const isSameRight = (one: Permission, other: Permission) => one.action === other.action && one.subject === other.subject
const keyOf = ({ action, subject }: Permission, field: string) => `${action} ${subject} ${field}`
const keysOf = (permission: Permission) => fieldsOf(permission).map((field) => keyOf(permission, field))
