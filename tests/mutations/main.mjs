import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/lib/files/paths.mjs'
import { readIfThere } from '../../scripts/lib/files/read-if-there.mjs'
import { Failure } from '../../scripts/lib/messages/failure.mjs'
import { outcomeOf } from '../../scripts/lib/processes/command.mjs'
import { runProgram } from '../../scripts/lib/processes/program.mjs'
import { readReport, testsIn } from '../../scripts/test/reports.mjs'
import { FAULTS } from './faults.mjs'
import { stepsFor } from './steps.mjs'

/** @typedef {import('./faults.mjs').Fault} Fault */
/** @typedef {{ caught: string, seconds: number }} Verdict caught: what was red; empty when everything passed */

const FOLDER = join(ROOT, '.data/mutations')
const COPY = join(FOLDER, 'copy')
/** Of this and earlier runs, so that a run may try some of the faults. */
const VERDICTS = join(FOLDER, 'verdicts.json')
const RESULTS = join(import.meta.dirname, 'results.md')

/**
 * `npm run mutations`: puts one fault after the other into a copy of the committed sources and runs there what a
 * submission runs, until the first test is red. Writes to results.md what was caught by what. With words as arguments
 * it tries only the faults whose names have one of them.
 */
export function main() {
  return runProgram(async ({ signal, progress }) => {
    const words = process.argv.slice(2)
    const faults = FAULTS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
    if (faults.length === 0) {
      throw new Failure('No fault was tried.', {
        cause: 'no name has these words',
        mend: 'npm run mutations tries all',
      })
    }
    copySources()
    /** @type {Record<string, Verdict>} */
    const verdicts = JSON.parse(readIfThere(VERDICTS) ?? '{}')
    for (const fault of faults) {
      const verdict = await progress.during(fault.name, () => tryFault(fault, signal))
      verdicts[fault.name] = verdict
      writeFileSync(VERDICTS, JSON.stringify(verdicts))
      writeFileSync(RESULTS, resultsOf(verdicts))
      progress.say(verdict.caught ? `caught by ${verdict.caught}` : 'MISSED')
    }
    return faults.every(({ name }) => verdicts[name]?.caught) ? 0 : 1
  })
}

/** The sources as they are committed. What is installed and built there stays for the next run. */
function copySources() {
  mkdirSync(FOLDER, { recursive: true })
  if (!existsSync(COPY)) execFileSync('git', ['clone', '--quiet', ROOT, COPY])
  execFileSync('git', ['fetch', '--quiet', 'origin', 'HEAD'], { cwd: COPY })
  execFileSync('git', ['reset', '--quiet', '--hard', 'FETCH_HEAD'], { cwd: COPY })
}

/**
 * @param {Fault} fault
 * @param {AbortSignal} signal
 * @returns {Promise<Verdict>}
 */
async function tryFault({ file, right, wrong, tests }, signal) {
  const began = Date.now()
  execFileSync('git', ['checkout', '--quiet', '--', '.'], { cwd: COPY })
  const source = readFileSync(join(COPY, file), 'utf8')
  writeFileSync(
    join(COPY, file),
    source.replace(right, () => wrong),
  )
  let caught = ''
  for (const { name, runner, args, env } of stepsFor(tests)) {
    const report = join(FOLDER, 'report.json')
    writeFileSync(report, '{}')
    const { code } = await outcomeOf({
      command: args.map((arg) => arg.replace('REPORT', report)),
      cwd: COPY,
      env: { ...process.env, REQUIRE_ALL: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report, NO_COLOR: '1', ...env },
      log: join(ROOT, '.data/logs/mutations.log'),
      signal,
    })
    if (code === 0) continue
    const red = runner && testsIn(runner, readReport(report), COPY).find(({ state }) => state === 'failed')
    caught = red ? red.name : name
    break
  }
  return { caught, seconds: Math.round((Date.now() - began) / 1000) }
}

/** @param {Readonly<Record<string, Verdict>>} verdicts */
function resultsOf(verdicts) {
  const tried = FAULTS.filter(({ name }) => verdicts[name])
  const caught = tried.filter(({ name }) => verdicts[name]?.caught)
  return [
    '# Faults, and what found them',
    '',
    `\`npm run mutations\` wrote this. Of ${FAULTS.length} faults ${tried.length} were tried and ${caught.length} found.`,
    '',
    '| Part | Fault | Found by |',
    '| --- | --- | --- |',
    ...tried.map(({ part, name }) => `| ${part} | ${name} | ${verdicts[name]?.caught || '**nothing**'} |`),
    '',
  ].join('\n')
}
