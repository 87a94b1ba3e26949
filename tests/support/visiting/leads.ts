import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { LeadType } from '@ashlar/contract'
import { expect, type Page } from '@playwright/test'
import type { LeadFormId } from '../../../web/src/features/leads/form/forms'
import { read } from '../expected/seeds'
import { stacks } from '../services/stacks'

/** A form on its page, and the fields that it needs besides name and contact. */
export interface FormVisit {
  form: string
  path: string
  type: LeadType
  /** Texts by field. */
  words?: Record<string, string>
  /** Selected values by field; an empty one selects the first choice. */
  choices?: Record<string, string>
  /** Gives a phone number in place of an email. */
  byPhone?: boolean
  resume?: boolean
}

const project = firstSlug('consolidated-projects', ({ projectStatus }) => projectStatus !== 'Sold out')

const visits: Readonly<Record<LeadFormId, Omit<FormVisit, 'form'>>> = {
  enquiry: { path: '/about/contact-us', type: 'general-leads', choices: { subject: 'land' } },
  'channel-partner': { path: '/about/contact-us', type: 'general-leads', words: { company: 'Joshi Homes' } },
  service: { path: '/services/retail', type: 'services-leads', words: { message: 'A shop of 900 sq ft' } },
  'call-back': { path: '/services/retail', type: 'general-leads', choices: { callTime: 'morning' }, byPhone: true },
  project: { path: `/projects/${project}`, type: 'project-leads', words: { message: 'Is there a lift?' } },
  'site-visit': {
    path: `/projects/${project}`,
    type: 'project-leads',
    words: { visitOn: '2099-12-28' },
    choices: { callTime: 'afternoon' },
    byPhone: true,
  },
  'bank-listing': { path: '/projects/bank', type: 'bank-project-leads', choices: { bank: '' } },
  'creative-agency': { path: '/aca', type: 'aca-leads', words: { message: 'A wall in Pune' } },
  'digital-agency': { path: '/ada', type: 'ada-leads', words: { message: 'A page that loads' } },
  application: {
    path: '/careers/site-sales-lead-gurugram',
    type: 'career-leads',
    words: { phone: '+91 98200 00101' },
    resume: true,
  },
}

/** Every form of the site, once. */
export const formVisits: readonly FormVisit[] = Object.entries(visits).map(([form, visit]) => ({ form, ...visit }))

function firstSlug(file: string, fits: (record: Record<string, unknown>) => boolean): string {
  const record = read<Record<string, unknown>[]>(file).find(fits)
  if (typeof record?.slug !== 'string') throw new Error(`no record of ${file} fits`)
  return record.slug
}

/**
 * An address from a network reserved for documentation: each journey is another visitor, so that no rate limit applies.
 */
export function someNetworkAddress(): string {
  const part = () => Math.floor(Math.random() * 65_536).toString(16)
  return `2001:db8:${part()}:${part()}::${part()}`
}

