import type { Core } from '@strapi/strapi'

/** A transaction of knex, as far as it is used here. */
interface Transaction {
  commit(value?: unknown): Promise<unknown>
  /** Is rejected when the database refuses the commit. */
  executionPromise: Promise<unknown>
}

/**
 * Makes a commit that the database refuses, on a full disk or when it is lost at that moment, an error for whoever began
 * the transaction. knex fulfils `commit` all the same and rejects only `executionPromise`, at which Strapi does not look:
 * a lead would be acknowledged that was never stored, and an alert lost.
 */
export function reportRefusedCommits(strapi: Core.Strapi): void {
  const { connection } = strapi.db
  const begin = connection.transaction.bind(connection) as (...options: unknown[]) => Promise<Transaction>
  const beginAndWatch = async (...options: unknown[]) => {
    const transaction = await begin(...options)
    // With a function as its first option knex ends the transaction itself, and rejects.
    if (typeof options[0] === 'function') return transaction
    const commit = transaction.commit.bind(transaction)
    transaction.commit = async (value) => {
      await commit(value)
      return transaction.executionPromise
    }
    return transaction
  }
  // knex defines its methods as read-only.
  Object.defineProperty(connection, 'transaction', { value: beginAndWatch, configurable: true })
}
