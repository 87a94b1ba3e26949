import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rawAnswer } from '../../support/services/raw-request'
import { startSite } from '../../support/services/site-instance'
import { stacks } from '../../support/services/stacks'
import { expect, test } from '../../support/test'

const MONITORING = join(import.meta.dirname, '../../../deploy/monitoring')

test('every metric in the dashboard and the alerts exists', async ({ request }) => {
  const given = new Set<string>()
  for (const address of ['/api/metrics', `${stacks().backend}/_metrics`]) {
    const response = await request.get(address)
    expect(response.status(), address).toBe(200)
    for (const [, name] of (await response.text()).matchAll(/^# TYPE (\S+)/gm)) given.add(String(name))
  }
  const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(read('dashboard.json'))
  const expressions = [
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...[...read('alerts.yml').matchAll(/expr: (?:>-\n((?:\s{10,}.*\n)+)|(.*)\n)/g)].map(([, folded, line]) =>
      String(folded ?? line),
    ),
  ]
  expect(expressions.length).toBeGreaterThan(30)
  const named = new Set(expressions.flatMap((text) => text.match(/\b(?:site|content|process|nodejs)_\w+/g) ?? []))
  expect(named.size).toBeGreaterThan(15)
  expect([...named].filter((name) => !given.has(name.replace(/_(?:bucket|count|sum)$/, '')))).toEqual([])
})

test('requests are counted by template and status, never by address', async ({ request }) => {
  await request.get('/services/retail')
  await request.get('/services/retail')
  await request.get('/services/nobody-has-this-service')
  await request.get('/projects?near=a-visitor-wrote-this')
  const text = await (await request.get('/api/metrics')).text()
  const requests = 'site_http_request_duration_seconds_count'
  expect(text).toMatch(new RegExp(`${requests}{template="/services/\\[slug\\]",status="200"} [1-9]`))
  expect(text).toMatch(new RegExp(`${requests}{template="/services/\\[slug\\]",status="404"} [1-9]`))
  expect(text).toMatch(/site_page_cache_total\{source="hit"\} [1-9]/)
  expect(text).not.toContain('nobody-has-this-service')
  expect(text).not.toContain('a-visitor-wrote-this')
})

test('a request through a proxy, or for another host name, gets no metrics', async ({ request }) => {
  for (const headers of [{ 'X-Forwarded-For': '127.0.0.1' }, { Via: '1.1 edge' }, { Host: 'www.ashlar.example' }]) {
    expect((await request.get('/api/metrics', { headers })).status(), JSON.stringify(headers)).toBe(403)
  }
})

test('where the site has a public address, nobody gets metrics without a token; a proxy that appends is told so', async () => {
  const site = await startSite({ SITE_URL: 'https://www.ashlar.example' })
  try {
    // As a proxy without any header of its own passes on what a visitor sends.
    expect((await rawAnswer(`${site.url}/api/metrics`, { Host: 'localhost' })).status).toBe(403)
    const told = () => site.log().match(/appends to the header/g)?.length ?? 0
    expect(told()).toBe(0)
    for (const forged of ['198.51.100.1', '198.51.100.2']) {
      await rawAnswer(`${site.url}/robots.txt`, { 'X-Forwarded-For': `${forged}, 203.0.113.7`, 'If-None-Match': '"a"' })
    }
    await expect.poll(told).toBe(1)
    expect(site.log()).toContain('proxy_set_header X-Forwarded-For $remote_addr')
  } finally {
    await site.stop()
  }
})

test('the site reports that it is live, that it is ready, and that its backend answers', async ({ request }) => {
  expect(await (await request.get('/api/health')).json()).toMatchObject({ live: true, ready: true, backend: 'answers' })
  expect((await request.get('/api/health/ready')).status()).toBe(200)
  expect((await request.get('/api/health/live')).status()).toBe(200)
})

function read(name: string): string {
  return readFileSync(join(MONITORING, name), 'utf8')
}
