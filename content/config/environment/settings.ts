import type { BlockList } from 'node:net'

/** Largest file that editors may put into the media library. */
export const MAX_UPLOAD_BYTES = 50 * 1024 * 1024

/** One fault of the environment: its cause, and how to correct it. */
export interface Problem {
  variable: string
  cause: string
  mend: string
}

export interface FirstAdmin {
  email: string
  password: string
  firstname: string
  lastname: string
}

/** The people provider (Keka Hire) that applications are passed on to. */
export interface PeopleProvider {
  /** Origin of its sign-in service. */
  loginUrl: string
  /** `https://{company}.keka.com/api/v1` */
  apiUrl: string
  clientId: string
  clientSecret: string
  apiKey: string
}

/** What the backend knows of the brand before editors have written anything (`brand/brand.json`). */
export interface BrandSettings {
  name: string
  /** How references of leads begin: `ABC` makes `ABC-7K3F-92QD`. Earlier references stay valid when it changes. */
  referencePrefix: string
  /** Receives leads while `LEADS_EMAIL` is not set. */
  deskEmail: string
  /** Sender of mails while `MAIL_FROM` is not set. */
  senderEmail: string
}

/** How leads are limited, mailed and passed on. */
export interface LeadSettings {
  /** Enquiries that one address or one person may send within ten minutes; later ones are held for review. */
  limit: number
  /** How often the newsletter form is taken within a day, from all networks together. */
  newsletterDayLimit: number
  /** Receipts mailed within a day, to all visitors together. */
  receiptDayLimit: number
  /** Receives enquiries that no office and no routing rule claims. */
  deskEmail: string
  /** `From` of every mail, with or without a name. */
  mailFrom: string
  /** `smtp://` or `smtps://`; without it mails are written to `DATA_DIR/mail`. */
  smtpUrl: string | null
  /** Whether a mail server on another machine must offer TLS. */
  smtpTls: 'required' | 'off'
  crm: { url: string; secret: string } | null
  peopleProvider: PeopleProvider | null
  /** Address on which links to résumés are built; the backend's own when it is not set. */
  resumeUrlBase: string | null
  /** The key that signs a mailing provider's messages about bounces and complaints. */
  mailEventsSecret: string | null
}

/** An S3-compatible object store for the media library and for résumés. */
export interface S3Settings {
  /** Private, and used by this product alone. */
  bucket: string
  region: string
  /** Origin of the store when it is not Amazon's. */
  endpoint: string | null
  /** `null` uses those that the cloud gives to the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null
}

/** Where an operator's alerts are sent. */
export interface AlertSettings {
  email: string
  /** A webhook that receives `{ event, text }` by POST. */
  url: string | null
  /** Free megabytes below which the disk counts as full. */
  diskReserveMb: number
  /** Hour of the day in India at which links, pictures and certificates are checked, or `null` for never. */
  siteCheckHour: number | null
}

/** How search engines are notified of changed pages (indexnow.org). */
export interface IndexNowSettings {
  /** The site shows it at `/<key>.txt`. */
  key: string
  url: string
}

/** Everything the content backend takes from its environment. */
export interface Settings {
  host: string
  port: number
  /** Folder of all data that must survive a restart: database, uploads, tokens. */
  dataDir: string
  /** `postgres://…`, or `null` for the embedded SQLite file in `dataDir`. */
  databaseUrl: string | null
  appKeys: string[]
  apiTokenSalt: string
  adminJwtSecret: string
  transferTokenSalt: string
  encryptionKey: string
  revalidateSecret: string
  /** Origins of the sites that receive change notices. */
  siteUrls: string[]
  /** Origin under which visitors know the site; links in mails are built on it. */
  siteUrl: string
  /** Origin under which editors reach the admin, when it is not `host:port`. */
  publicUrl: string | null
  /** Proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: BlockList
  /** Languages that the site offers beside English, by two letters: records are translated into them. */
  languages: readonly string[]
  seed: 'demo' | 'none'
  /** Folder of the brand: its words before there is content, its marks, the first header and footer. */
  brandDir: string
  brand: BrandSettings
  /** Folder with seed files that replace the shipped ones. */
  seedDir: string | null
  firstAdmin: FirstAdmin | null
  /** Names or codes of the roles that sign in with a code of an authenticator app beside the password. */
  twoFactorRoles: readonly string[] | 'all'
  leads: LeadSettings
  alerts: AlertSettings
  /** `null` keeps uploads and résumés in `dataDir`. */
  s3: S3Settings | null
  /** The token for `/_metrics`; with `null` only this machine may request it, and nobody where an address is public. */
  metricsToken: string | null
  /** `null` when no search engine is notified. */
  indexNow: IndexNowSettings | null
}
