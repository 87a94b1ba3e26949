import type { Core } from '@strapi/strapi'

interface Account {
  id: number
  firstname: string | null
  lastname: string | null
}

/**
 * Names of accounts, read when they are shown. Stored data of an editor's work holds the account's id only, so the name
 * disappears when the account is deleted.
 */
export async function editorNames(
  strapi: Core.Strapi,
  ids: readonly (number | null)[],
): Promise<(id: number | null) => string> {
  const known = [...new Set(ids)].filter((id) => id !== null)
  const accounts: Account[] =
    known.length === 0
      ? []
      : await strapi.db
          .query('admin::user')
          .findMany({ where: { id: { $in: known } }, select: ['id', 'firstname', 'lastname'] })
  const names = new Map(
    accounts.map(({ id, firstname, lastname }) => [id, [firstname, lastname].filter(Boolean).join(' ')]),
  )
  return (id) => (id === null ? 'the server' : names.get(id) || 'somebody whose account is gone')
}
