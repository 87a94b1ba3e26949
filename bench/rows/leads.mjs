import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '../../scripts/lib/services/postgres.mjs'
import { startStack } from '../../scripts/lib/services/stack.mjs'
import { median, megabytes, ms } from '../lib/numbers.mjs'
import { childRunning, memoryOf } from '../lib/processes.mjs'

/**
 * @typedef {import('../lib/report.mjs').Figure} Figure
 * @typedef {Awaited<ReturnType<typeof startStack>>} Stack
 * @typedef {{ id: string, ticket: string }} Form
 */

const CLIENTS = 32
const SECONDS = 10
const WARM_UP_SECONDS = 4
const WARM_UP_CLIENTS = 4
const PER_SECOND = 20
const MOST_MS = 300
/** More than the fastest machine stores. */
const MOST_PER_SECOND = 1000
/** A form that comes back sooner is held. */
const OPEN_MS = 3_100

/**
 * Enquiries that are stored through the site, each from another visitor: the highest rate, and the time until a receipt
 * when twenty arrive each second. First on SQLite, then on PostgreSQL where it is installed.
 * @param {import('../main.mjs').Bench} bench
 * @returns {Promise<Figure[]>}
 */
export async function measureLeads({ work }) {
  const figures = await onDatabase('SQLite', {}, work.signal)
  const postgres = await startPostgres({ durable: true })
  if (!postgres) {
    return [...figures, { name: 'leads: PostgreSQL', measured: 'is not installed', promise: '', ok: null }]
  }
  try {
    const url = await postgres.createDatabase('bench_leads')
    return [...figures, ...(await onDatabase('PostgreSQL', { DATABASE_URL: url }, work.signal))]
  } finally {
    await postgres.stop()
  }
}

/**
 * @param {string} database
 * @param {NodeJS.ProcessEnv} env
 * @param {AbortSignal} signal
 * @returns {Promise<Figure[]>}
 */
async function onDatabase(database, env, signal) {
  const stack = await startStack({ env: { ...env, SEED: 'none', RECEIPT_DAY_LIMIT: '1000000' } })
  try {
    const forms = await openForms(stack, (WARM_UP_SECONDS + SECONDS) * MOST_PER_SECOND + SECONDS * PER_SECOND, signal)
    await asManyAsGo(stack, forms, { clients: WARM_UP_CLIENTS, seconds: WARM_UP_SECONDS, signal })
    // First, because the backend works through the outbox for a while after the flood.
    const times = await atAPace(stack, forms, signal)
    const before = memory(stack)
    const { stored, seconds } = await asManyAsGo(stack, forms, { clients: CLIENTS, seconds: SECONDS, signal })
    const after = memory(stack)
    const p95 = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN
    return [
      {
        name: `leads: stored per second, ${database}`,
        measured: `${(stored / seconds).toFixed(0)} by ${CLIENTS} clients; memory of the backend ${before} and ${after}`,
        promise: '',
        ok: null,
      },
      {
        name: `leads: receipt at ${PER_SECOND} a second, ${database}`,
        measured: `p95 ${ms(p95)}, median ${ms(median(times))}, slowest ${ms(Math.max(...times))}`,
        promise: `p95 <= ${MOST_MS} ms`,
        ok: p95 <= MOST_MS,
        data: times,
      },
    ]
  } finally {
    await stack.stop()
  }
}

/**
 * @param {Stack} stack
 * @param {Form[]} forms
 * @param {{ clients: number, seconds: number, signal: AbortSignal }} how
 */
async function asManyAsGo(stack, forms, { clients, seconds, signal }) {
  const began = performance.now()
  let stored = 0
  const client = async () => {
    while (performance.now() - began < seconds * 1000) {
      await send(stack, forms, signal)
      stored += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return { stored, seconds: (performance.now() - began) / 1000 }
}

/**
 * Each request starts at its time, whether the one before was answered or not, and is timed from that moment.
 * @param {Stack} stack
 * @param {Form[]} forms
 * @param {AbortSignal} signal
 * @returns {Promise<number[]>} milliseconds
 */
async function atAPace(stack, forms, signal) {
  const began = performance.now()
  const visitor = async (/** @type {number} */ index) => {
    const due = (index * 1000) / PER_SECOND
    await wait(Math.max(0, began + due - performance.now()), undefined, { signal })
    await send(stack, forms, signal)
    return performance.now() - began - due
  }
  return Promise.all(Array.from({ length: SECONDS * PER_SECOND }, (_, index) => visitor(index)))
}

/**
 * Forms that visitors have had open for long enough, each with its own ticket.
 * @param {Stack} stack
 * @param {number} count
 * @param {AbortSignal} signal
 * @returns {Promise<Form[]>}
 */
async function openForms({ siteUrl }, count, signal) {
  /** @type {Form[]} */
  const forms = []
  const client = async () => {
    while (forms.length < count) {
      const id = randomUUID()
      const answer = await fetch(`${siteUrl}/api/leads/ticket?key=${id}`, { signal })
      forms.push({ id, ticket: await answer.text() })
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  await wait(OPEN_MS, undefined, { signal })
  return forms
}

/**
 * @param {Stack} stack
 * @param {Form[]} forms
 * @param {AbortSignal} signal
 */
async function send({ siteUrl }, forms, signal) {
  const form = forms.pop()
  if (!form) throw new Error(`more than ${MOST_PER_SECOND} enquiries a second were stored: raise MOST_PER_SECOND`)
  const { id, ticket } = form
  const answer = await fetch(`${siteUrl}/api/leads/enquiry`, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'X-Forwarded-For': `2001:db8:${id.slice(0, 4)}:${id.slice(4, 8)}::${id.slice(9, 13)}`,
    },
    body: new URLSearchParams({
      ...{ name: 'Meera Joshi', subject: 'land', city: 'Pune', message: 'Four acres near Wagholi, with a road to it.' },
      ...{ email: `${id}@ashlar.example`, consent: 'on', noticeVersion: '2026-11-21', idempotencyKey: id, ticket },
    }),
    signal,
  })
  const { state } = /** @type {{ state: string }} */ (await answer.json())
  if (state !== 'stored') throw new Error(`an enquiry was not stored: ${answer.status} ${state}`)
}

/** @param {Stack} stack */
function memory({ content, contentUrl }) {
  if (process.platform !== 'linux') return 'unknown'
  return megabytes(memoryOf(childRunning(content.spec.script, new URL(contentUrl).port)).resident)
}
