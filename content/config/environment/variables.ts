import { isAbsolute } from 'node:path'
import { readTrustedProxies } from '@ashlar/contract/node/network'
import { ENCODED_PASSWORD, isServiceAddress } from '@ashlar/contract/node/service-address'
import { z } from 'zod'

const MIN_SECRET_LENGTH = 16
const MADE_BY_START = '`npm start` makes it; by hand: `openssl rand -base64 32`'
const INDEX_NOW = 'https://api.indexnow.org/indexnow'
const ADDRESS = /^https?:\/\/./
const EMAIL = /^[^\s@]+@[^\s@]+$/

/** The message that an operator reads: the cause of a fault, and how to correct it. */
export const faultMessage = (cause: string, mend: string) => `${cause}. Mend: ${mend}.`

/** A text that must fulfil a condition; the cause may name the text as `%s`. */
const textThat = (isFit: (text: string) => boolean, cause: string, mend: string) =>
  z.string().refine(isFit, {
    error: ({ input }) =>
      faultMessage(
        cause.replace('%s', () => `"${input}"`),
        mend,
      ),
  })

/** `null` when it is not set. */
const optional = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null)
const text = optional(z.string())

const required = (mend: string) => z.string({ error: faultMessage('is missing', mend) })

const folder = (mend: string) =>
  required(mend).refine(isAbsolute, {
    error: ({ input }) => faultMessage(`is not absolute: "${input}"`, 'write the whole path'),
  })

const secret = required(MADE_BY_START).min(
  MIN_SECRET_LENGTH,
  faultMessage(`is shorter than ${MIN_SECRET_LENGTH} characters`, MADE_BY_START),
)

const withoutSlashes = (address: string) => address.replace(/\/+$/, '')
const address = (mend = 'write it like https://api.example.com') =>
  textThat((url) => ADDRESS.test(url) && URL.canParse(url), 'holds %s, which is no address', mend).transform(
    withoutSlashes,
  )

const email = (mend: string) => textThat((words) => EMAIL.test(words), 'is no email address', mend)

const isOrigin = (words: string) => {
  const url = URL.canParse(words) ? new URL(words) : null
  return url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash
}
const origin = textThat(
  isOrigin,
  'holds %s, which is no origin',
  'write it like https://www.example.com, without a path',
).transform((words) => new URL(words).origin)

const wholeNumber = (least: number, most: number, cause: string, mend: string) =>
  textThat((words) => /^\d+$/.test(words) && Number(words) >= least && Number(words) <= most, cause, mend).transform(
    Number,
  )
const count = (otherwise: number) =>
  wholeNumber(1, Number.MAX_SAFE_INTEGER, 'is not a count: %s', 'set it to a whole number from 1').default(otherwise)

const list = z.string().transform((words) => words.split(',').flatMap((word) => word.trim() || []))

