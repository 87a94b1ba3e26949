import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { faultMessage, variables } from './variables'

type Variables = { [Name in keyof typeof variables]: z.output<(typeof variables)[Name]> }
type Name = keyof Variables

/** One fault of the environment. */
export interface Problem {
  variable: Name
  message: string
}

/** `names` are needed as soon as one of `with` is set; without `with`, as soon as one of `names` is. */
const TOGETHER: readonly { names: readonly Name[]; with?: readonly Name[]; cause: string; mend: string }[] = [
  {
    names: ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
    cause: 'is missing beside its twin',
    mend: 'set ADMIN_EMAIL and ADMIN_PASSWORD together, or neither',
  },
  {
    names: ['CRM_SECRET'],
    with: ['CRM_URL'],
    cause: 'is missing beside CRM_URL',
    mend: 'make one (`openssl rand -base64 32`) and give it to the CRM as well',
  },
  {
    names: ['HR_API_URL', 'HR_CLIENT_ID', 'HR_CLIENT_SECRET', 'HR_API_KEY'],
    cause: 'is missing beside its sisters',
    mend: 'set all of HR_API_URL, HR_CLIENT_ID, HR_CLIENT_SECRET, HR_API_KEY, or none',
  },
  {
    names: ['S3_BUCKET'],
    with: ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    cause: 'is missing beside the other S3_ settings',
    mend: 'name the bucket, or unset them all',
  },
  {
    names: ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    cause: 'is missing beside its twin',
    mend: 'set both keys, or neither where the machine has a role of its own',
  },
]

/** A text of brand.json, and the words for what it must be. */
const brandText = (shape: RegExp, what: string) => z.string({ error: what }).regex(shape, what)

/** What the backend knows of the brand before editors have written anything. */
const brandSchema = z.object({
  name: brandText(/\S/, 'a name'),
  /** How references of leads begin: `ABC` makes `ABC-7K3F-92QD`. Earlier references stay valid when it changes. */
  referencePrefix: brandText(/^[A-Z\d]{2,8}$/, 'two to eight capitals or digits'),
  /** Receives leads while `LEADS_EMAIL` is not set. */
  deskEmail: brandText(/^[^\s@]+@[^\s@]+$/, 'an email address'),
  /** Sender of mails while `MAIL_FROM` is not set. */
  senderEmail: brandText(/^[^\s@]+@[^\s@]+$/, 'an email address'),
})

type Report = (variable: Name, cause: string, mend: string) => void

