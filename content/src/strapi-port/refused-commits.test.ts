import type { Core } from '@strapi/strapi'
import { knex } from 'knex'
import { expect, it } from 'vitest'
import { reportRefusedCommits } from './refused-commits'

it('a commit that the database refuses is an error for whoever began the transaction', async () => {
  const connection = knex({ client: 'better-sqlite3', connection: ':memory:', useNullAsDefault: true })
  reportRefusedCommits({ db: { connection } } as unknown as Core.Strapi)
  try {
    await connection.raw('PRAGMA foreign_keys = ON')
    await connection.raw('CREATE TABLE leads (id INTEGER PRIMARY KEY)')
    await connection.raw('CREATE TABLE jobs (lead INTEGER REFERENCES leads(id) DEFERRABLE INITIALLY DEFERRED)')
    const stored = await connection.transaction()
    await stored('leads').insert({ id: 1 })
    await stored.commit()
    // The database looks at a deferred key when it commits.
    const refused = await connection.transaction()
    await refused('jobs').insert({ lead: 2 })
    await expect(refused.commit()).rejects.toThrow('FOREIGN KEY constraint failed')
    await expect(
      connection
        .raw('ROLLBACK')
        .then(() => connection.transaction(async (inside) => inside('jobs').insert({ lead: 2 }))),
    ).rejects.toThrow('FOREIGN KEY constraint failed')
  } finally {
    await connection.destroy()
  }
})
