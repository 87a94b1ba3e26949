import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { request as ask } from 'node:http'
import { request as askByTls } from 'node:https'
import { join } from 'node:path'
import { generate } from 'selfsigned'
import { afterEach, describe, expect, test } from 'vitest'
import { commandLine, edgeService } from '../../../bench/scale/edge.mjs'
import { findNginx } from '../../../bench/scale/machine.mjs'
import { native, PortService } from '../../../bench/scale/port-service.mjs'
import { ROOT } from '../../../scripts/lib/files/paths.mjs'
import { freePorts } from '../../../scripts/lib/services/ports.mjs'
import { scratchFolder } from '../scratch.js'
import { StandIn } from './stand-in.js'

const { nginx, nginxModules } = findNginx()

/** What a visitor may send to choose an address or a scheme. */
const FORGED = { 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'gopher', host: 'localhost' }

const running: { stop(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop()
})

/** A server that answers with the headers it got. */
async function startEcho(): Promise<StandIn> {
  const echo = new StandIn(
    () =>
      ({ headers }, response) =>
        response.end(JSON.stringify(headers)),
  )
  await echo.start()
  running.push({ stop: () => echo.kill() })
  return echo
}

interface Asked {
  headers?: Record<string, string>
  method?: string
  body?: string
}

function answerOf(url: string, { headers = {}, method = 'GET', body = '' }: Asked = {}) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const options = { method, headers: { ...headers, 'content-length': body.length }, agent: false as const }
    const send = url.startsWith('https:') ? askByTls : ask
    const sent = send(url, { ...options, rejectUnauthorized: false }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

describe.skipIf(!nginx || !nginxModules)('the edge of several machines', () => {
  async function startEdge(sites: readonly number[], trusts?: string) {
    const folder = join(scratchFolder(), 'edge')
    const [http = 0, https = 0, content = 0] = await freePorts(3)
    const edge = await edgeService({
      ...{ nginx: nginx ?? '', nginxModules: nginxModules ?? '', folder, ports: { http, https, content } },
      ...{ sites, backends: sites, ...(trusts && { trusts }) },
    })
    await edge.start()
    running.unshift(edge)
    return { folder, visitors: `http://127.0.0.1:${http}`, edge }
  }

  test('passes on the address of its peer, whatever a visitor sends', async () => {
    const { visitors } = await startEdge([(await startEcho()).port])
    for (const path of ['/', '/api/leads/enquiry', '/media/a.mp4']) {
      const told = JSON.parse((await answerOf(visitors + path, { headers: FORGED })).text)
      expect(told, path).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' })
    }
  })

  test('believes a named proxy in front, and passes on the visitor’s address alone', async () => {
    const { visitors } = await startEdge([(await startEcho()).port], '127.0.0.0/8')
    const headers = { 'x-forwarded-for': '198.51.100.7, 203.0.113.9, 127.0.0.2' }
    expect(JSON.parse((await answerOf(`${visitors}/`, { headers })).text)['x-forwarded-for']).toBe('203.0.113.9')
  })

  test('writes no query into a log when servers fail, and says there which server failed how', async () => {
    const dying = new StandIn(() => (request) => request.socket.destroy())
    const echo = await startEcho()
    const [nowhere = 0] = await freePorts(1)
    await dying.start()
    running.push({ stop: () => dying.kill() })
    const { folder, visitors, edge } = await startEdge([dying.port, nowhere, echo.port])
    const link = 'token-of-a-link'
    for (let count = 0; count < 9; count += 1) {
      await answerOf(`${visitors}/your-enquiry?token=${link}&words=sea-view-${count}`)
      await answerOf(`${visitors}/api/your-enquiry/erase?token=${link}`, { method: 'POST' })
    }
    // Bodies and long answers that cannot be written to the disk are faults of level "crit".
    renameSync(join(folder, 'body'), join(folder, 'moved'))
    writeFileSync(join(folder, 'body'), '')
    const lost = { method: 'POST', body: 'a'.repeat(400_000) }
    expect((await answerOf(`${visitors}/api/your-enquiry/correct?token=${link}`, lost)).status).toBe(500)
    const accessLog = () => readFileSync(join(folder, 'access.log'), 'utf8')
    await expect.poll(accessLog, { timeout: 5_000 }).toContain('/api/your-enquiry/correct')
    await edge.stop()
    const lines = accessLog()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, string>)
    expect(lines.map(({ upstream_status: statuses = '' }) => statuses).join(' ')).toMatch(/502, .*200/)
    expect(lines.some(({ upstream = '' }) => upstream.includes(`:${nowhere}`))).toBe(true)
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.log'))) {
      const written = readFileSync(join(folder, name), 'utf8')
      expect(written, name).not.toContain(link)
      expect(written, name).not.toContain('sea-view')
      expect(written, name).not.toContain('127.0.0.1, server')
    }
  })
})

describe.skipIf(!nginx)('the proxy of one box', () => {
  const CONF = readFileSync(join(ROOT, 'deploy', 'nginx', 'one-box.conf'), 'utf8')

  /** nginx with the shipped file, in which only ports and paths are replaced. */
  async function startProxy(site: number, backend: number) {
    const folder = scratchFolder()
    const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }])
    writeFileSync(join(folder, 'fullchain.pem'), cert)
    writeFileSync(join(folder, 'privkey.pem'), key)
    const [http = 0, https = 0] = await freePorts(2)
    const conf = CONF.replaceAll('/etc/letsencrypt/live/www.example.com', folder)
      .replaceAll('/var/log/nginx', folder)
      .replaceAll('listen 80', `listen 127.0.0.1:${http}`)
      .replaceAll('listen 443', `listen 127.0.0.1:${https}`)
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${site}`)
      .replaceAll('127.0.0.1:1337', `127.0.0.1:${backend}`)
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/t;`)
    const whole = `pid ${folder}/nginx.pid; events {} http { access_log off; ${paths.join(' ')}\n${conf}\n}`
    writeFileSync(join(folder, 'nginx.conf'), whole)
    const proxy = new PortService({
      name: 'the proxy of one box',
      command: native(nginx ?? '', ['-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', commandLine()]),
      ...{ port: https, pidFile: join(folder, 'nginx.pid'), log: join(folder, 'nginx.log') },
    })
    await proxy.start()
    running.unshift(proxy)
    return { folder, https: `https://127.0.0.1:${https}`, http: `http://127.0.0.1:${http}` }
  }

  test('passes on the address of its peer, to site and backend, whatever a visitor sends', async () => {
    const [site, backend] = [await startEcho(), await startEcho()]
    const { http, https } = await startProxy(site.port, backend.port)
    for (const host of ['localhost', 'www.example.com', 'admin.example.com']) {
      const { text } = await answerOf(`${https}/`, { headers: { ...FORGED, host } })
      const told = { host, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' }
      expect(JSON.parse(text)).toMatchObject(told)
    }
    expect([site.asked.length, backend.asked.length]).toEqual([2, 1])
    expect((await answerOf(`${http}/projects`)).status).toBe(308)
  })

  test('writes no query into a log when the site is away', async () => {
    const [away = 0] = await freePorts(1)
    const { folder, https } = await startProxy(away, away)
    expect((await answerOf(`${https}/your-enquiry?token=token-of-a-link`)).status).toBe(502)
    await expect.poll(() => readFileSync(join(folder, 'website.log'), 'utf8')).toContain('"upstream_status":"502"')
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.log'))) {
      expect(readFileSync(join(folder, name), 'utf8'), name).not.toContain('token-of-a-link')
    }
  })
})
