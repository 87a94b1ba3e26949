import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'

/** What a role may do with a type, as Strapi's content manager names it. */
export type ContentRight = 'create' | 'read' | 'update' | 'delete' | 'publish'

interface Ability {
  can(action: string, subject: string): boolean
}

/** Whether the signed-in editor of a request has a right to a type. */
export function mayDo(ctx: Pick<Context, 'state'>, right: ContentRight, uid: string): boolean {
  const ability = ctx.state.userAbility as Ability | undefined
  return ability?.can(`plugin::content-manager.explorer.${right}`, uid) === true
}

const SUPER_ADMIN = 'strapi-super-admin'

/**
 * Accounts whose roles have a right to a type. Super admins may all, and are among them only where nobody else is: they
 * keep the house and are not the ones who wait for its work.
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