/** The smallest PDF with a cross-reference table. */
const PDF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\nxref\n0 1\n0000000000 65535 f \ntrailer\n<<>>\nstartxref\n30\n%%EOF\n'
export const resumeFile = { name: 'meera-joshi.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) }

export function leadForm(page: Page, form: string) {
  const root = page.locator(`form[data-lead-form="${form}"]`)
  return {
    root,
    field: (name: string) => root.locator(`[name="${name}"]`).first(),
    fault: (name: string) => root.locator(`[data-fault-of="${name}"]`).first(),
    summary: root.getByRole('alert'),
    button: root.locator('button[type="submit"]'),
    consent: root.locator('[name="consent"]'),
  }
}

/** Fills in the form of a project in Hindi, sends it, and waits for the receipt. */
export async function askInHindi(page: Page): Promise<void> {
  const { button, field, consent } = leadForm(page, 'project')
  await field('name').fill('मीरा जोशी')
  await field('email').fill('meera.joshi@ashlar.example')
  await field('message').fill('क्या लिफ़्ट है?')
  await consent.check()
  await button.click()
  await expect(page).toHaveURL('/hi/enquiry/received')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('धन्यवाद, यह रही पूछताछ की रसीद')
}

/** Opens the part of a page that contains a form. */
export async function openForm(page: Page, visit: FormVisit): Promise<void> {
  if (visit.form === 'call-back') await page.locator('#call-back > summary').click()
  if (visit.form === 'site-visit') await page.locator('summary').getByText('Book a site visit', { exact: true }).click()
  // Closed, unless a link leads to it.
  const partner = page.getByText('Register as a channel partner', { exact: true })
  if (visit.form === 'channel-partner' && (await partner.isVisible())) await partner.click()
}

/**
 * Fills in the fields that a form needs.
 *
 * @returns the name that was filled in, which is unique
 */
export async function fillIn(page: Page, visit: FormVisit): Promise<string> {
  const { field, consent, root } = leadForm(page, visit.form)
  const name = `Meera ${randomUUID()}`
  for (const [key, value] of Object.entries(visit.choices ?? {})) {
    await field(key).selectOption(value || { index: 1 })
  }
  for (const [key, value] of Object.entries(visit.words ?? {})) await field(key).fill(value)
  await field('name').fill(name)
  if (visit.byPhone) await field('phone').fill('+91 98200 00101')
  else await field('email').fill(`${name.replace(' ', '.')}@ashlar.example`)
  if (visit.resume) await root.locator('[type="file"]').setInputFiles(resumeFile)
  await consent.check()
  return name
}

/**
 * Sends a form, then views, corrects, withdraws and erases the lead through the link on the receipt, without signing
 * in.
 */
export async function correctWithdrawAndErase(page: Page, visit: FormVisit): Promise<void> {
  const name = await fillIn(page, visit)
  await leadForm(page, visit.form).button.click()
  await page.getByRole('link', { name: 'Open the private page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your enquiry')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByRole('definition').filter({ hasText: name })).not.toHaveCount(0)
  await page.getByText('Change what you wrote').click()
  await page.getByLabel('Message').fill('Five acres')
  await page.getByRole('button', { name: 'Save the changes' }).click()
  await expect(page.getByText('Your changes are saved.')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Five acres' })).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw my consent' }).click()
  await expect(page.getByText('Your consent is withdrawn.')).toBeVisible()
  // Our own summary, and not the browser's bubble.
  await page.getByRole('button', { name: 'Erase everything' }).click()
  await expect(page.getByRole('alert')).toContainText('Mark the box first')
  await page.getByLabel('I know that this cannot be undone.').check()
  await page.getByRole('button', { name: 'Erase everything' }).click()
  await expect(page.getByText('It is erased.', { exact: true })).toBeVisible()
  expect(storedLeads(name)).toEqual([])
}

interface Database {
  prepare(sql: string): { all(...values: unknown[]): unknown[] }
  close(): void
}
type OpenDatabase = new (file: string, options: { readonly: boolean }) => Database

export interface StoredLead {
  reference: string
  type: string
  page: string
  quarantined: number
  suspicions: string
  notice_version: string
  marketing: number
}

/** @returns leads with this name, read directly from the database */
export function storedLeads(name: string): StoredLead[] {
  const { databaseUrl } = stacks()
  return databaseUrl ? fromPostgres(databaseUrl, name) : fromSqlite(name)
}

function fromPostgres(databaseUrl: string, name: string): StoredLead[] {
  const sql = `select coalesce(json_agg(leads order by id), '[]') from leads where name = :'name'`
  // With psql, because this function is synchronous; on standard input, because psql replaces variables only there.
  const rows = execFileSync('psql', [databaseUrl, '-qAt', '-v', `name=${name}`], { input: sql, encoding: 'utf8' })
  return (JSON.parse(rows) as StoredLead[]).map((row) => ({
    ...row,
    quarantined: Number(row.quarantined),
    marketing: Number(row.marketing),
    suspicions: JSON.stringify(row.suspicions),
  }))
}

/** With the content backend's own driver. */
function fromSqlite(name: string): StoredLead[] {
  const require = createRequire(join(import.meta.dirname, '../../../content/package.json'))
  const Database = require('better-sqlite3') as OpenDatabase
  const database = new Database(join(stacks().dataDir, 'content.db'), { readonly: true })
  try {
    return database.prepare('select * from leads where name = ?').all(name) as StoredLead[]
  } finally {
    database.close()
  }
}
