import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createNotifier, type Notifier } from './notifier'
import { changesPublishedContent } from './published-change'

const SECRET = 'a secret of the two'

/** A site that records what it receives, and answers with the next of `statuses`. */
let site: Server
let told: { body: string; signature: string | undefined }[]
let statuses: number[]
let warnings: string[]
let notifier: Notifier

beforeEach(async () => {
  told = []
  statuses = []
  warnings = []
  site = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      told.push({ body, signature: request.headers['x-signature']?.toString() })
      response.writeHead(statuses.shift() ?? 200).end()
    })
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  notifier = createNotifier({
    addresses: [`http://127.0.0.1:${(site.address() as AddressInfo).port}/told`],
    signatureHeader: 'x-signature',
    secret: SECRET,
    warn: (line) => warnings.push(line),
  })
})

afterEach(() => {
  vi.useRealTimers()
  notifier.stop()
  site.closeAllConnections()
  site.close()
})

describe('a message to a site', () => {
  it('combines changes within a moment and is signed', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000 })
    notifier.changed(['page'])
    notifier.changed(['film', 'page'])
    await expect.poll(() => told).toHaveLength(1)
    const { body, signature } = told[0] ?? { body: '' }
    expect(JSON.parse(body)).toEqual({ models: ['film', 'page'], sentAt: 1_000 })
    expect(signature).toBe(createHmac('sha256', SECRET).update(body).digest('hex'))
  })

  it('is sent again when it was refused', async () => {
    statuses = [503]
    notifier.changed(['page'])
    await expect.poll(() => told).toHaveLength(2)
    expect(warnings).toEqual([])
  })

  it('is dropped with a log entry when the server stops', async () => {
    statuses = [503]
    notifier.changed(['page'])
    await expect.poll(() => told).toHaveLength(1)
    notifier.stop()
    await expect.poll(() => warnings).toHaveLength(1)
    expect(warnings[0]).toContain('page')
  })
})

describe('published content', () => {
  it.each([
    ['publish', true, { entries: [{ id: 1 }] }, true],
    ['unpublish', false, { entries: [{ id: 1 }] }, true],
    ['unpublish', false, { entries: [] }, false],
    ['create', true, {}, true],
    ['create', false, {}, false],
    ['update', false, {}, false],
    ['delete', false, { entries: [{ publishedAt: null }, { publishedAt: '2026-01-01' }] }, true],
    ['delete', false, { entries: [{ publishedAt: null }] }, false],
    ['discardDraft', false, { entries: [{ publishedAt: null }] }, false],
  ] as const)('%s (publishes: %s) answered with %j: changed is %s', (action, publishes, result, changed) => {
    expect(changesPublishedContent({ action, publishes, result })).toBe(changed)
  })
})
