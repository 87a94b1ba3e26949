import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { basesOf, makeBaseImages } from './base-images'
import { readServices, runArgumentsOf, type Service } from './compose'
import { absenceOfContainers, ContainerStore, type Run } from './container-tools'
import { cloneOfRepository, randomSecret, SECRETS, VALUES, writeCertificate } from './operator'
import { StartedContainer } from './started-container'
import { SystemdBox } from './systemd-box'

const absence = absenceOfContainers()
if (absence !== null) console.warn(`SKIPPED: images from a clean clone, and their start without rights: ${absence}`)

const PROJECT = 'ashlar-images'
/** Fetched packages and both builds, on a machine that does other work too. */
const BUILD_MS = 45 * 60_000
/** A first start writes the content, and the second backend waits for it. */
const START_MS = 10 * 60_000

/** The smallest one with a cross-reference table. */
const PDF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\nxref\n0 1\n0000000000 65535 f \ntrailer\n<<>>\nstartxref\n30\n%%EOF\n'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>'

let folder: string
let deploy: string
let certificates: string
let store: ContainerStore
const containers = new Map<string, StartedContainer>()

beforeAll(async () => {
  if (absence !== null) return
  folder = mkdtempSync(join(tmpdir(), 'ashlar-images-'))
  certificates = join(folder, 'certificates')
  await writeCertificate(certificates)
  store = new ContainerStore(folder)
  const clone = cloneOfRepository(folder)
  deploy = join(clone, 'deploy')
  const services = readServices(join(deploy, 'compose.yaml'), {})
  const images = [...basesOf(join(deploy, 'container')), ...[...services.values()].map(({ image }) => image)]
  await makeBaseImages(store, images, join(folder, 'bases'))
  for (const part of ['edge', 'backend', 'site']) {
    await store.build(`website-${part}:latest`, join(deploy, 'container', `${part}.Dockerfile`), clone)
  }
  // A run that was killed leaves it.
  await store.podman(['network', 'rm', '--force', PROJECT])
  await store.podman(['network', 'create', '--internal', PROJECT])
}, BUILD_MS)

afterAll(async () => {
  if (absence !== null) return
  for (const container of containers.values()) await container.end()
  await store.podman(['rm', '--all', '--force', '--time=0', '--volumes'])
  await store.podman(['network', 'rm', '--force', PROJECT])
  store.release()
  rmSync(folder, { recursive: true, force: true })
}, START_MS)

