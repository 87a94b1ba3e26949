import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/lib/files/paths.mjs'
import { native, PortService } from './port-service.mjs'

/** The nginx configuration of deploy/. */
export const EDGE_TEMPLATE = join(ROOT, 'deploy', 'nginx', 'nginx.conf.template')

/**
 * @typedef {object} EdgeSpec
 * @property {string} [name] in words for the user
 * @property {string} nginx the program
 * @property {string} nginxModules the folder of its modules
 * @property {string} folder for cache, certificate and log
 * @property {{ http: number, https: number, content: number }} ports content: where sites reach the backends
 * @property {readonly number[]} sites ports
 * @property {readonly number[]} backends ports
 * @property {string} [trusts] the network of a proxy in front, whose X-Forwarded-For names the visitor
 */

/**
 * @param {EdgeSpec} spec
 * @returns {Promise<PortService>} nginx with the shipped configuration and values of this machine, not yet started
 */
export async function edgeService({
  name = 'nginx',
  nginx,
  nginxModules,
  folder,
  ports,
  sites,
  backends,
  trusts = 'unix:',
}) {
  mkdirSync(folder, { recursive: true })
  // Not at the top: a new checkout installs its packages after this module is loaded.
  const { generate } = await import('selfsigned')
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }])
  const certificate = join(folder, 'edge.pem')
  const keyFile = join(folder, 'edge.key')
  writeFileSync(certificate, cert)
  writeFileSync(keyFile, key, { mode: 0o600 })
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    filledTemplate(readFileSync(EDGE_TEMPLATE, 'utf8'), {
      NGINX_MODULES: nginxModules,
      EDGE_DIR: folder,
      EDGE_HTTP: `127.0.0.1:${ports.http}`,
      EDGE_HTTPS: `127.0.0.1:${ports.https}`,
      EDGE_PLAIN_HTTP: 'serve',
      EDGE_CERTIFICATE: certificate,
      EDGE_KEY: keyFile,
      EDGE_ACCESS_LOG: join(folder, 'access.log'),
      ADMIN_NAME: 'admin.localhost',
      EDGE_TRUSTS: `set_real_ip_from ${trusts};`,
      CONTENT_LISTEN: `127.0.0.1:${ports.content}`,
      SITE_SERVERS: servers(sites),
      CONTENT_SERVERS: servers(backends),
    }),
  )
  return new PortService({
    name,
    command: native(nginx, ['-c', file, '-e', 'stderr', '-g', commandLine()]),
    port: ports.http,
    pidFile: join(folder, 'nginx.pid'),
    log: join(folder, 'nginx.log'),
  })
}

/**
 * @param {string} template
 * @param {Readonly<Record<string, string>>} values
 * @returns {string}
 * @throws when the template names a value that is not given
 */
function filledTemplate(template, values) {
  return template.replace(/\$\{([A-Z_]+)\}/g, (_place, name) => {
    const value = values[name]
    if (value === undefined) throw new Error(`the template of nginx names ${name}, which has no value`)
    return value
  })
}

/** @returns {string} directives in addition to the configuration: no daemon, and the user of the workers */
export function commandLine() {
  // Other users may not read anything in root's folder for temporary files.
  return process.getuid?.() === 0 ? 'daemon off; user root;' : 'daemon off;'
}

/**
 * Each server is listed twice; deploy/README.md explains why.
 * @param {readonly number[]} ports
 */
function servers(ports) {
  const each = (/** @type {string} */ rule) => ports.map((port) => `server 127.0.0.1:${port} ${rule};`)
  return [...each('max_fails=3 fail_timeout=2s'), ...each('backup max_fails=0')].join(' ')
}
