import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { CONTENT, ROOT } from '../../../scripts/lib/files/paths.mjs'
import { readIfThere } from '../../../scripts/lib/files/read-if-there.mjs'
import { hashInputs, isFresh, writeStamp } from '../../../scripts/lib/files/stamp.mjs'
import { npmEnvironment, npmFile } from '../../../scripts/lib/install/npm.mjs'
import { endChild, startChild } from '../../../scripts/lib/processes/children.mjs'
import { freePort } from '../../../scripts/lib/services/ports.mjs'

const runFile = promisify(execFile)

const FOUR = join(ROOT, 'tests/strapi-4')
const STAMP = join(FOUR, 'node_modules/.ashlar-install')
const MANIFESTS = ['package-lock.json', 'package.json']

/** Milliseconds that packages may take to be installed, and that a Strapi may take to start with its content. */
const INSTALL_MS = 600_000
const START_MS = 180_000
const LOOK_MS = 200

/** The versions that an existing backend may have. The newer one is the one that our own backend is built on. */
export type StrapiVersion = 4 | 5

const MODULES: Readonly<Record<StrapiVersion, string>> = {
  4: join(FOUR, 'node_modules'),
  5: join(CONTENT, 'node_modules'),
}

/** A record as the demonstration content writes it: `$media` names a file, `$draft` keeps the record unpublished. */
export type SeedFields = Readonly<Record<string, unknown>>

/** What a Strapi is made of beside Strapi itself. Its controllers, routes and services are the stock ones. */
export interface StrapiProject {
  version: StrapiVersion
  /** Schemas of content types by model, such as `about-us-menu`. */
  types: ReadonlyMap<string, SeedFields>
  /** Schemas of components by file, such as `page/section.json`. */
  components?: ReadonlyMap<string, SeedFields>
  /** By model, in the order in which they are written. */
  records: ReadonlyMap<string, readonly SeedFields[]>
  /** Models of which the create token may add records, and other permissions that it has. */
  creates?: readonly string[]
}

