import type { Core } from '@strapi/strapi'
import { deskActions } from './permissions'

/** An account that may work on leads. */
export interface LeadDeskAccount {
  email: string
  name: string
}

/** Accounts whose role may work on leads, by name. */
export async function listOwners(strapi: Core.Strapi): Promise<LeadDeskAccount[]> {
  const accounts: { email: string; firstname: string | null; lastname: string | null; blocked: boolean | null }[] =
    await strapi.db.query('admin::user').findMany({
      where: { isActive: true, roles: { permissions: { action: deskActions.update } } },
      select: ['email', 'firstname', 'lastname', 'blocked'],
    })
  const owners = accounts
    .filter(({ blocked }) => !blocked)
    .map(({ email, firstname, lastname }) => ({
      email,
      name: [firstname, lastname].filter(Boolean).join(' ') || email,
    }))
  return owners.toSorted((a, b) => a.name.localeCompare(b.name))
}
