import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createIndexNow, type IndexNow } from './index-now'
import { publishedPaths } from './published-path'

/** A search engine that records what it receives. */
let engine: Server
let told: { host: string; key: string; keyLocation: string; urlList: string[] }[]
let status: number
let warnings: string[]
let indexNow: IndexNow

beforeEach(async () => {
  told = []
  status = 202
  warnings = []
  engine = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      told.push(JSON.parse(body))
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve))
  indexNow = createIndexNow({
    key: '0123456789abcdef',
    url: `http://127.0.0.1:${(engine.address() as AddressInfo).port}/indexnow`,
    siteUrl: 'https://www.example.com',
    warn: (line) => warnings.push(line),
    gatherMs: 20,
  })
})

afterEach(() => {
  vi.useRealTimers()
  indexNow.stop()
  engine.closeAllConnections()
  engine.close()
})

describe('a search engine', () => {
  it('gets one message for changes within a moment, with absolute addresses', async () => {
    indexNow.changed(['/services/retail'])
    indexNow.changed(['/projects/reed-house', '/services/retail'])
    await expect.poll(() => told).toHaveLength(1)
    expect(told[0]).toEqual({
      host: 'www.example.com',
      key: '0123456789abcdef',
      keyLocation: 'https://www.example.com/0123456789abcdef.txt',
      urlList: ['https://www.example.com/services/retail', 'https://www.example.com/projects/reed-house'],
    })
    expect(warnings).toEqual([])
  })

  it('gets more changes than one message holds in several', async () => {
    indexNow.changed(Array.from({ length: 10_001 }, (_, number) => `/projects/${number}`))
    await expect.poll(() => told.map(({ urlList }) => urlList.length)).toEqual([10_000, 1])
  })

  it('that refuses is logged, and nobody waits for it', async () => {
    status = 429
    indexNow.changed(['/services/retail'])
    await expect.poll(() => warnings).toEqual([expect.stringContaining('429')])
  })

  it('gets no message after the server has stopped', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    indexNow.changed(['/services/retail'])
    expect(vi.getTimerCount()).toBe(1)
    indexNow.stop()
    indexNow.changed(['/services/land'])
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('the pages of a change', () => {
  it.each([
    ['page', { entries: [{ path: '/services' }] }, ['/services']],
    ['post', { slug: 'a-post' }, ['/blog/a-post']],
    ['opening', { entries: [{ slug: 'a' }, { slug: 'b' }] }, ['/careers/a', '/careers/b']],
    ['leader', { entries: [{ key: 'a' }] }, []],
    ['post', null, []],
  ])('of a %s answered with %j are %j', (model, result, paths) => {
    expect(publishedPaths(model, result)).toEqual(paths)
  })
})
