import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { stacks } from '../services/stacks'

/** The texts of the specification, sections 5, 8 and 9. */
export const REQUIRED = 'Email is required'
export const INVALID = 'Invalid email'
export const THANKS = 'Thank you for subscribing to our newsletter'

export function newsletter(page: Page) {
  const form = page.getByRole('contentinfo').locator('form')
  return {
    form,
    field: form.getByRole('textbox'),
    button: form.getByRole('button'),
    /** The message under the field. */
    note: form.getByRole('status'),
    toast: page.getByText(THANKS, { exact: true }),
  }
}

/** An address that no other test uses. */
export function someAddress(): string {
  return `Reader.${randomUUID()}@Example.com`
}

// The driver of the content backend, because its native binding is built there. It has no types; this is what we use.
interface Database {
  prepare(sql: string): { all(...values: unknown[]): unknown[] }
  close(): void
}
type OpenDatabase = new (file: string, options: { readonly: boolean }) => Database

/** @returns stored addresses that equal the given one when case is ignored */
export function storedLike(email: string): string[] {
  const { databaseUrl } = stacks()
  return databaseUrl ? fromPostgres(databaseUrl, email.toLowerCase()) : fromSqlite(email.toLowerCase())
}

function fromPostgres(databaseUrl: string, email: string): string[] {
  const sql = `select subscribed_email from newsletter_emails where lower(subscribed_email) = :'email'`
  // With psql, because this function is synchronous; on standard input, because psql replaces variables only there.
  const rows = execFileSync('psql', [databaseUrl, '-qAt', '-v', `email=${email}`], { input: sql, encoding: 'utf8' })
  return rows.split('\n').filter(Boolean)
}

function fromSqlite(email: string): string[] {
  const require = createRequire(join(import.meta.dirname, '../../../content/package.json'))
  const Database = require('better-sqlite3') as OpenDatabase
  const database = new Database(join(stacks().dataDir, 'content.db'), { readonly: true })
  try {
    const rows = database
      .prepare('select subscribed_email as email from newsletter_emails where lower(subscribed_email) = ?')
      .all(email) as { email: string }[]
    return rows.map((row) => row.email)
  } finally {
    database.close()
  }
}
