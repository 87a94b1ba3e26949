import type { BlockList } from 'node:net'

/** One thing that is wrong with the environment: what, and what to do about it. */
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
  /** Origin of its sign-in. */
  loginUrl: string
  /** `https://{company}.keka.com/api/v1` */
  apiUrl: string
  clientId: string
  clientSecret: string
  apiKey: string
}

/** What the backend says of the brand before editors have written anything (`brand/brand.json`). */
export interface BrandSettings {
  name: string
  /** How references of leads begin: `ABC` makes `ABC-7K3F-92QD`. Earlier references stay valid when it changes. */
  referencePrefix: string
  /** Where leads are mailed to while `LEADS_EMAIL` is not set. */
  deskEmail: string
  /** Whose address mails come from while `MAIL_FROM` is not set. */
  senderEmail: string
}

/** What becomes of leads. */
export interface LeadSettings {
  /** Enquiries from one address or one person within ten minutes, before the next are looked at first. */
  limit: number
  /** Confirmations of newsletter addresses mailed within a day, to all addresses together. */
  newsletterDayLimit: number
  /** Where enquiries are mailed to that no office and no rule claims. */
  deskEmail: string
  /** `From` of every mail, with or without a name. */
  mailFrom: string
  /** `smtp://` or `smtps://`; without it mails are written to `DATA_DIR/mail`. */
  smtpUrl: string | null
  crm: { url: string; secret: string } | null
  peopleProvider: PeopleProvider | null
  /** Address on which links to résumés are built; the backend's own when it is not set. */
  resumeUrlBase: string | null
  /** Signs what a mailing provider tells of bounces and complaints. */
  mailEventsSecret: string | null
}

/** An S3-compatible object store for the media library and for résumés. */
export interface S3Settings {
  /** Ours alone, and private. */
  bucket: string
  region: string
  /** Origin of the store when it is not Amazon's. */
  endpoint: string | null
  /** `null` takes those that the cloud gives to the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null
}

/** Whom an operator's alerts reach. */
export interface AlertSettings {
  email: string
  /** A webhook that is posted `{ event, text }`. */
  url: string | null
  /** Room on the disk below which it counts as full. */
  diskReserveMb: number
  /** Hour of the day in India at which the site is looked through, or `null` for never. */
  siteCheckHour: number | null
}

/** Search engines that are told of changed pages (indexnow.org). */
export interface IndexNowSettings {
  /** The site shows it at `/<key>.txt`. */
  key: string
  url: string
}

/** Everything the content backend takes from its environment. */
export interface Settings {
  host: string
  port: number
  /** Folder of everything that must outlive a restart: database, uploads, tokens. */
  dataDir: string
  /** `postgres://…`, or `null` for the embedded SQLite file in `dataDir`. */
  databaseUrl: string | null
  appKeys: string[]
  apiTokenSalt: string
  adminJwtSecret: string
  transferTokenSalt: string
  encryptionKey: string
  revalidateSecret: string
  /** Origins of the sites that are told of changed content. */
  siteUrls: string[]
  /** Origin under which visitors know the site; links in mails are built on it. */
  siteUrl: string
  /** Origin under which editors reach the admin, when it is not `host:port`. */
  publicUrl: string | null
  /** Whose `X-Forwarded-For` is believed. */
  trustedProxies: BlockList
  seed: 'demo' | 'none'
  /** Folder of the brand: its words before there is content, its marks, the first header and footer. */
  brandDir: string
  brand: BrandSettings
  /** Folder of other seed files than the shipped ones. */
  seedDir: string | null
  firstAdmin: FirstAdmin | null
  leads: LeadSettings
  alerts: AlertSettings
  /** `null` keeps uploads and résumés in `dataDir`. */
  s3: S3Settings | null
  /** With which `/_metrics` is asked; `null` lets this machine alone ask. */
  metricsToken: string | null
  /** `null` while search engines are told nothing. */
  indexNow: IndexNowSettings | null
}
