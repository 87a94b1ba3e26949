import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import type { Fields } from '../publishing/faults'

/** The parts of Strapi's untyped content-manager service that are used here. */
interface PermissionChecker {
  sanitizeOutput(record: Fields): Promise<Fields>
  sanitizeCreateInput(record: Fields): Promise<Fields>
}
interface PermissionCheckers {
  create(options: { userAbility: unknown; model: string }): PermissionChecker
}

/** Leaves out of a record which fields the signed-in editor's role may not see, or not write. */
export function permissionChecker(strapi: Core.Strapi, ctx: Context, uid: string): PermissionChecker {
  const checkers = strapi.plugin('content-manager').service('permission-checker') as unknown as PermissionCheckers
  return checkers.create({ userAbility: ctx.state.userAbility, model: uid })
}