describe.skipIf(absence !== null)('the images of deploy/container', () => {
  const named = (name: string) => {
    const container = containers.get(name)
    if (container === undefined) throw new Error(`${name} was not started`)
    return container
  }

  const volumes = new Set<string>()

  /** Starts services of compose.yaml, and waits until they are healthy. */
  async function up(env: Readonly<Record<string, string | undefined>>, names: readonly string[]): Promise<void> {
    const services = readServices(join(deploy, 'compose.yaml'), env)
    for (const name of names) {
      const service: Service | undefined = services.get(name)
      if (service === undefined) throw new Error(`compose.yaml has no ${name}`)
      // Two that begin at once would both make the volume that they share, and one of them would fail.
      for (const volume of service.volumes ?? []) {
        const [kept = ''] = volume.split(':')
        if (kept.startsWith('/') || volumes.has(kept)) continue
        volumes.add(kept)
        await store.podman(['volume', 'create', `${PROJECT}-${kept}`])
      }
      containers.set(name, new StartedContainer(store, `${PROJECT}-${name}`, runArgumentsOf(PROJECT, name, service)))
    }
    for (const name of names) await named(name).untilHealthy(START_MS)
  }

  /** Asks the edge as a browser on the same network does. */
  const visit = (host: string, path: string, args: readonly string[] = [], options: Run = {}) =>
    named('edge').execute(
      [
        ...['curl', '--silent', '--show-error', '--insecure', '--resolve', `${host}:443:127.0.0.1`],
        ...['--connect-to', `${host}:443:127.0.0.1:8443`, '--write-out', '\n%{http_code}', ...args],
        `https://${host}${path}`,
      ],
      options,
    )
  const statusOf = (answer: string) => Number(answer.slice(answer.lastIndexOf('\n') + 1))
  const bodyOf = (answer: string) => {
    const body = answer.slice(0, answer.lastIndexOf('\n'))
    expect(body, answer).toMatch(/^[[{]/)
    return JSON.parse(body)
  }

  it('hold no compiler, no tool of ours and no secret file, and say how healthy they are', async () => {
    for (const part of ['edge', 'backend', 'site']) {
      const [image] = JSON.parse(await store.podman(['image', 'inspect', `website-${part}:latest`]))
      expect(image.Config.User, part).toMatch(/^(?:node|www-data)$/)
      expect(image.Healthcheck, part).toBeTruthy()
      const look =
        'command -v gcc make python3; ls -d /app/node_modules/@biomejs/biome; find / -xdev -name .env -not -path "/proc/*" 2>/dev/null; true'
      const args = ['--network=none', '--entrypoint=sh', `website-${part}:latest`, '-c', look]
      expect(await store.runOnce(args), part).toBe('')
    }
  })

  it(
    'start as deploy/README.md says, with any password of the database',
    async () => {
      const env: Record<string, string | undefined> = {
        ...parseEnv(readFileSync(join(deploy, 'env.example'), 'utf8')),
        ...VALUES,
        ...Object.fromEntries(SECRETS.map((name) => [name, randomSecret()])),
        CERTIFICATES: certificates,
      }
      await up(env, ['postgres', 'redis'])
      await up(env, ['backend-1', 'backend-2'])
      const tokens = JSON.parse(await named('backend-1').execute(['cat', '/data/tokens.json']))
      const complete = { ...env, CONTENT_READ_TOKEN: tokens.read, CONTENT_CREATE_TOKEN: tokens.create }
      await up(complete, ['site-1', 'site-2'])
      await up(complete, ['edge'])
    },
    3 * START_MS,
  )

  it.each(['backend-1', 'backend-2', 'site-1', 'site-2', 'edge'])(
    'run %s not as root, without capabilities, on files that it may not change',
    async (name) => {
      const status = await named(name).execute(['cat', '/proc/1/status'])
      expect(status).toMatch(/^Uid:\t(?!0\b)\d+/m)
      for (const set of ['CapPrm', 'CapEff', 'CapBnd', 'CapAmb'])
        expect(status).toMatch(new RegExp(`^${set}:\\t0+$`, 'm'))
      expect(status).toMatch(/^NoNewPrivs:\t1$/m)
      for (const place of ['/', '/app', '/etc', '/home/node', '/var/tmp']) {
        const written = named(name).execute(['touch', join(place, 'written')], { user: 'root' })
        await expect(written, place).rejects.toThrow(/Read-only file system|No such file/)
      }
    },
  )

  it('become ready', async () => {
    // Sites start before the edge, through which they ask the backends.
    const ready = async () => statusOf(await visit('www.example.com', '/api/health/ready'))
    await expect.poll(ready, { timeout: 60_000 }).toBe(200)
    for (const backend of ['backend-1', 'backend-2']) {
      await named('edge').execute(['curl', '--silent', '--show-error', '--fail', `http://${backend}:1337/_ready`])
    }
  })

  it('answer pages through the edge, by https alone, with brotli', async () => {
    const home = await visit('www.example.com', '/')
    expect([statusOf(home), home]).toEqual([200, expect.stringContaining('<h1')])
    expect(statusOf(await visit('www.example.com', '/projects'))).toBe(200)
    expect(statusOf(await visit('www.example.com', '/hidden-page'))).toBe(404)
    const headers = await visit('www.example.com', '/', ['--head', '--header', 'Accept-Encoding: br'])
    expect(headers).toMatch(/^content-encoding: br\r$/im)
    const plain = await named('edge').execute([
      ...['curl', '--silent', '--head', '--header', 'Host: www.example.com', 'http://127.0.0.1:8080/projects'],
    ])
    expect(plain).toMatch(/ 308 [\s\S]*^location: https:\/\/www\.example\.com\/projects\r$/im)
  })

  it('show pictures of the content, which sharp resizes, and draw those of shared links', async () => {
    const home = await visit('www.example.com', '/')
    const picture = /(\/pictures\/[^" ]+)/.exec(home)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const headers = await visit('www.example.com', picture, ['--head', '--header', 'Accept: image/webp'])
    expect([statusOf(headers), headers]).toEqual([200, expect.stringMatching(/^content-type: image\/webp\r$/im)])
    const shared = /property="og:image" content="https:\/\/www\.example\.com([^"]+)"/.exec(home)?.[1] ?? ''
    expect(statusOf(await visit('www.example.com', shared, ['--output', '/dev/null'])), shared).toBe(200)
  })

  it('store what a form sends, and a résumé', async () => {
    const sent = ['name=Meera Joshi', 'subject=land', 'email=meera@ashlar.example', 'consent=on']
    const form = [...sent, 'noticeVersion=2026-11-21'].flatMap((pair) => ['--data-urlencode', pair])
    const answer = await visit('www.example.com', '/api/leads/enquiry', [
      '--header',
      'Accept: application/json',
      ...form,
    ])
    expect(bodyOf(answer).reference).toMatch(/^ASH-/)
    const rows = ['psql', '--username=website', '--tuples-only', '--no-align', '--command']
    const stored = await named('postgres').execute([...rows, 'SELECT name FROM leads'])
    expect(stored.trim().split('\n')).toContain('Meera Joshi')

    const file = ['--form', 'files=@-;filename=meera-joshi.pdf;type=application/pdf']
    expect(statusOf(await visit('www.example.com', '/api/resumes', file, { input: PDF }))).toBe(200)
    // Both backends share the folder.
    const lists = await Promise.all(
      ['backend-1', 'backend-2'].map((name) => named(name).execute(['ls', '/data/private/resumes'])),
    )
    expect(lists[0]).not.toBe('')
    expect(lists[1]).toBe(lists[0])
  })

  it('take a picture from an editor, which both backends serve', async () => {
    const account = JSON.stringify({ email: VALUES.ADMIN_EMAIL, password: VALUES.ADMIN_PASSWORD })
    const json = ['--header', 'Content-Type: application/json', '--data', account]
    const { data } = bodyOf(await visit(VALUES.ADMIN_NAME, '/admin/login', json))
    const file = ['--form', 'files=@-;filename=stone.svg;type=image/svg+xml']
    const bearer = ['--header', `Authorization: Bearer ${data.token}`]
    const [upload] = bodyOf(await visit(VALUES.ADMIN_NAME, '/upload', [...bearer, ...file], { input: SVG }))
    for (const backend of ['backend-1', 'backend-2']) {
      const asked = ['curl', '--silent', '--fail', `http://${backend}:1337${upload.url}`]
      expect(await named('edge').execute(asked), backend).toContain('<svg')
    }
  })

  it('end in order when they are asked to', async () => {
    for (const name of ['edge', 'site-1', 'site-2', 'backend-1', 'backend-2']) {
      expect(await named(name).stop(), name).toBe(0)
    }
  })
})

describe.skipIf(absence !== null)('the units of deploy/systemd, on the builds of the images', () => {
  const BACKEND = 'website-backend@1337'
  const SITES = ['website-site@3000', 'website-site@3001']
  const EDGES = ['website-edge@1', 'website-edge@2']
  let box: SystemdBox

  beforeAll(async () => {
    const node = basesOf(join(deploy, 'container')).find((image) => image.startsWith('node:')) ?? ''
    const standIns = join(import.meta.dirname, 'stand-ins')
    await store.build('website-box:latest', join(standIns, 'box.Containerfile'), standIns, { NODE: node })
    box = new SystemdBox(store, `${PROJECT}-box`, deploy, certificates)
    containers.set('box', box.container)
  }, BUILD_MS)

  it(
    'start backend, sites and edges, which answer pages and log them',
    async () => {
      await expect.poll(() => box.run('systemctl', 'is-system-running').catch(String)).toBe('running\n')
      const secrets = Object.fromEntries(SECRETS.map((name) => [name, randomSecret()]))
      const { FORM_SECRET = '', REVALIDATE_SECRET = '' } = secrets
      const { SITE_URL, PUBLIC_URL, ADMIN_NAME, ADMIN_EMAIL, ADMIN_PASSWORD } = VALUES
      const addresses = { SITE_URL, PUBLIC_URL, SITE_URLS: 'http://127.0.0.1:3000,http://127.0.0.1:3001' }
      await box.writeSettings('backend', { ...secrets, ...addresses, ADMIN_EMAIL, ADMIN_PASSWORD })
      await box.run('systemctl', 'enable', '--now', BACKEND)
      await box.ask('http://127.0.0.1:1337/_ready')

      const tokens = JSON.parse(await box.run('cat', '/var/lib/website/backend-1337/tokens.json'))
      await box.writeSettings('site', {
        ...{ SITE_URL, CONTENT_URL: 'http://127.0.0.1:1338', FORM_SECRET, REVALIDATE_SECRET },
        ...{ CONTENT_READ_TOKEN: tokens.read, CONTENT_CREATE_TOKEN: tokens.create },
      })
      const twice = (ports: readonly number[]) =>
        ['max_fails=3 fail_timeout=2s', 'backup max_fails=0']
          .flatMap((rule) => ports.map((port) => `server 127.0.0.1:${port} ${rule};`))
          .join(' ')
      await box.writeSettings('edge', {
        ...{ ADMIN_NAME, SITE_SERVERS: twice([3000, 3001]), CONTENT_SERVERS: twice([1337]) },
        ...{ EDGE_CERTIFICATE: '/certificates/fullchain.pem', EDGE_KEY: '/certificates/privkey.pem' },
      })
      await box.run('systemctl', 'enable', '--now', ...EDGES, ...SITES)
      expect(await box.ask('https://127.0.0.1/projects')).toContain('<h1')
      const logged = () => box.run('journalctl', '--no-pager', '--unit=website-edge@*')
      await expect.poll(logged).toMatch(/"path":"\/projects","status":200/)
    },
    START_MS,
  )

  it.each([BACKEND, ...SITES, ...EDGES])('run %s not as root, on files that it may not change', async (unit) => {
    const pid = await box.property(unit, 'MainPID')
    const status = await box.run('cat', `/proc/${pid}/status`)
    expect(status).toMatch(/^Uid:\t(?!0\b)\d+/m)
    // The edge may listen on ports below 1024.
    expect(status).toMatch(unit.includes('edge') ? /^CapBnd:\t0+400$/m : /^CapBnd:\t0+$/m)
    expect(status).toMatch(/^NoNewPrivs:\t1$/m)
    const mounts = await box.run('cat', `/proc/${pid}/mounts`)
    expect(mounts).toMatch(/^\S+ \/ \S+ ro,/m)
  })

  it('are started again for as long as what they need is away', async () => {
    const [unit = ''] = EDGES
    await box.run('mv', '/certificates/privkey.pem', '/certificates/away.pem')
    await box.run('systemctl', 'restart', unit)
    // By default systemd gives up after the fifth.
    await expect.poll(async () => Number(await box.property(unit, 'NRestarts')), { timeout: 60_000 }).toBeGreaterThan(6)
    await box.run('mv', '/certificates/away.pem', '/certificates/privkey.pem')
    await expect.poll(() => box.property(unit, 'SubState'), { timeout: 60_000 }).toBe('running')
  })

  it('end in order', async () => {
    for (const unit of [...EDGES, ...SITES, BACKEND]) {
      await box.run('systemctl', 'stop', unit)
      const ended = [await box.property(unit, 'Result'), await box.property(unit, 'ExecMainStatus')]
      expect(ended, unit).toEqual(['success', '0'])
    }
  })
})
