import type { Core } from '@strapi/strapi'

interface Account {
  id: number
  firstname: string | null
  lastname: string | null
}

const fullName = ({ firstname, lastname }: Account) => [firstname, lastname].filter(Boolean).join(' ')

/** The name of an account by its email; empty when there is none. */
export async function nameOfEditor(strapi: Core.Strapi, email: string): Promise<string> {
  const account: Account | null = await strapi.db.query('admin::user').findOne({ where: { email } })
  return account ? fullName(account) : ''
}

/**
 * Names of accounts, read when they are shown. Stored data of an editor's work holds the account's id only, so the name
 * disappears when the account is deleted.
 *
 * @param rows with the id of an account each; null for the server.
 */
export async function editorNames(
  strapi: Core.Strapi,
  rows: readonly { editor: number | null }[],
): Promise<(id: number | null) => string> {
  const known = [...new Set(rows.map(({ editor }) => editor))].filter((id) => id !== null)
  const accounts: Account[] =
    known.length === 0
      ? []
      : await strapi.db
          .query('admin::user')
          .findMany({ where: { id: { $in: known } }, select: ['id', 'firstname', 'lastname'] })
  const names = new Map(accounts.map((account) => [account.id, fullName(account)]))
  return (id) => (id === null ? 'the server' : names.get(id) || 'somebody whose account is gone')
}
