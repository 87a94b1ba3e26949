import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Answer, askEach, pageKinds, postEnquiry } from '../../support/expected/outage-answers'
import { type OutageRow, outageTable } from '../../support/expected/outage-table'
import { type FaultyProxy, startFaultyProxy } from '../../support/services/faulty-proxy'
import { ProxiedSite } from '../../support/services/proxied-site'
import { startSeededStack } from '../../support/services/seeded-stack'
import { expect, test } from '../../support/test'

const REPOSITORY = join(import.meta.dirname, '../../..')
const TABLE = join(REPOSITORY, 'docs/outages.md')
const FAULT_PRELOAD = join(REPOSITORY, 'tests/support/services/fault-preload.mjs')
const TWO_HOURS_MS = 7_200_000
/** The least milliseconds between two calls of an open circuit: how long it stays open. */
const TRIES_EVERY_MS = 5_000

type Stack = Awaited<ReturnType<typeof startSeededStack>>

let stack: Stack
let proxy: FaultyProxy
let site: ProxiedSite
/** The content of each page without any fault. */
let wellAnswers: ReadonlyMap<string, Answer>
const rows: OutageRow[] = []

test.describe.configure({ mode: 'serial' })
test.setTimeout(240_000)

test.beforeAll(async () => {
  test.setTimeout(300_000)
  stack = await startSeededStack({ site: false })
  proxy = await startFaultyProxy(stack.contentUrl)
  site = await ProxiedSite.on(stack, proxy.url)
  wellAnswers = await askEach(site.url, new Map())
  for (const [kind, { status }] of wellAnswers) expect(status, kind).toBe(200)
})

test.afterAll(async () => {
  await site?.stop()
  await proxy?.stop()
  await stack?.stop()
})

const inTransit = [
  ['stopped', 'The backend is stopped'],
  ['paused', 'The backend is paused: it takes calls and says nothing'],
  ['slow', 'Every answer of the backend takes 5 s'],
  ['html', 'A gateway answers HTML in the place of JSON'],
  ['cut', 'The JSON is cut in half'],
  ['shapes', 'The JSON has another shape'],
  ['half-emptied', 'Every second field of every record is empty'],
] as const

/** The others have the tag `@release`. */
const OF_EACH_SUBMISSION: readonly string[] = ['stopped', 'paused']

for (const [fault, name] of inTransit) {
  test(name, { tag: OF_EACH_SUBMISSION.includes(fault) ? [] : '@release' }, async () => {
    await check(name, {
      begin: async () => {
        proxy.fault = fault
      },
      end: async () => {
        proxy.fault = null
      },
      // The answer is a good one with empty fields, so a page may leave out their texts.
      mayLoseTexts: fault === 'half-emptied',
    })
  })
}

test('no page waits for a dead backend with an open circuit, however much it reads', async () => {
  proxy.fault = 'paused'
  await site.forgetAll()
  // This request waits for the backend and opens the circuit.
  await fetch(`${site.url}/rera`)
  const began = Date.now()
  const before = proxy.asked.length
  await askEach(site.url, wellAnswers)
  const asked = proxy.asked.slice(before).filter((path) => path !== '/_health')
  // A page reads more than this, so each would wait; one call every few seconds finds out whether the backend is back.
  expect(asked.length).toBeLessThanOrEqual(1 + (Date.now() - began) / TRIES_EVERY_MS)
  proxy.fault = null
  await untilBackendAnswers()
})

test('The database is locked', { tag: '@release' }, async () => {
  let unlock: () => void = () => undefined
  await check('The database is locked by another process', {
    begin: async () => {
      unlock = lockDatabase(stack)
    },
    end: async () => unlock(),
  })
})

const around = [
  ['The disk of the site is full', { FULL_DISK: '1' }],
  ['The clock of the site is two hours ahead', { CLOCK_OFF_MS: `${TWO_HOURS_MS}` }],
  ['The clock of the site is two hours behind', { CLOCK_OFF_MS: `${-TWO_HOURS_MS}` }],
] as const

for (const [name, trouble] of around) {
  test(name, { tag: '@release' }, async () => {
    const env = { NODE_OPTIONS: `--import ${FAULT_PRELOAD}`, ...trouble }
    await check(name, { begin: () => site.restart(env), end: () => site.restart(), env })
  })
}

