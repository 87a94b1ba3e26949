/** Passes data from global setup to the tests. It runs in another process, so it uses an environment variable. */
const VARIABLE = 'JOURNEY_STACKS'

export interface Stacks {
  /** The site with its content backend running. */
  whole: string
  /** A site whose content backend has been away from the very first start. */
  dark: string
  /** The state folder of `dark`. */
  darkDataDir: string
  /** The content backend of `whole`, which visitors never see. */
  backend: string
  /** The state folder of `whole`. */
  dataDir: string
  /** The folders in which the backends of `whole` write mails, one for each backend. */
  mailFolders: string[]
  /** The PostgreSQL database of `whole`, when it does not use SQLite in `dataDir`. */
  databaseUrl?: string
  /** The token with which a site reads from `backend`. */
  readToken: string
  /** Values that no response of `whole` may contain. */
  secrets: string[]
}

/** With what somebody signs in to the admin. */
export interface Account {
  email: string
  password: string
}

/** The account of an editor in the content backend that the journeys start. */
export const editor: Account = { email: 'editor@ashlar.example', password: 'Courses-of-stone-1' }

export function announce(stacks: Stacks): void {
  process.env[VARIABLE] = JSON.stringify(stacks)
}

/** Whether stacks are running that another process started and will stop. */
export function areAnnounced(): boolean {
  return Boolean(process.env[VARIABLE])
}

export function stacks(): Stacks {
  const text = process.env[VARIABLE]
  if (!text) throw new Error(`${VARIABLE} is not set: run the journeys by Playwright, which starts the stacks first`)
  return JSON.parse(text) as Stacks
}
