import { BlockList } from 'node:net'
import { isAbsolute } from 'node:path'
import { readTrustedProxies } from '@ashlar/contract/node/network'
import { ENCODED_PASSWORD, isServiceAddress } from '@ashlar/contract/node/service-address'
import { readBrand } from './read-brand'
import { readIndexNowSettings } from './read-index-now'
import { readAlertSettings, readLeadSettings } from './read-lead-settings'
import { readS3Settings } from './read-s3-settings'
import type { FirstAdmin, Problem, Settings } from './settings'

type Environment = Readonly<Record<string, string | undefined>>

const MIN_SECRET_LENGTH = 16
const MADE_BY_START = '`npm start` makes it; by hand: `openssl rand -base64 32`'

/**
 * Reads the whole environment at once and collects every fault, so that an operator can correct all of them together. A
 * missing or wrong value is empty in `settings`; such settings are good for `strapi build` alone.
 */
export function readEnvironment(env: Environment): { settings: Settings; problems: Problem[] } {
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
    'set it to the absolute path of a folder that is kept, for example /var/lib/site',
  )
  if (dataDir && !isAbsolute(dataDir)) report('DATA_DIR', `is not absolute: "${dataDir}"`, 'write the whole path')

  const port = Number(value('PORT') ?? 1337)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    report('PORT', `is not a port: "${env.PORT}"`, 'set it to a number from 1 to 65535')
  }

  const databaseUrl = value('DATABASE_URL')
  if (databaseUrl && !isServiceAddress(databaseUrl, ['postgres:', 'postgresql:'])) {
    report(
      'DATABASE_URL',
      'is no address of a PostgreSQL database',
      `write postgres://user:password@host:5432/name, ${ENCODED_PASSWORD} (or leave the password out and set PGPASSWORD to it as it is), or unset it for SQLite`,
    )
  }

  const seed = value('SEED') ?? 'demo'
  if (seed !== 'demo' && seed !== 'none')
    report('SEED', `is neither demo nor none: "${seed}"`, 'set it to one of the two')

  const brandDir = required('BRAND_DIR', 'set it to the absolute path of the brand folder')
  const brand = readBrand(brandDir, report)

  const seedDir = value('SEED_DIR')
  if (seedDir && !isAbsolute(seedDir)) report('SEED_DIR', `is not absolute: "${seedDir}"`, 'write the whole path')

  const publicUrl = value('PUBLIC_URL')
  const siteUrls = (value('SITE_URLS') ?? 'http://127.0.0.1:3000')
    .split(',')
    .filter((part) => part.trim())
    .map((part) => origin('SITE_URLS', part.trim()))
  const siteUrl = value('SITE_URL')

  const metricsToken = value('METRICS_TOKEN')
  if (metricsToken && !/^[\w.~+/=-]{16,}$/.test(metricsToken)) {
    report(
      'METRICS_TOKEN',
      'is too short, or has signs that no header takes',
      'make one: `openssl rand -base64 32`, or unset it to let this machine alone ask',
    )
  }

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
      trustedProxies: readProxies(value, report),
      languages: readLanguages(value, report),
      seed: seed === 'none' ? 'none' : 'demo',
      seedDir,
      brandDir,
      brand,
      firstAdmin: readFirstAdmin(value, report),
      twoFactorRoles: readTwoFactorRoles(value('TWO_FACTOR_ROLES') ?? 'none'),
      leads: readLeadSettings(value, brand, report),
      alerts: readAlertSettings(value, brand, report),
      s3: readS3Settings(value, report),
      metricsToken,
      indexNow: readIndexNowSettings(value, report),
    },
  }
}

function readTwoFactorRoles(text: string): readonly string[] | 'all' {
  if (text === 'all') return text
  return text === 'none' ? [] : text.split(',').flatMap((role) => role.trim() || [])
}

function readLanguages(
  value: (name: string) => string | null,
  report: (variable: string, cause: string, mend: string) => void,
): string[] {
  const codes = (value('LANGUAGES') ?? '').split(',').flatMap((code) => code.trim() || [])
  const wrong = codes.find((code) => !/^[a-z]{2}$/.test(code))
  if (wrong !== undefined) report('LANGUAGES', `holds "${wrong}", which is no code of a language`, 'write it like hi')
  return codes.filter((code) => code !== wrong && code !== 'en')
}

function readProxies(
  value: (name: string) => string | null,
  report: (variable: string, cause: string, mend: string) => void,
): BlockList {
  try {
    return readTrustedProxies(value('TRUSTED_PROXIES') ?? '127.0.0.0/8,::1')
  } catch {
    report(
      'TRUSTED_PROXIES',
      'holds what is no address',
      'write addresses or networks like 127.0.0.1,10.0.0.0/8, or none',
    )
    return new BlockList()
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
  // The password rules of the admin's registration form, which does not run when the account is made here.
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
    firstname: value('ADMIN_FIRSTNAME') ?? 'Administrator',
    lastname: value('ADMIN_LASTNAME') ?? 'of the site',
  }
}
