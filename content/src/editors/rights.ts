import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { permissionCheckers } from '../strapi-port/content-manager'

/** What a role may do with a content type, in the terms of Strapi's content manager. */
export type ContentRight = 'create' | 'read' | 'update' | 'delete' | 'publish'

export const SUPER_ADMIN = 'strapi-super-admin'

interface Ability {
  can(action: string, subject?: string, field?: string): boolean
}

/** The permissions of the signed-in editor of a request; undefined for all others. */
export function readAbility(ctx: Pick<Context, 'state'>): Ability | undefined {
  return ctx.state.userAbility as Ability | undefined
}

/**
 * Whether the signed-in editor of a request has a permission for a content type. It may be for some records only, such
 * as the editor's own: whatever shows or changes a record asks `demandRight` or `permittedRecords`.
 */
export function mayDo(ctx: Pick<Context, 'state'>, right: ContentRight, uid: string): boolean {
  return readAbility(ctx)?.can(`plugin::content-manager.explorer.${right}`, uid) === true
}

/** Whether the signed-in editor of a request may see a field of a type, such as `lead` or `nearby.name`. */
export function mayReadField(ctx: Pick<Context, 'state'>, uid: string, field: string): boolean {
  return readAbility(ctx)?.can('plugin::content-manager.explorer.read', uid, field) === true
}

/** To see files of the media library, or to change them. */
export type LibraryRight = 'read' | 'assets.update'

/** Whether the signed-in editor of a request has a permission for the media library; `mayDoWithFile` asks for a file. */
export function mayInLibrary(ctx: Pick<Context, 'state'>, right: LibraryRight): boolean {
  return readAbility(ctx)?.can(`plugin::upload.${right}`) === true
}

/** The account of the admin that a request is made with. Only for addresses behind `admin::isAuthenticatedAdmin`. */
export function signedInEditor(ctx: Pick<Context, 'state'>): { id: number; email: string } {
  return (ctx.state as { user: { id: number; email: string } }).user
}

/** Removes the fields of a record that the role of the signed-in editor may not see, or may not write. */
export function permissionChecker(strapi: Core.Strapi, ctx: Context, uid: string) {
  return permissionCheckers(strapi).create({ userAbility: ctx.state.userAbility, model: uid })
}
