import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../../scripts/lib/files/paths.mjs'
import { readIfThere } from '../../scripts/lib/files/read-if-there.mjs'
import { Service } from '../../scripts/lib/processes/service.mjs'
import { freePorts } from '../../scripts/lib/services/ports.mjs'
import { startPostgres } from '../../scripts/lib/services/postgres.mjs'
import { readSecrets } from '../../scripts/lib/services/secrets.mjs'
import { contentService, siteService } from '../../scripts/lib/services/services.mjs'
import { readSettings } from '../../scripts/lib/services/settings.mjs'
import { ADMIN_ENV } from '../lib/admin.mjs'
import { edgeService } from './edge.mjs'
import { objectStoreService } from './object-store.mjs'
import { native, PortService } from './port-service.mjs'
import { servedFrom } from './previous-build.mjs'

/** @typedef {Awaited<ReturnType<typeof startProfile>>} Profile */
/** @typedef {import('../../scripts/lib/services/postgres.mjs').Postgres} Postgres */

const BUCKET = 'site-files'

/** Variables that are passed on from a developer's shell; all others could influence the profile. */
const OWN = /^(PATH|HOME|TMPDIR|LANG|LC_.*|CHROMIUM_PATH|NODE_.*|npm_.*)$/

/**
 * Starts PostgreSQL, Redis, an S3-compatible store, nginx, two backends and two sites on the loopback address. All
 * state is in a temporary folder.
 * @param {{ machine: import('./machine.mjs').Machine, signal: AbortSignal, during:
 * import('../../scripts/lib/messages/progress.mjs').Progress['during'], previous?: import('./previous-build.mjs').PreviousBuild }}
 * tools previous: the build that backends and sites run from; this one when not given
 */
export async function startProfile({ machine, signal, during, previous }) {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-scale-'))
  const [http = 0, https = 0, content = 0, redisPort = 0, ...halves] = await freePorts(8)
  const sitePorts = halves.slice(0, 2)
  const backendPorts = halves.slice(2, 4)
  // As on a real server, the data of an acknowledged lead must be on the disk.
  const postgres = /** @type {Postgres} */ (await startPostgres({ durable: true }))
  const databaseUrl = await postgres.createDatabase('site')
  const store = await objectStoreService({ folder: join(folder, 'store'), bucket: BUCKET })
  const redis = redisService(machine, folder, redisPort)
  const edgeUrl = `http://127.0.0.1:${http}`
  const contentUrl = `http://127.0.0.1:${content}`
  const shared = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => OWN.test(name))),
    ...readSecrets(folder, {}),
    HOST: '127.0.0.1',
    SITE_URL: edgeUrl,
  }
  const backendEnv = {
    ...shared,
    ...store.env,
    DATABASE_URL: databaseUrl,
    SITE_URLS: sitePorts.map((port) => `http://127.0.0.1:${port}`).join(','),
    ...ADMIN_ENV,
  }
  const built = (/** @type {Service} */ service) => (previous ? servedFrom(service, ROOT, previous.folder) : service)
  const backends = backendPorts.map((port, index) => {
    const env = { ...backendEnv, CONTENT_PORT: String(port), DATA_DIR: stateOf(folder, `backend-${index + 1}`) }
    return named(built(contentService(wiringOf(env))), `backend ${index + 1}`)
  })
  const edgeNamed = (/** @type {string} */ name) =>
    edgeService({
      ...{
        name,
        nginx: machine.nginx,
        nginxModules: machine.nginxModules,
        folder: stateOf(folder, name.replace(' ', '-')),
      },
      ...{ ports: { http, https, content }, sites: sitePorts, backends: backendPorts },
      // The visitors of the load run on this machine, each with an address of its own.
      trusts: '127.0.0.0/8',
    })
  const edge = await edgeNamed('edge 1')
  // Shares the ports of the first; the proofs that need it start it.
  const secondEdge = await edgeNamed('edge 2')

  const stop = async () => {
    await Promise.all([edge.stop(), secondEdge.stop()])
    await Promise.all([...sites, ...backends].map((service) => service.stop()))
    await Promise.all([redis.stop(), store.service.stop(), postgres.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
  /** @type {Service[]} */
  const sites = []
  try {
    await during('starting Redis and the object store', () => Promise.all([redis.start(), store.service.start()]))
    await during('starting two backends, which seed the database', () =>
      Promise.all(backends.map((backend) => backend.start({ signal }))),
    )
    const tokens = JSON.parse(readIfThere(join(folder, 'backend-1', 'tokens.json')) ?? '{}')
    for (const [index, port] of sitePorts.entries()) {
      const env = {
        ...shared,
        PORT: String(port),
        DATA_DIR: stateOf(folder, `site-${index + 1}`),
        CONTENT_URL: contentUrl,
        CONTENT_READ_TOKEN: tokens.read,
        CONTENT_CREATE_TOKEN: tokens.create,
        REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      }
      sites.push(named(built(siteService(wiringOf(env))), `site ${index + 1}`))
    }
    await edge.start()
    await during('starting two sites', () => Promise.all(sites.map((site) => site.start({ signal }))))
    return {
      ...{ folder, edgeUrl, contentUrl, databaseUrl, tokens, https, signal, machine, previous },
      secrets: [...Object.values(tokens), ...Object.values(readSecrets(folder, {}))],
      siteUrls: sitePorts.map((port) => `http://127.0.0.1:${port}`),
      backendUrls: backendPorts.map((port) => `http://127.0.0.1:${port}`),
      mailFolders: ['backend-1', 'backend-2'].map((name) => join(folder, name, 'mail')),
      ...{ sites, backends, postgres, redis, store: store.service, edge, secondEdge, stop },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * @param {import('./machine.mjs').Machine} machine
 * @param {string} folder
 * @param {number} port
 */
function redisService({ redis }, folder, port) {
  return new PortService({
    name: 'Redis',
    command: native(redis, ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no']),
    port,
    log: join(folder, 'redis.log'),
  })
}

/**
 * @param {string} folder
 * @param {string} name
 */
function stateOf(folder, name) {
  const own = join(folder, name)
  if (!existsSync(own)) mkdirSync(own)
  return own
}

/** @param {NodeJS.ProcessEnv} env */
function wiringOf(env) {
  const settings = readSettings(env)
  return { settings, secrets: readSecrets(settings.dataDir, env), env }
}

/**
 * @param {Service} service
 * @param {string} name
 */
function named({ spec }, name) {
  return new Service({ ...spec, name })
}
