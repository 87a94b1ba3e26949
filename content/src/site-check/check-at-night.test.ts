import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DAY_MS } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { settings } from '../../config/environment'
import { checkAtNight } from './check-at-night'

/** Ten past three at night in India. */
const NIGHT = new Date('2026-11-22T21:40:00Z')

/** Addresses that were requested from the site. */
let asked: string[]
/** Broken links of its home page. */
let brokenLinks: string[]
const site = createServer(({ url = '' }, response) => {
  asked.push(url)
  const answers: Record<string, string> = {
    '/sitemap.xml': `<loc>${settings.siteUrl}/</loc>`,
    '/': brokenLinks.map((link) => `<a href="${link}">there</a>`).join(''),
  }
  response.writeHead(url in answers ? 200 : 404).end(answers[url])
})

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  settings.siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  settings.siteUrls = [settings.siteUrl]
})
afterAll(() => site.close())
beforeEach(() => {
  asked = []
  brokenLinks = ['/gone']
  settings.alerts.siteCheckHour = 3
})

/** The part of a database that servers share: the store of settings, and the outbox. */
function sharedDatabase() {
  const rows: { key: string; value: string }[] = []
  const outbox: { kind: string; detail: Record<string, string> }[] = []
  const table = () => {
    let chosen = rows
    const query = {
      where: ({ key }: { key: string }) => {
        chosen = chosen.filter((row) => row.key === key)
        return query
      },
      whereNot: ({ value }: { value: string }) => {
        chosen = chosen.filter((row) => row.value !== value)
        return query
      },
      first: async () => chosen[0],
      insert: async (row: { key: string; value: string }) => {
        rows.push(row)
      },
      // Returns how many rows were changed, as knex does.
      update: async (change: { value: string }) => chosen.map((row) => Object.assign(row, change)).length,
    }
    return query
  }
  let kept: unknown = null
  const server = {
    store: () => ({
      set: async ({ value }: { value: unknown }) => {
        kept = value
      },
    }),
    log: { info: () => undefined, error: () => undefined },
    db: {
      connection: table,
      transaction: (work: (scope: { onCommit(effect: () => void): void }) => unknown) =>
        work({ onCommit: (effect) => effect() }),
      query: () => ({ create: async ({ data }: { data: (typeof outbox)[number] }) => outbox.push(data) }),
    },
  } as unknown as Core.Strapi
  return {
    server,
    kept: () => kept,
    alerts: () => outbox.filter(({ kind }) => kind === 'alert').map(({ detail }) => detail),
  }
}

it('checks the site only in its hour, in Indian time', async () => {
  const { server, alerts, kept } = sharedDatabase()
  for (const hours of [-1, 1, 12]) await checkAtNight(server, new Date(NIGHT.getTime() + hours * 3_600_000))
  expect(asked).toEqual([])
  await checkAtNight(server, NIGHT)
  expect(asked).toEqual(['/sitemap.xml', '/', '/gone'])
  expect(alerts()).toEqual([
    expect.objectContaining({
      event: 'site-check',
      title: expect.stringContaining('1 fault'),
      text: expect.stringContaining('/gone (on /): 404'),
    }),
  ])
  expect(kept()).toEqual({
    at: NIGHT.toISOString(),
    faults: [expect.stringContaining('/gone (on /): 404')],
    count: 1,
  })
})

it('never checks with the hour “none”', async () => {
  settings.alerts.siteCheckHour = null
  const { server } = sharedDatabase()
  for (let hour = 0; hour < 24; hour += 1) await checkAtNight(server, new Date(NIGHT.getTime() + hour * 3_600_000))
  expect(asked).toEqual([])
})

it('checks once a night, on one of the servers, and again the next night', async () => {
  const { server, alerts } = sharedDatabase()
  await Promise.all([checkAtNight(server, NIGHT), checkAtNight(server, NIGHT)])
  await checkAtNight(server, new Date(NIGHT.getTime() + 600_000))
  expect(alerts()).toHaveLength(1)
  await checkAtNight(server, new Date(NIGHT.getTime() + DAY_MS))
  expect(alerts()).toHaveLength(2)
})

it('sends no alert for a site without faults', async () => {
  brokenLinks = []
  const { server, alerts } = sharedDatabase()
  await checkAtNight(server, NIGHT)
  expect(asked).toContain('/')
  expect(alerts()).toEqual([])
})

it('lists faults up to a limit, and counts the others', async () => {
  brokenLinks = Array.from({ length: 30 }, (_, index) => `/gone-${index}`)
  const { server, alerts } = sharedDatabase()
  await checkAtNight(server, NIGHT)
  const [alert] = alerts()
  expect(alert?.text?.match(/\/gone-/g)).toHaveLength(25)
  expect(alert?.text).toContain('And 5 more.')
})
