import { setTimeout as wait } from 'node:timers/promises'
import { startStack } from '../../../scripts/lib/services/stack.mjs'
import { type ReceivedMail, startMailServer } from '../../contract/leads/receivers'
import { endPauses, rowsOf } from '../../contract/rows'
import { firstState } from '../../support/services/first-states'
import { expect, test } from '../../support/test'

/** Number of enquiries, and of kills of the site during them; the promise is for 1,000 and 20. */
const LEADS = Number(process.env.CRASH_LEADS ?? 40)
const KILLS = Number(process.env.CRASH_KILLS ?? 1)
const CLIENTS = 32

test.setTimeout(120_000 + KILLS * 30_000 + LEADS * 500)

test('with the site killed repeatedly and the mail server away, each enquiry is stored once and mailed once', async () => {
  const mailServer = await startMailServer()
  mailServer.state.failing = true
  const from = await firstState('none')
  const env = { SEED: 'none', SMTP_URL: mailServer.url, RECEIPT_DAY_LIMIT: `${2 * LEADS}` }
  const stack = await startStack({ from, env })
  try {
    const tickets = new Map<number, string>()
    for (let index = -1; index < LEADS; index += 1) {
      const ticket = await fetch(`${stack.siteUrl}/api/leads/ticket?key=${keyOf(index)}`)
      tickets.set(index, await ticket.text())
    }
    const sent = (index: number) => post(stack.siteUrl, index, tickets.get(index) ?? '')
    // The site refuses a form that was filled in faster than a person can.
    await expect.poll(() => sent(-1), { timeout: 60_000 }).toBe('stored')

    const acknowledged = new Set<number>()
    const queue = Array.from({ length: LEADS }, (_, index) => index)
    const client = async () => {
      for (let index = queue.shift(); index !== undefined; index = queue.shift()) {
        while ((await sent(index)) !== 'stored') await wait(50)
        acknowledged.add(index)
      }
    }
    const clients = Promise.all(Array.from({ length: CLIENTS }, client))
    for (let kill = 0; kill < KILLS; kill += 1) {
      const many = (kill + 1) * Math.floor(LEADS / (KILLS + 2))
      await expect.poll(() => acknowledged.size, { timeout: 60_000, intervals: [20] }).toBeGreaterThanOrEqual(many)
      await stack.site.kill()
      await stack.startSite()
    }
    await clients

    const backend = { stack, databaseUrl: null }
    const stored = await rowsOf(backend, 'leads', 'email')
    expect(stored.sort()).toEqual([-1, ...acknowledged].map(emailOf).sort())
    expect(mailServer.mails).toEqual([])

    mailServer.state.failing = false
    await endPauses(backend)
    const copies = () => timesOf(mailServer.mails.map(({ to }: ReceivedMail) => to).filter((to) => to.startsWith('v')))
    await expect.poll(() => copies().size, { timeout: 60_000 + LEADS * 100 }).toBe(LEADS + 1)
    expect([...copies().values()].filter((times) => times !== 1)).toEqual([])
  } finally {
    await Promise.all([stack.stop(), mailServer.stop()])
  }
})

const emailOf = (index: number) => `v${index}@ashlar.example`
const keyOf = (index: number) => `site-killed-${index}-0123456789`

/** @returns `stored`, or the other response to the visitor; `broken` when the connection broke without one */
async function post(siteUrl: string, index: number, ticket: string): Promise<string> {
  const fields = {
    ...{ name: 'Meera Joshi', subject: 'land', email: emailOf(index), consent: 'on', noticeVersion: '2026-11-21' },
    idempotencyKey: keyOf(index),
    proof: 'able',
    ticket,
  }
  try {
    const answer = await fetch(`${siteUrl}/api/leads/enquiry`, {
      method: 'POST',
      headers: { Accept: 'application/json', 'X-Forwarded-For': `2001:db8:${(index + 1).toString(16)}::1` },
      body: new URLSearchParams(fields),
    })
    // The visitor must learn that it is stored, that it is not, or that a proof of work is needed; nothing else.
    expect([200, 503]).toContain(answer.status)
    const { state } = (await answer.json()) as { state: string }
    expect(answer.status === 503 ? ['failed'] : ['stored', 'prove']).toContain(state)
    return state
  } catch (error) {
    // An error of fetch, or a truncated body.
    if (error instanceof TypeError || error instanceof SyntaxError) return 'broken'
    throw error
  }
}

function timesOf(words: readonly string[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1)
  return times
}
