import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import type { Fields } from '../publishing/faults'

/** What a role may do with a content type, in the terms of Strapi's content manager. */
export type ContentRight = 'create' | 'read' | 'update' | 'delete' | 'publish'

interface Ability {
  can(action: string, subject?: string): boolean
}

/** Whether the signed-in editor of a request has a permission for a content type. */
export function mayDo(ctx: Pick<Context, 'state'>, right: ContentRight, uid: string): boolean {
  const ability = ctx.state.userAbility as Ability | undefined
  return ability?.can(`plugin::content-manager.explorer.${right}`, uid) === true
}

/** Whether the signed-in editor of a request may see the media library, or change its files. */
export function mayInLibrary(ctx: Pick<Context, 'state'>, right: 'read' | 'assets.update'): boolean {
  const ability = ctx.state.userAbility as Ability | undefined
  return ability?.can(`plugin::upload.${right}`) === true
}

/** The account of the admin that a request is made with. Only for addresses behind `admin::isAuthenticatedAdmin`. */
export function signedInEditor(ctx: Pick<Context, 'state'>): { id: number; email: string } {
  return (ctx.state as { user: { id: number; email: string } }).user
}

/** The parts of Strapi's untyped content-manager service that are used here. */
interface PermissionChecker {
  sanitizeOutput(record: Fields): Promise<Fields>
  sanitizeCreateInput(record: Fields): Promise<Fields>
}
interface PermissionCheckers {
  create(options: { userAbility: unknown; model: string }): PermissionChecker
}

/** Removes the fields of a record that the role of the signed-in editor may not see, or may not write. */
export function permissionChecker(strapi: Core.Strapi, ctx: Context, uid: string): PermissionChecker {
  const checkers = strapi.plugin('content-manager').service('permission-checker') as unknown as PermissionCheckers
  return checkers.create({ userAbility: ctx.state.userAbility, model: uid })
}

const SUPER_ADMIN = 'strapi-super-admin'

/**
 * Accounts whose roles have a permission for a content type. Super admins are included only when no other account has
 * it: they run the system and do not do its daily work.
 */
export async function editorsWhoMay(strapi: Core.Strapi, right: ContentRight, uid: string): Promise<number[]> {
  const accounts: { id: number; blocked: boolean | null; roles: { code: string }[] }[] = await strapi.db
    .query('admin::user')
    .findMany({
      where: {
        isActive: true,
        roles: { permissions: { action: `plugin::content-manager.explorer.${right}`, subject: uid } },
      },
      select: ['id', 'blocked'],
      populate: { roles: { select: ['code'] } },
    })
  const open = accounts.filter(({ blocked }) => !blocked)
  const others = open.filter(({ roles }) => !roles.some(({ code }) => code === SUPER_ADMIN))
  return (others.length > 0 ? others : open).map(({ id }) => id)
}
