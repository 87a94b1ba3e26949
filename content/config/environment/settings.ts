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

/** What becomes of leads. */
export interface LeadSettings {
  /** Enquiries from one address or one person within ten minutes, before the next are looked at first. */
  limit: number
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

/** Whom an operator's alerts reach. */
export interface AlertSettings {
  email: string
  /** A webhook that is posted `{ event, text }`. */
  url: string | null
  /** Room on the disk below which it counts as full. */
  diskReserveMb: number
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
  seed: 'demo' | 'none'
  /** Folder of other seed files than the shipped ones. */
  seedDir: string | null
  firstAdmin: FirstAdmin | null
  leads: LeadSettings
  alerts: AlertSettings
}
