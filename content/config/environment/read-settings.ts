import { isAbsolute } from 'node:path'
import { readAlertSettings, readLeadSettings } from './read-lead-settings'
import type { FirstAdmin, Problem, Settings } from './settings'

type Environment = Readonly<Record<string, string | undefined>>

const MIN_SECRET_LENGTH = 16
const MADE_BY_START = '`npm start` makes it; by hand: `openssl rand -base64 32`'

/**
 * Reads the whole environment at once and collects everything that is wrong with it, so that an operator mends it in
 * one go. What is missing or wrong is left empty in `settings`, which is only fit for `strapi build` then.
 */
export function readSettings(env: Environment): { settings: Settings; problems: Problem[] } {
  const problems: Problem[] = []
  const report = (variable: string, cause: string, mend: string) => problems.push({ variable, cause, mend })
  const value = (name: string) => env[name]?.trim() || null

  const required = (name: string, mend: string): string => {
    const found = value(name)
    if (found === null) report(name, 'is missing', mend)
    return found ?? ''
  }

  const secret = (name: string): string => {
    const found = required(name, MADE_BY_START)
    if (found && found.length < MIN_SECRET_LENGTH) {
      report(name, `is shorter than ${MIN_SECRET_LENGTH} characters`, MADE_BY_START)
    }
    return found
  }

  const origin = (name: string, text: string): string => {
    const url = URL.canParse(text) ? new URL(text) : null
    if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash) return url.origin
    report(name, `holds "${text}", which is no origin`, 'write it like https://www.example.com, without a path')
    return ''
  }

  const dataDir = required(
    'DATA_DIR',
    'set it to the absolute path of a folder that is kept, for example /var/lib/ashlar',
  )
  if (dataDir && !isAbsolute(dataDir)) report('DATA_DIR', `is not absolute: "${dataDir}"`, 'write the whole path')

  const port = Number(value('PORT') ?? 1337)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    report('PORT', `is not a port: "${env.PORT}"`, 'set it to a number from 1 to 65535')
  }

  const databaseUrl = value('DATABASE_URL')
  if (databaseUrl && !(/^postgres(ql)?:\/\/./.test(databaseUrl) && URL.canParse(databaseUrl))) {
    report(
      'DATABASE_URL',
      'is no address of a PostgreSQL database',
      'write postgres://user:password@host:5432/name, or unset it for SQLite',
    )
  }

  const seed = value('SEED') ?? 'demo'
  if (seed !== 'demo' && seed !== 'none')
    report('SEED', `is neither demo nor none: "${seed}"`, 'set it to one of the two')

  const seedDir = value('SEED_DIR')
  if (seedDir && !isAbsolute(seedDir)) report('SEED_DIR', `is not absolute: "${seedDir}"`, 'write the whole path')

  const publicUrl = value('PUBLIC_URL')
  const siteUrls = (value('SITE_URLS') ?? 'http://127.0.0.1:3000')
    .split(',')
    .filter((part) => part.trim())
    .map((part) => origin('SITE_URLS', part.trim()))
  const siteUrl = value('SITE_URL')

  return {
    problems,
    settings: {
      host: value('HOST') ?? '127.0.0.1',
      port,
      dataDir,
      databaseUrl,
      appKeys: secret('APP_KEYS').split(',').filter(Boolean),
      apiTokenSalt: secret('API_TOKEN_SALT'),
      adminJwtSecret: secret('ADMIN_JWT_SECRET'),
      transferTokenSalt: secret('TRANSFER_TOKEN_SALT'),
      encryptionKey: secret('ENCRYPTION_KEY'),
      revalidateSecret: secret('REVALIDATE_SECRET'),
      siteUrls,
      siteUrl: (siteUrl ? origin('SITE_URL', siteUrl.replace(/\/+$/, '')) : siteUrls[0]) ?? '',
      publicUrl: publicUrl && origin('PUBLIC_URL', publicUrl),
      seed: seed === 'none' ? 'none' : 'demo',
      seedDir,
      firstAdmin: readFirstAdmin(value, report),
      leads: readLeadSettings(value, report),
      alerts: readAlertSettings(value, report),
    },
  }
}

function readFirstAdmin(
  value: (name: string) => string | null,
  report: (variable: string, cause: string, mend: string) => void,
): FirstAdmin | null {
  const email = value('ADMIN_EMAIL')
  const password = value('ADMIN_PASSWORD')
  if (email === null && password === null) return null
  if (email === null || password === null) {
    const missing = email === null ? 'ADMIN_EMAIL' : 'ADMIN_PASSWORD'
    report(missing, 'is missing beside its twin', 'set ADMIN_EMAIL and ADMIN_PASSWORD together, or neither')
    return null
  }
  // The rules of the admin's own registration form, which is not asked when the account is made here.
  if (!/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}$/.test(password) || Buffer.byteLength(password) > 72) {
    report(
      'ADMIN_PASSWORD',
      'is too weak',
      'use at least 8 characters, at most 72 bytes, with a small letter, a capital and a digit',
    )
  }
  if (!/^[^\s@]+@[^\s@]+$/.test(email))
    report('ADMIN_EMAIL', 'is no e-mail address', 'write it like editor@example.com')
  return {
    email: email.toLowerCase(),
    password,
    firstname: value('ADMIN_FIRSTNAME') ?? 'Site',
    lastname: value('ADMIN_LASTNAME') ?? 'Administrator',
  }
}
