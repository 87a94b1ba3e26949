import { join } from 'node:path'
import { CallFailed } from './ask.mjs'
import { ImportFailure } from './import-failure.mjs'
import { importRecords } from './import-records.mjs'
import { Journal } from './journal.mjs'
import { importModels } from './models.mjs'
import { readImportOptions } from './options.mjs'
import { Report } from './report.mjs'
import { takeSubscribers } from './take-subscribers.mjs'
import { Target } from './target.mjs'

/**
 * @typedef {object} ImportProgress
 * @property {<T>(label: string, work: (detail: (text: string) => void) => Promise<T>) => Promise<T>} during
 * @property {(line: string) => void} say
 */

/**
 * @typedef {object} ImportWork
 * @property {readonly string[]} args of the command
 * @property {NodeJS.ProcessEnv} env has the account and the token
 * @property {number} contentPort port of the backend on this machine
 * @property {readonly import('./models.mjs').ImportModel[]} contentModels those of the backend
 * @property {string} folder for reports, and for the journal by which a later run goes on
 * @property {AbortSignal} signal
 * @property {ImportProgress} progress
 */

/**
 * Takes the content of an existing Strapi or WordPress into our running backend, as drafts. It may be stopped and run
 * again; a later run takes what is new or has changed at the source.
 * @param {ImportWork} work
 * @returns {Promise<number>} exit code: 1 when the backend refused records
 * @throws {ImportFailure} when it cannot begin or go on
 */
export async function importContent({ args, env, contentPort, contentModels, folder, signal, progress }) {
  const options = readImportOptions(args, env, contentPort)
  const target = new Target({ ...options, signal })
  if (options.subscribers) return takeSubscribers(options, { target, signal, progress })
  const models = importModels(contentModels, options.only)
  const schemas = await target.signIn()
  const names = `${fileNameOf(options.from)}-to-${fileNameOf(options.to)}`
  const report = new Report()
  const journal = new Journal(join(folder, `${names}.jsonl`))
  const source = await open(options, { schemas, models, signal, say: (line) => report.say(line) })
  try {
    await progress.during(options.dryRun ? 'reading what would be imported' : 'importing', (detail) =>
      importRecords(source, { target, schemas, journal, report, models, options, signal }, detail),
    )
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error
    throw new ImportFailure('The import stopped.', {
      cause: error.message,
      mend: 'see that the address and IMPORT_TOKEN are right and that the source answers, and run the same command again: it goes on where it stopped',
    })
  }
  const file = join(folder, `${names}.txt`)
  report.write(file, options.dryRun, options.decorative)
  for (const line of [...report.summary(options.dryRun, options.decorative), ...report.printed()]) progress.say(line)
  progress.say(`report: ${file}`)
  return report.refused > 0 ? 1 : 0
}

/**
 * @param {import('./options.mjs').ImportOptions} options
 * @param {Pick<import('./strapi-source.mjs').StrapiSourceOptions, 'schemas' | 'models' | 'signal' | 'say'>} tools
 */
async function open(options, tools) {
  if (options.kind === 'strapi') return (await import('./strapi-source.mjs')).readStrapi({ ...options, ...tools })
  return (await import('./wordpress-source.mjs')).readWordpress({ ...options, ...tools })
}

/** @param {URL} url */
const fileNameOf = (url) => `${url.host}${url.pathname}`.replace(/[^a-z0-9.-]+/gi, '-').replace(/-$/, '')
