import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/lib/files/paths.mjs'
import { readOptions } from '../../scripts/lib/messages/failure.mjs'
import { runProgram } from '../../scripts/lib/processes/program.mjs'
import { startStack } from '../../scripts/lib/services/stack.mjs'
import { compare, findingsIn, readExplained } from './findings.mjs'
import { runWapiti } from './wapiti.mjs'

const USAGE = 'npm run probe [-- --site http://localhost:3000] [--minutes 15]'

/** The scanner sends thousands of forms from one address. */
const OPEN_LIMITS = { LEAD_LIMIT: '1000000', NEWSLETTER_DAY_LIMIT: '1000000', RECEIPT_DAY_LIMIT: '1000000' }

/**
 * `npm run probe`: runs the scanner wapiti against a site, by default against a stack of its own with the demonstration
 * content. Fails on every finding that tests/probe/explained.json does not explain.
 */
export function main() {
  return runProgram(async ({ signal, progress }) => {
    const { site, minutes } = readProbeOptions(process.argv.slice(2))
    const explained = readExplained(join(import.meta.dirname, 'explained.json'))
    const folder = join(ROOT, '.data', 'probe')
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    const report = join(folder, 'report.json')
    const stack = site ? null : await progress.during('starting a site', () => startStack({ env: OPEN_LIMITS }))
    let found = 0
    try {
      const url = site ?? stack?.siteUrl ?? ''
      found = await progress.during(`probing ${url}`, () => runWapiti({ url, minutes, report, folder, signal }))
    } finally {
      await stack?.stop()
    }
    const { unexplained, known } = compare(findingsIn(JSON.parse(readFileSync(report, 'utf8'))), explained)
    for (const { why, count } of known) progress.say(`${count} explained: ${why}`)
    for (const { category, method, path, parameter, info } of unexplained) {
      progress.say(`NOT EXPLAINED  ${category}: ${method} ${path}${parameter ? ` (${parameter})` : ''}: ${info}`)
    }
    progress.say(
      `${found} addresses and forms, ${unexplained.length} findings without an explanation; the whole report is in ${report}`,
    )
    return unexplained.length > 0 ? 1 : 0
  })
}

/**
 * @param {readonly string[]} args
 * @returns {{ site: string | null, minutes: number }} site: null for a stack of its own
 */
function readProbeOptions(args) {
  const options = /** @type {const} */ ({ site: { type: 'string' }, minutes: { type: 'string', default: '15' } })
  const { values, wrong } = readOptions(args, options, { failed: 'Nothing was probed.', usage: USAGE })
  const minutes = Number(values.minutes)
  if (!(minutes > 0)) throw wrong(`--minutes is '${values.minutes}', not a number above 0`)
  const site = values.site ?? null
  if (site !== null && !/^https?:\/\/[^/]/.test(site)) throw wrong(`--site is '${site}', not an http or https address`)
  return { site, minutes }
}
