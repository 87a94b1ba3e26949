import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { ROOT } from '../../scripts/lib/files/paths.mjs'
import { mustSucceed } from '../../scripts/lib/processes/command.mjs'
import { freePort } from '../../scripts/lib/services/ports.mjs'
import { median } from '../lib/numbers.mjs'
import { cpuSeconds } from '../lib/processes.mjs'
import { commandLine } from './edge.mjs'
import { native, PortService } from './port-service.mjs'

const LEAST = 0.9
const ROUNDS = 3
const SECONDS = 4
const CONNECTIONS = 32

/**
 * @typedef {object} EdgeMeasure
 * @property {string} nginx the program
 * @property {string} nginxModules the folder of its modules
 * @property {string} folder for the page that nginx reads from disk
 * @property {string} pageUrl of a page served by the edge
 * @property {PortService} edge running
 * @property {AbortSignal} signal
 */

/**
 * Cached pages per CPU second of the shipped edge, compared with an nginx that sends the same brotli bytes from disk.
 * Rounds of both alternate.
 * @param {EdgeMeasure} measure
 * @returns {Promise<import('../lib/report.mjs').Figure[]>}
 */
export async function measureEdge({ nginx, nginxModules, folder, pageUrl, edge, signal }) {
  const port = await freePort()
  mkdirSync(folder, { recursive: true })
  // The nginx module needs both files, but only the compressed one is requested.
  writeFileSync(join(folder, 'index.html'), '')
  writeFileSync(join(folder, 'index.html.br'), await compressedBytes(pageUrl))
  writeFileSync(join(folder, 'nginx.conf'), diskConfiguration(nginxModules, folder, port))
  const disk = new PortService({
    name: 'nginx with the page on disk',
    command: native(nginx, ['-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', commandLine()]),
    port,
    log: join(folder, 'nginx.log'),
  })
  await disk.start()
  try {
    /** @type {{ edge: Sample[], disk: Sample[] }} */
    const samples = { edge: [], disk: [] }
    for (let round = 0; round < ROUNDS; round++) {
      samples.edge.push(await load(edge, pageUrl, folder, signal))
      samples.disk.push(await load(disk, `http://127.0.0.1:${port}/`, folder, signal))
    }
    /** @param {keyof Sample} key */
    const compare = (key) => {
      const [ours, theirs] = [median(samples.edge.map((one) => one[key])), median(samples.disk.map((one) => one[key]))]
      return { ratio: ours / theirs, text: `${Math.round(ours)}, from disk ${Math.round(theirs)}` }
    }
    const [cpu, wall] = [compare('perCpuSecond'), compare('perSecond')]
    return [
      {
        name: 'cached pages behind the edge, per second',
        measured: `${wall.ratio.toFixed(2)}x: ${wall.text}`,
        promise: `>= ${LEAST}x`,
        ok: wall.ratio >= LEAST,
        data: samples,
      },
      {
        name: 'cached pages behind the edge, per CPU-second of nginx',
        measured: `${cpu.ratio.toFixed(2)}x: ${cpu.text}`,
        promise: '',
        ok: null,
      },
    ]
  } finally {
    await disk.stop()
  }
}

/**
 * The proof of `npm run scale` that the edge is about as fast as nginx alone.
 * @param {import('./profile.mjs').Profile} profile
 * @returns {Promise<import('./figures.mjs').Figure[]>}
 */
export function proveThroughput({ machine, folder, edgeUrl, edge, signal }) {
  return measureEdge({ ...machine, folder: join(folder, 'disk'), pageUrl: `${edgeUrl}/`, edge, signal })
}

/** @typedef {{ perCpuSecond: number, perSecond: number }} Sample */

/**
 * @param {PortService} service an nginx
 * @param {string} url
 * @param {string} folder
 * @param {AbortSignal} signal
 * @returns {Promise<Sample>}
 */
async function load(service, url, folder, signal) {
  const workers = processesBelow(service.pid)
  const used = () => workers.reduce((sum, pid) => sum + cpuSeconds(pid), 0)
  const before = used()
  const lines = await mustSucceed({
    what: 'The load could not be made.',
    command: [join(ROOT, 'bench', 'lib', 'load-client.mjs'), url, `${SECONDS}`, `${CONNECTIONS}`, 'br'],
    cwd: ROOT,
    env: process.env,
    log: join(folder, 'load.log'),
    signal,
  })
  const computed = used() - before
  /** @type {{ pages: number, failed: number, seconds: number }} */
  const done = JSON.parse(lines.at(-1) ?? '{}')
  if (done.failed > 0) throw new Error(`${url} failed ${done.failed} of ${done.pages} times under load`)
  return { perCpuSecond: done.pages / computed, perSecond: done.pages / done.seconds }
}

/**
 * @param {number} pid
 * @returns {number[]} the process and all its descendants
 */
function processesBelow(pid) {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
  return [pid, ...children.flatMap(processesBelow)]
}

/**
 * @param {string} pageUrl
 * @returns {Promise<Buffer>} the compressed page as it is sent
 */
function compressedBytes(pageUrl) {
  return new Promise((resolve, reject) => {
    get(pageUrl, { headers: { 'accept-encoding': 'br' } }, (response) => {
      /** @type {Buffer[]} */
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks)))
      if (response.headers['content-encoding'] !== 'br') reject(new Error(`${pageUrl} does not come compressed`))
    }).on('error', reject)
  })
}

/**
 * @param {string} modules
 * @param {string} folder
 * @param {number} port
 */
function diskConfiguration(modules, folder, port) {
  return `worker_processes auto;
pid ${folder}/nginx.pid;
error_log stderr warn;
load_module ${modules}/ngx_http_brotli_static_module.so;
events { worker_connections 4096; }
http {
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000;
  default_type text/html;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/unused;
  uwsgi_temp_path ${folder}/unused;
  scgi_temp_path ${folder}/unused;
  access_log ${folder}/access.log combined buffer=32k flush=1s;
  server {
    listen 127.0.0.1:${port} reuseport;
    root ${folder};
    brotli_static on;
  }
}
`
}
