import type { Core } from '@strapi/strapi'
import { type DeskView, deskActions, isApplication } from './permissions'

/** An account that may work on leads. */
export interface DeskOwner {
  email: string
  name: string
}

/** Accounts whose roles may work on leads that the asking editor sees, by name. */
export async function listOwners(strapi: Core.Strapi, { types }: DeskView): Promise<DeskOwner[]> {
  const seen = types.map((type) => (isApplication(type) ? deskActions.applications : deskActions.enquiries))
  const may = (actions: readonly string[]) => ({ roles: { permissions: { action: { $in: actions } } } })
  const accounts: { email: string; firstname: string | null; lastname: string | null; blocked: boolean | null }[] =
    await strapi.db.query('admin::user').findMany({
      where: { $and: [{ isActive: true }, may([deskActions.update]), may([...new Set(seen)])] },
      select: ['email', 'firstname', 'lastname', 'blocked'],
    })
  const owners = new Map(
    accounts
      .filter(({ blocked }) => !blocked)
      .map(({ email, firstname, lastname }) => [
        email,
        { email, name: [firstname, lastname].filter(Boolean).join(' ') || email },
      ]),
  )
  return [...owners.values()].toSorted((a, b) => a.name.localeCompare(b.name))
}