/**
 * Reads the whole environment at once and collects every fault, so that an operator can correct all of them together. A
 * missing or wrong value is empty or its default in `settings`; such settings are good for `strapi build` alone.
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, text]) => (text?.trim() ? [[name, text.trim()]] : [])),
  )
  const problems: Problem[] = []
  const report: Report = (variable, cause, mend) => problems.push({ variable, message: faultMessage(cause, mend) })
  const found = Object.entries(variables).map(([name, schema]) => {
    const { success, data, error } = schema.safeParse(given[name])
    if (success) return [name, data]
    for (const { message } of error.issues) problems.push({ variable: name as Name, message })
    return [name, schema.safeParse(undefined).data ?? '']
  })
  const read = Object.fromEntries(found) as Variables
  for (const { names, with: others = names, cause, mend } of TOGETHER) {
    if (!others.some((name) => given[name])) continue
    for (const name of names) if (!given[name]) report(name, cause, mend)
  }
  if (given.INDEXNOW_URL && !given.INDEXNOW_KEY)
    report('INDEXNOW_URL', 'is set without INDEXNOW_KEY', 'set both, or neither')
  return { problems, settings: settingsOf(read, readBrand(read.BRAND_DIR, report)) }
}

function settingsOf(read: Variables, brand: z.output<typeof brandSchema>) {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = read
  return {
    host: read.HOST,
    port: read.PORT,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    appKeys: read.APP_KEYS.split(',').filter(Boolean),
    apiTokenSalt: read.API_TOKEN_SALT,
    adminJwtSecret: read.ADMIN_JWT_SECRET,
    transferTokenSalt: read.TRANSFER_TOKEN_SALT,
    encryptionKey: read.ENCRYPTION_KEY,
    revalidateSecret: read.REVALIDATE_SECRET,
    siteUrls: read.SITE_URLS,
    siteUrl: read.SITE_URL ?? read.SITE_URLS[0] ?? '',
    publicUrl: read.PUBLIC_URL,
    trustedProxies: read.TRUSTED_PROXIES,
    languages: read.LANGUAGES,
    seed: read.SEED,
    seedDir: read.SEED_DIR,
    originalsDir: read.ORIGINALS_DIR,
    brandDir: read.BRAND_DIR,
    brand,
    firstAdmin:
      email && password ? { email, password, firstname: read.ADMIN_FIRSTNAME, lastname: read.ADMIN_LASTNAME } : null,
    twoFactorRoles: read.TWO_FACTOR_ROLES,
    leads: {
      limit: read.LEAD_LIMIT,
      newsletterDayLimit: read.NEWSLETTER_DAY_LIMIT,
      receiptDayLimit: read.RECEIPT_DAY_LIMIT,
      deskEmail: read.LEADS_EMAIL ?? brand.deskEmail,
      deskUrl: read.LEADS_URL,
      mailFrom: read.MAIL_FROM ?? `${inQuotes(brand.name)} <${brand.senderEmail}>`,
      smtpUrl: read.SMTP_URL,
      smtpTls: read.SMTP_TLS,
      crm: read.CRM_URL && read.CRM_SECRET ? { url: read.CRM_URL, secret: read.CRM_SECRET } : null,
      peopleProvider: peopleProviderOf(read),
      resumeUrlBase: read.RESUME_URL_BASE,
      mailEventsSecret: read.MAIL_EVENTS_SECRET,
    },
    alerts: {
      email: read.ALERT_EMAIL ?? read.LEADS_EMAIL ?? brand.deskEmail,
      url: read.ALERT_URL,
      diskReserveMb: read.DISK_RESERVE_MB,
      siteCheckHour: read.SITE_CHECK_HOUR,
    },
    s3: s3Of(read),
    metricsToken: read.METRICS_TOKEN,
    indexNow: read.INDEXNOW_KEY ? { key: read.INDEXNOW_KEY, url: read.INDEXNOW_URL } : null,
  }
}

/** The people provider (Keka Hire) that applications are passed on to. */
function peopleProviderOf(read: Variables) {
  const { HR_API_URL: apiUrl, HR_CLIENT_ID: clientId, HR_CLIENT_SECRET: clientSecret, HR_API_KEY: apiKey } = read
  if (!apiUrl || !clientId || !clientSecret || !apiKey) return null
  return { loginUrl: read.HR_LOGIN_URL, apiUrl, clientId, clientSecret, apiKey }
}

/** An S3-compatible object store for the media library and for résumés; `null` keeps them in `DATA_DIR`. */
function s3Of(read: Variables) {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = read
  if (!bucket) return null
  return {
    bucket,
    region: read.S3_REGION,
    endpoint: read.S3_ENDPOINT,
    /** `null` uses those that the cloud gives to the machine. */
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
  }
}

/** Faults are reported under the variable that names the folder. Without a folder the brand is empty. */
function readBrand(folder: string, report: Report): z.output<typeof brandSchema> {
  const emptyBrand = { name: '', referencePrefix: '', deskEmail: '', senderEmail: '' }
  if (folder === '') return emptyBrand
  let content: unknown
  try {
    content = JSON.parse(readFileSync(join(folder, 'brand.json'), 'utf8'))
  } catch {
    // Missing, unreadable or not JSON: the operator corrects all three in the same way.
    const mend = 'write the whole path of the brand folder'
    report('BRAND_DIR', `names a folder without a readable brand.json: "${folder}"`, mend)
    return emptyBrand
  }
  const { success, data, error } = brandSchema.safeParse(content)
  if (success) return data
  for (const { path, message } of error.issues) {
    report('BRAND_DIR', `holds a brand.json without a fit "${path.join('.')}"`, `write ${message}`)
  }
  return emptyBrand
}

/** A name for the header of a mail: in quotes, unless it consists of plain words. */
function inQuotes(name: string): string {
  return /^[\w ]*$/.test(name) ? name : JSON.stringify(name)
}
