import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
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

const FOLDER = join(ROOT, 'tests/strapi-4')
const STAMP = join(FOLDER, 'node_modules/.ashlar-install')
const MANIFESTS = ['package-lock.json', 'package.json']

/** Milliseconds that its packages may take to be installed, and that it may take to start with its content. */
const INSTALL_MS = 600_000
const START_MS = 180_000
const LOOK_MS = 200

/** A record of the demonstration content, as its file has it. */
export type SeedFields = Readonly<Record<string, unknown>>

/** A real Strapi 4 with the described content types. */
export interface StrapiFour {
  url: string
  /** Of an API token that may read everything. */
  token: string
  stop(): Promise<void>
}

/**
 * Installs Strapi 4 from its own lockfile, unless it is there.
 *
 * @returns why it cannot be installed here, or null when it is.
 */
export async function installStrapiFour(): Promise<string | null> {
  const hash = hashInputs(FOLDER, MANIFESTS, [])
  if (isFresh(STAMP, hash)) return null
  // Nothing of it is compiled: the packages that are used have their binaries in them.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
  try {
    await runFile(process.execPath, [npmFile(process.env), ...args], {
      cwd: FOLDER,
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

/**
 * Starts a Strapi 4 with content types of ours and records of the demonstration content, in a temporary folder and on
 * loopback. It ends with the calling process.
 *
 * @param records by model, in the order in which they are written.
 */
export async function startStrapiFour(records: ReadonlyMap<string, readonly SeedFields[]>): Promise<StrapiFour> {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-strapi-4-'))
  writeProject(folder, records)
  const port = await freePort()
  const child = startChild([join(folder, 'node_modules/@strapi/strapi/bin/strapi.js'), 'start'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), STRAPI_TELEMETRY_DISABLED: 'true' },
    whenOrphaned: 'term',
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => said.push(String(data)))
  const stop = async () => {
    await endChild(child)
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  const until = Date.now() + START_MS
  for (;;) {
    const isReady = await fetch(`${url}/_health`).then(
      ({ ok }) => ok,
      () => false,
    )
    const token = readIfThere(join(folder, 'token'))
    if (isReady && token) return { url, token, stop }
    if (child.exitCode !== null || Date.now() > until) {
      await stop()
      throw new Error(`Strapi 4 did not start: ${said.join('').slice(-4000)}`)
    }
    await wait(LOOK_MS)
  }
}

/** A schema of ours as Strapi 4 reads it, which knows neither our labels nor our indexes. */
function olderSchema(file: string): string {
  const { config, indexes, ...schema } = JSON.parse(readFileSync(join(CONTENT, 'src', file), 'utf8')) as SeedFields
  return JSON.stringify(schema)
}

function writeProject(folder: string, records: ReadonlyMap<string, readonly SeedFields[]>): void {
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  symlinkSync(join(FOLDER, 'node_modules'), join(folder, 'node_modules'), 'dir')
  cpSync(join(FOLDER, 'package.json'), join(folder, 'package.json'))
  mkdirSync(join(folder, 'public/uploads'), { recursive: true })
  for (const [path, text] of Object.entries(SETTINGS)) write(path, text)
  for (const model of records.keys()) {
    const uid = `api::${model}.${model}`
    const file = `api/${model}/content-types/${model}/schema.json`
    write(`src/${file}`, olderSchema(file))
    for (const [part, factory] of Object.entries(FACTORIES)) {
      write(
        `src/api/${model}/${part}/${model}.js`,
        `module.exports = require('@strapi/strapi').factories.${factory}('${uid}')`,
      )
    }
  }
  for (const name of readdirSync(join(CONTENT, 'src/components'), { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.json')) write(`src/components/${name}`, olderSchema(`components/${name}`))
  }
  const media = [join(CONTENT, 'seed/media'), join(ROOT, 'brand')]
  write('seed.json', JSON.stringify({ media, records: [...records] }))
}

const FACTORIES = {
  controllers: 'createCoreController',
  routes: 'createCoreRouter',
  services: 'createCoreService',
} as const

/** The project's own files; its content is written before it listens. */
const SETTINGS: Readonly<Record<string, string>> = {
  'config/server.js':
    "module.exports = ({ env }) => ({ host: '127.0.0.1', port: env.int('PORT'), app: { keys: ['one', 'two'] } })",
  'config/admin.js':
    "module.exports = { auth: { secret: 'a' }, apiToken: { salt: 'b' }, transfer: { token: { salt: 'c' } }, serveAdminPanel: false }",
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
    const { media, records } = require('../seed.json')
    const files = new Map()
    const upload = async ({ $media, alt }) => {
      if (files.has($media)) return files.get($media)
      const path = media.map((folder) => join(folder, $media)).find(existsSync)
      const name = $media.replaceAll('/', '-')
      const [file] = await strapi.plugin('upload').service('upload').upload({
        data: { fileInfo: { name, alternativeText: alt } },
        files: { path, name, type: TYPES[extname(path)], size: statSync(path).size },
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
      for (const { $key, $draft, ...fields } of list) {
        const data = { ...(await withFiles(fields)), publishedAt: $draft ? null : new Date() }
        await strapi.entityService.create(\`api::\${model}.\${model}\`, { data })
      }
    }
    const token = { name: 'reader', description: '', type: 'read-only', lifespan: null }
    const { accessKey } = await strapi.service('admin::api-token').create(token)
    writeFileSync('token', accessKey)
  },
}
`,
}