test('the table in docs/outages.md is up to date', { tag: '@release' }, () => {
  const table = outageTable(rows)
  if (test.info().config.updateSnapshots === 'all') writeFileSync(TABLE, table)
  expect(existsSync(TABLE) ? readFileSync(TABLE, 'utf8') : '', 'run `npm run outages` to write it anew').toBe(table)
})

interface FaultSteps {
  begin: () => Promise<void>
  end: () => Promise<void>
  /** Settings of the site during the fault. */
  env?: NodeJS.ProcessEnv
  /** Whether a page may leave out texts of records; see `lossOf` for what it must keep. */
  mayLoseTexts?: boolean
}

/** Causes a fault, requests everything in every state, and ends the fault. */
async function check(name: string, { begin, end, env = {}, mayLoseTexts = false }: FaultSteps): Promise<void> {
  await begin()
  const row: OutageRow = { name, answers: new Map(pageKinds.map(([kind]) => [kind, []])), enquiry: [] }
  const note = async () => {
    for (const [kind, answer] of await askEach(site.url, wellAnswers)) row.answers.get(kind)?.push(answer)
    row.enquiry.push(await postEnquiry(site.url))
  }
  try {
    await note()
    // A site whose clock is wrong refuses change notices. Then nothing is dropped from its cache, and the row shows
    // what visitors get.
    await site.forgetAll().catch((error: unknown) => {
      if (env.CLOCK_OFF_MS === undefined) throw error
    })
    await note()
    await site.restart(env)
    await note()
    await note()
  } finally {
    await end()
  }
  rows.push(row)
  for (const [kind, answers] of row.answers) {
    expect(
      answers.map((answer) => verdictOn(answer, mayLoseTexts ? wellAnswers.get(kind) : undefined)),
      `${name}: ${kind}`,
    ).toEqual(Array.from({ length: 4 }, () => '200 as ever'))
  }
  // When the fault has ended, the site must recover.
  await untilBackendAnswers()
  await site.forgetAll()
  const notRecovered = async () =>
    [...(await askEach(site.url, wellAnswers))]
      .map(([kind, answer]) => `${kind}: ${verdictOn(answer)}`)
      .filter((verdict) => !verdict.endsWith(': 200 as ever'))
  await expect.poll(notRecovered, { timeout: 60_000 }).toEqual([])
}

/** An enquiry that is stored has closed the circuit. */
function untilBackendAnswers(): Promise<void> {
  return expect.poll(() => postEnquiry(site.url), { timeout: 60_000 }).toBe('stored')
}

/** @param well the answer without a fault, when texts may be lost; without it every word of the page must be the same. */
function verdictOn(answer: Answer, well?: Answer): string {
  const trouble = well === undefined ? answer.change : lossOf(answer, well)
  return `${answer.status} ${trouble || 'as ever'}`
}

/** Words that a template writes for a value that is not there. */
const PLACEHOLDER = /\b(?:undefined|null|NaN|Invalid Date)\b|\[object /

/**
 * What a page lacks that it must keep when its records are half empty: the heading, every form with all its fields, and
 * at least half of the sections. It shows no section that it did not have, and nothing in the place of a missing value.
 *
 * @returns empty when it lacks nothing.
 */
function lossOf(answer: Answer, well: Answer): string {
  if (answer.heading !== well.heading) return `with the heading “${answer.heading}” for “${well.heading}”`
  const lost = well.forms.find((form) => !answer.forms.includes(form))
  if (lost !== undefined) return `without the form ${lost}`
  const strange = answer.sections.find((section) => !well.sections.includes(section))
  if (strange !== undefined) return `with a section “${strange}”`
  if (answer.sections.length < well.sections.length / 2)
    return `with ${answer.sections.length} of ${well.sections.length} sections`
  const written = PLACEHOLDER.exec(answer.says)?.[0]
  return written === undefined || well.says.includes(written) ? '' : `with the word ${written}`
}

/** Holds the lock that every writer needs. */
function lockDatabase({ dataDir }: Stack): () => void {
  const content = createRequire(join(REPOSITORY, 'content/package.json'))
  const Database: new (file: string) => { exec(sql: string): void; close(): void } = content('better-sqlite3')
  const database = new Database(join(dataDir, 'content.db'))
  database.exec('BEGIN IMMEDIATE')
  return () => {
    database.exec('ROLLBACK')
    database.close()
  }
}
