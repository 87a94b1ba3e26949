/** What global setup tells the tests: it runs in another process, so it goes through the environment. */
const VARIABLE = 'JOURNEY_STACKS'

export interface Stacks {
  /** The site with its content backend running. */
  whole: string
  /** A site whose content backend has been away from the very first start. */
  dark: string
  /** The content backend of `whole`, which no visitor ever sees. */
  backend: string
  /** The state of `whole`. */
  dataDir: string
  /** The PostgreSQL database of `whole`, where it is not SQLite in `dataDir`. */
  databaseUrl?: string
  /** With which a site reads from `backend`. */
  readToken: string
  /** What may be found nowhere in what `whole` sends out. */
  secrets: string[]
}

/** Where an editor signs in to the content backend that the journeys start. */
export const editor = { email: 'editor@ashlar.example', password: 'Courses-of-stone-1' }

export function announce(stacks: Stacks): void {
  process.env[VARIABLE] = JSON.stringify(stacks)
}

/** Whether stacks are running that somebody else started, and will stop. */
export function areAnnounced(): boolean {
  return Boolean(process.env[VARIABLE])
}

export function stacks(): Stacks {
  const text = process.env[VARIABLE]
  if (!text) throw new Error(`${VARIABLE} is not set: run the journeys by Playwright, which starts the stacks first`)
  return JSON.parse(text) as Stacks
}
