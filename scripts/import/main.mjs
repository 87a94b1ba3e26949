import { join } from 'node:path'
import { Failure } from '../lib/messages/failure.mjs'
import { runProgram } from '../lib/processes/program.mjs'
import { readSettings } from '../lib/services/settings.mjs'
import { CallFailed } from './ask.mjs'
import { importRecords } from './import-records.mjs'
import { Journal } from './journal.mjs'
import { importModels } from './models.mjs'
import { readImportOptions } from './options.mjs'
import { Report } from './report.mjs'
import { takeSubscribers } from './take-subscribers.mjs'
import { Target } from './target.mjs'

/**
 * `npm run import`: takes the content of an existing Strapi or WordPress into our running backend, as drafts. It may be
 * stopped and run again; a later run takes what is new or has changed at the source.
 */
export function main() {
  return runProgram(async ({ signal, progress }) => {
    const settings = readSettings(process.env)
    const options = readImportOptions(process.argv.slice(2), process.env, settings.contentPort)
    const target = new Target({ ...options, signal })
    if (options.subscribers) return takeSubscribers(options, { target, signal, progress })
    const models = importModels(options.only)
    const schemas = await target.signIn()
    const folder = join(settings.dataDir, 'imports')
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
      throw new Failure('The import stopped.', {
        cause: error.message,
        mend: 'see that the address and IMPORT_TOKEN are right and that the source answers, and run the same command again: it goes on where it stopped',
      })
    }
    const file = join(folder, `${names}.txt`)
    report.write(file, options.dryRun, options.decorative)
    for (const line of [...report.summary(options.dryRun, options.decorative), ...report.printed()]) progress.say(line)
    progress.say(`report: ${file}`)
    return report.refused > 0 ? 1 : 0
  })
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