/** A running Strapi that is not ours. */
export interface ForeignStrapi {
  url: string
  /** Of an API token that may read everything. */
  token: string
  /** Of an API token that may only create, and only what the project names. */
  createToken: string
  /** Ends the process and keeps its data; `start` continues with them at the same address. */
  end(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/**
 * Installs Strapi 4 from its own lockfile, unless it is there.
 *
 * @returns why it cannot be installed here, or null when it is.
 */
export async function installStrapiFour(): Promise<string | null> {
  const hash = hashInputs(FOUR, MANIFESTS, [])
  if (isFresh(STAMP, hash)) return null
  // Nothing of it is compiled: the packages that are used have their binaries in them.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
  try {
    await runFile(process.execPath, [npmFile(process.env), ...args], {
      cwd: FOUR,
      env: npmEnvironment(process.env),
      timeout: INSTALL_MS,
      maxBuffer: 16 * 1024 * 1024,
    })
  } catch (error) {
    const said = String((error as { stderr?: string }).stderr ?? error)
    return said.split('\n').find((line) => line.includes('npm error')) ?? said.slice(0, 300)
  }
  writeStamp(STAMP, hash)
  return null
}

/** Starts a Strapi in a temporary folder and on loopback. It ends with the calling process. */
export async function startStrapi(project: StrapiProject): Promise<ForeignStrapi> {
  const folder = mkdtempSync(join(tmpdir(), `ashlar-strapi-${project.version}-`))
  writeProject(folder, project)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let running: Awaited<ReturnType<typeof runProject>> | null = null
  const start = async () => {
    running = await runProject(folder, port, url)
  }
  const end = async () => {
    if (running) await endChild(running)
    running = null
  }
  const stop = async () => {
    await end()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await start()
  } catch (error) {
    await stop()
    throw error
  }
  const tokens = readIfThere(join(folder, TOKENS_FILE)) ?? '{}'
  return { url, ...(JSON.parse(tokens) as { token: string; createToken: string }), start, end, stop }
}

async function runProject(folder: string, port: number, url: string) {
  const child = startChild([join(folder, 'node_modules/@strapi/strapi/bin/strapi.js'), 'start'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), STRAPI_TELEMETRY_DISABLED: 'true' },
    whenOrphaned: 'term',
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => said.push(String(data)))
  const until = Date.now() + START_MS
  for (;;) {
    const isReady = await fetch(`${url}/_health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady && existsSync(join(folder, TOKENS_FILE))) return child
    if (child.exitCode !== null || Date.now() > until) {
      await endChild(child)
      throw new Error(`Strapi did not start: ${said.join('').slice(-4000)}`)
    }
    await wait(LOOK_MS)
  }
}

function writeProject(folder: string, { version, types, components, records, creates = [] }: StrapiProject): void {
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  symlinkSync(MODULES[version], join(folder, 'node_modules'), 'dir')
  // Strapi starts only where a manifest names it.
  write('package.json', JSON.stringify({ name: 'existing-backend', dependencies: { '@strapi/strapi': `${version}` } }))
  mkdirSync(join(folder, 'public/uploads'), { recursive: true })
  for (const [path, text] of Object.entries(SETTINGS)) write(path, text)
  for (const [model, schema] of types) {
    write(`src/api/${model}/content-types/${model}/schema.json`, JSON.stringify(schema))
    for (const [part, factory] of Object.entries(FACTORIES)) {
      write(
        `src/api/${model}/${part}/${model}.js`,
        `module.exports = require('@strapi/strapi').factories.${factory}('api::${model}.${model}')`,
      )
    }
  }
  for (const [file, schema] of components ?? []) write(`src/components/${file}`, JSON.stringify(schema))
  const media = [join(CONTENT, 'seed/media'), join(ROOT, 'brand')]
  write('seed.json', JSON.stringify({ media, records: [...records], creates }))
}

const TOKENS_FILE = 'tokens.json'

const FACTORIES = {
  controllers: 'createCoreController',
  routes: 'createCoreRouter',
  services: 'createCoreService',
} as const

/** The project's own files, as Strapi's guides have them; its content is written before it listens. */
const SETTINGS: Readonly<Record<string, string>> = {
  'config/server.js':
    "module.exports = ({ env }) => ({ host: '127.0.0.1', port: env.int('PORT'), app: { keys: ['one', 'two'] } })",
  'config/admin.js':
    "module.exports = { auth: { secret: 'a' }, apiToken: { salt: 'b' }, transfer: { token: { salt: 'c' } }, secrets: { encryptionKey: 'd' }, serveAdminPanel: false }",
  'config/api.js': 'module.exports = { rest: { defaultLimit: 25, maxLimit: 100 } }',
  'config/database.js':
    "module.exports = { connection: { client: 'sqlite', connection: { filename: 'data.db' }, useNullAsDefault: true } }",
  'config/middlewares.js':
    "module.exports = ['errors', 'security', 'cors', 'query', 'body', 'session', 'favicon', 'public'].map((name) => 'strapi::' + name)",
  'src/index.js': `
const { existsSync, statSync, writeFileSync } = require('node:fs')
const { extname, join } = require('node:path')
const TYPES = { '.jpg': 'image/jpeg', '.mp4': 'video/mp4', '.svg': 'image/svg+xml' }

module.exports = {
  async bootstrap({ strapi }) {
    if (existsSync('${TOKENS_FILE}')) return
    const { media, records, creates } = require('../seed.json')
    const isFour = strapi.documents === undefined
    const files = new Map()
    const upload = async ({ $media, alt }) => {
      if (files.has($media)) return files.get($media)
      const path = media.map((folder) => join(folder, $media)).find(existsSync)
      const name = $media.replaceAll('/', '-')
      const type = TYPES[extname(path)]
      const [file] = await strapi.plugin('upload').service('upload').upload({
        data: { fileInfo: { name, alternativeText: alt } },
        files: isFour
          ? { path, name, type, size: statSync(path).size }
          : { filepath: path, originalFilename: name, mimetype: type, size: statSync(path).size },
      })
      files.set($media, file.id)
      return file.id
    }
    const withFiles = async (value) => {
      if (typeof value !== 'object' || value === null) return value
      if (value.$media) return upload(value)
      // One after the other, so that no file is uploaded twice.
      const entries = []
      for (const [name, part] of Object.entries(value)) entries.push([name, await withFiles(part)])
      return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries)
    }
    for (const [model, list] of records) {
      const uid = \`api::\${model}.\${model}\`
      for (const { $key, $draft, ...fields } of list) {
        const data = await withFiles(fields)
        if (isFour) await strapi.entityService.create(uid, { data: { ...data, publishedAt: $draft ? null : new Date() } })
        else await strapi.documents(uid).create({ data, status: $draft ? 'draft' : 'published' })
      }
    }
    const tokens = strapi.service(isFour ? 'admin::api-token' : 'admin::api-token-content-api')
    const make = async (token) => (await tokens.create({ description: '', lifespan: null, ...token })).accessKey
    const permissions = creates.map((name) => name.includes('::') ? name : \`api::\${name}.\${name}.create\`)
    writeFileSync('${TOKENS_FILE}', JSON.stringify({
      token: await make({ name: 'reader', type: 'read-only' }),
      createToken: await make({ name: 'writer', type: 'custom', permissions }),
    }))
  },
}
`,
}
