import { finished } from 'node:stream/promises'
import { requireTools } from '../lib/install/require-tools.mjs'
import { readOptions } from '../lib/messages/failure.mjs'
import { runProgram } from '../lib/processes/program.mjs'
import { readSettings } from '../lib/services/settings.mjs'
import { leadsQuery, subscribersQuery } from './queries.mjs'

const USAGE =
  'npm run leads -- [--since 2026-01-01] [--until 2026-12-31] [--type project-leads] [--state new] [--format json|csv], or --newsletter for the confirmed addresses'

/**
 * `npm run leads`: prints the leads of visitors to standard output, oldest first. It reads the database of a running
 * backend and changes nothing. The output is personal data: keep it in a file that only its reader may open.
 */
export function main() {
  return runProgram(async () => {
    const options = readLeadOptions(process.argv.slice(2))
    const settings = readSettings(process.env)
    requireTools()
    const { csvLine } = await import('@ashlar/contract')
    const { readRows } = await import('./database.mjs')
    const query = options.newsletter ? subscribersQuery() : leadsQuery(options)
    if (options.format === 'csv') process.stdout.write(`\uFEFF${csvLine(query.columns.map(({ name }) => name))}`)
    let count = 0
    await readRows(settings.dataDir, process.env.DATABASE_URL?.trim() || null, query, (row) => {
      const values = query.columns.map(({ name, read }) => read(row[name]))
      process.stdout.write(
        options.format === 'csv'
          ? csvLine(values)
          : `${JSON.stringify(Object.fromEntries(query.columns.map(({ name }, index) => [name, values[index]])))}\n`,
      )
      count += 1
    })
    process.stderr.write(`${count} ${options.newsletter ? 'addresses' : 'leads'}\n`)
    process.stdout.end()
    await finished(process.stdout)
    return 0
  })
}

/**
 * @param {readonly string[]} args
 * @returns {{ since: string, until: string, type: string, state: string, format: 'json' | 'csv', newsletter: boolean }}
 */
function readLeadOptions(args) {
  const text = /** @type {const} */ ({ type: 'string', default: '' })
  const options = /** @type {const} */ ({
    ...{ since: text, until: text, type: text, state: text },
    format: { type: 'string', default: 'json' },
    newsletter: { type: 'boolean', default: false },
  })
  const { values, wrong } = readOptions(args, options, { failed: 'The leads cannot be listed.', usage: USAGE })
  const { since, until, type, state, format, newsletter } = values
  for (const [name, day] of Object.entries({ since, until })) {
    if (day && !(/^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)))) {
      throw wrong(`--${name} is '${day}', not a day like 2026-01-01`)
    }
  }
  if (format !== 'json' && format !== 'csv') throw wrong(`--format is '${format}', neither json nor csv`)
  return { since, until, type, state, format, newsletter }
}