/** Every variable of the content backend. An empty one counts as not set. */
export const variables = {
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(1, 65_535, 'is not a port: %s', 'set it to a number from 1 to 65535').default(1337),
  /** Folder of all data that must survive a restart: database, uploads, tokens. */
  DATA_DIR: folder('set it to the absolute path of a folder that is kept, for example /var/lib/site'),
  /** `postgres://…`; without it the embedded SQLite file in `DATA_DIR`. */
  DATABASE_URL: optional(
    textThat(
      (url) => isServiceAddress(url, ['postgres:', 'postgresql:']),
      'is no address of a PostgreSQL database',
      `write postgres://user:password@host:5432/name, ${ENCODED_PASSWORD} (or leave the password out and set PGPASSWORD to it as it is), or unset it for SQLite`,
    ),
  ),
  SEED: z
    .enum(['demo', 'none'], {
      error: ({ input }) => faultMessage(`is neither demo nor none: "${input}"`, 'set it to one of the two'),
    })
    .default('demo'),
  /** Folder of the brand: its words before there is content, its marks, the first header and footer. */
  BRAND_DIR: required('set it to the absolute path of the brand folder'),
  /** Folder with seed files that replace the shipped ones. */
  SEED_DIR: optional(folder('')),
  /** Folder for pictures as they were uploaded, when they are stored otherwise; without it none is kept. */
  ORIGINALS_DIR: optional(folder('')),
  APP_KEYS: secret,
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  ENCRYPTION_KEY: secret,
  REVALIDATE_SECRET: secret,
  /** Origins of the sites that receive change notices. */
  SITE_URLS: list.pipe(z.array(origin)).default(['http://127.0.0.1:3000']),
  /** Origin under which visitors know the site; links in mails are built on it. */
  SITE_URL: optional(z.string().transform(withoutSlashes).pipe(origin)),
  /** Origin under which editors reach the admin, when it is not `host:port`. */
  PUBLIC_URL: optional(origin),
  /** Proxies whose `X-Forwarded-For` is trusted. */
  TRUSTED_PROXIES: z
    .string()
    .default('127.0.0.0/8,::1')
    .transform((words, { addIssue }) => {
      try {
        return readTrustedProxies(words)
      } catch {
        addIssue(
          faultMessage('holds what is no address', 'write addresses or networks like 127.0.0.1,10.0.0.0/8, or none'),
        )
        return z.NEVER
      }
    }),
  /** Languages that the site offers beside English, by two letters: records are translated into them. */
  LANGUAGES: list
    .pipe(
      z.array(
        textThat((code) => /^[a-z]{2}$/.test(code), 'holds %s, which is no code of a language', 'write it like hi'),
      ),
    )
    .transform((codes) => codes.filter((code) => code !== 'en'))
    .default([]),
  ADMIN_EMAIL: optional(email('write it like editor@example.com').transform((words) => words.toLowerCase())),
  /** Held to the rules of the admin's registration form, which does not run when the account is made here. */
  ADMIN_PASSWORD: optional(
    textThat(
      (words) => /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}$/.test(words) && Buffer.byteLength(words) <= 72,
      'is too weak',
      'use at least 8 characters, at most 72 bytes, with a small letter, a capital and a digit',
    ),
  ),
  ADMIN_FIRSTNAME: z.string().default('Administrator'),
  ADMIN_LASTNAME: z.string().default('of the site'),
  /** Names or codes of the roles that sign in with a code of an authenticator app beside the password. */
  TWO_FACTOR_ROLES: z
    .string()
    .default('none')
    .transform((words): readonly string[] | 'all' =>
      words === 'all' ? words : list.parse(words === 'none' ? '' : words),
    ),
  /** Enquiries that one address or one person may send within ten minutes; later ones are held for review. */
  LEAD_LIMIT: count(5),
  /** How often the newsletter form is taken within a day, from all networks together. */
  NEWSLETTER_DAY_LIMIT: count(500),
  /** Receipts mailed within a day, to all visitors together. */
  RECEIPT_DAY_LIMIT: count(1000),
  /** Receives enquiries that no office and no routing rule claims. */
  LEADS_EMAIL: optional(email('write it like desk@example.com')),
  /** A webhook, such as a chat's, that is told by POST of leads that come, are assigned, are due or overdue. */
  LEADS_URL: optional(address()),
  /** `From` of every mail, with or without a name. */
  MAIL_FROM: text,
  /** `smtp://` or `smtps://`; without it mails are written to `DATA_DIR/mail`. */
  SMTP_URL: optional(
    textThat(
      (url) => isServiceAddress(url, ['smtp:', 'smtps:']),
      'is no address of a mail server',
      `write smtp://user:password@mail.example.com:587, ${ENCODED_PASSWORD}`,
    ),
  ),
  /** Whether a mail server on another machine must offer TLS. */
  SMTP_TLS: z
    .enum(['required', 'off'], {
      error: ({ input }) =>
        faultMessage(`is neither required nor off: "${input}"`, 'set it to one of the two, or unset it'),
    })
    .default('required'),
  CRM_URL: optional(address()),
  CRM_SECRET: text,
  /** Origin of the people provider's sign-in service. */
  HR_LOGIN_URL: address().default('https://login.keka.com'),
  /** `https://{company}.keka.com/api/v1` */
  HR_API_URL: optional(address()),
  HR_CLIENT_ID: text,
  HR_CLIENT_SECRET: text,
  HR_API_KEY: text,
  /** Address on which links to résumés are built; the backend's own when it is not set. */
  RESUME_URL_BASE: optional(address()),
  /** The key that signs a mailing provider's messages about bounces and complaints. */
  MAIL_EVENTS_SECRET: text,
  ALERT_EMAIL: optional(email('write it like desk@example.com')),
  /** A webhook that receives `{ event, text }` by POST. */
  ALERT_URL: optional(address()),
  /** Free megabytes below which the disk counts as full. */
  DISK_RESERVE_MB: textThat((words) => Number(words) >= 0, 'is no number of megabytes', 'write it like 500')
    .transform(Number)
    .default(500),
  /** Hour of the day in India at which links, pictures and certificates are checked, or `null` for never. */
  SITE_CHECK_HOUR: textThat(
    (words) => /^(?:none|[01]?\d|2[0-3])$/.test(words),
    'is no hour of the day: %s',
    'write a number from 0 to 23, or none',
  )
    .transform((words) => (words === 'none' ? null : Number(words)))
    .default(3),
  /** The bucket must be private, and used by this product alone. */
  S3_BUCKET: optional(
    textThat(
      (name) => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name),
      'is no name of a bucket: %s',
      'write 3 to 63 small letters, digits, dots and hyphens',
    ),
  ),
  S3_REGION: z.string().default('us-east-1'),
  /** Origin of the store when it is not Amazon's. */
  S3_ENDPOINT: optional(address('write it like https://s3.example.com, without the bucket')),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  /** The token for `/_metrics`; without it only this machine may request it, and nobody where an address is public. */
  METRICS_TOKEN: optional(
    textThat(
      (token) => /^[\w.~+/=-]{16,}$/.test(token),
      'is too short, or has signs that no header takes',
      'make one: `openssl rand -base64 32`, or unset it to let this machine alone ask',
    ),
  ),
  /** Proves to the search engines behind IndexNow that changes are told by the site, which serves it at `/<key>.txt`. */
  INDEXNOW_KEY: optional(
    textThat(
      (key) => /^[a-zA-Z0-9-]{8,128}$/.test(key),
      'is no key of IndexNow',
      'use 8 to 128 letters, digits and dashes: `openssl rand -hex 16`',
    ),
  ),
  INDEXNOW_URL: textThat(
    (url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol),
    'holds %s, which is no http(s) address',
    `write it like ${INDEX_NOW}, or unset it`,
  ).default(INDEX_NOW),
}
