import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Problem, readEnvironment } from './read-settings'

const read = readEnvironment(process.env)

/** The environment as read at start. Only these files read `process.env`. */
export const settings = read.settings

/** Where Strapi serves files from; uploads are in `uploads/` under it. */
export const publicDir = join(settings.dataDir, 'public')

/** Files that must never have a public address: résumés, and uploads in progress. */
const privateDir = join(settings.dataDir, 'private')
export const resumesDir = join(privateDir, 'resumes')
export const incomingDir = join(privateDir, 'incoming')

/** Mails are written here while no SMTP server is configured. */
export const mailDir = join(settings.dataDir, 'mail')

/** The embedded database, used while `DATABASE_URL` is not set. */
export const sqliteFile = join(settings.dataDir, 'content.db')

/** The environment does not allow a start. The message lists every variable at fault and how to correct it. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ variable, message }) => `${variable} ${message}`).join('\n'))
  }
}

/**
 * Checks the environment and creates the folders that it names.
 *
 * Not done while the configuration is read, because `strapi build` reads it too, on machines without any secrets.
 *
 * @throws {EnvironmentError} when a variable is missing or wrong.
 */
export function prepareEnvironment(): void {
  if (read.problems.length > 0) throw new EnvironmentError(read.problems)
  mkdirSync(join(publicDir, 'uploads'), { recursive: true })
  for (const folder of [resumesDir, incomingDir, mailDir]) mkdirSync(folder, { recursive: true, mode: 0o700 })
}
