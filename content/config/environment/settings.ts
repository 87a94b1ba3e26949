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
  /** Origin under which editors reach the admin, when it is not `host:port`. */
  publicUrl: string | null
  seed: 'demo' | 'none'
  /** Folder of other seed files than the shipped ones. */
  seedDir: string | null
  firstAdmin: FirstAdmin | null
}
