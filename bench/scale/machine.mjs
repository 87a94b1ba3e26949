import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Failure } from '../../scripts/lib/messages/failure.mjs'
import { findPostgres } from '../../scripts/lib/services/postgres.mjs'

/** Debian installs servers in folders that may be missing in a user's PATH. */
const FOLDERS = ['/usr/sbin', '/usr/bin', ...(process.env.PATH ?? '').split(delimiter).filter(Boolean)]
const NGINX_MODULES = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules']
const BROTLI = ['ngx_http_brotli_filter_module.so', 'ngx_http_brotli_static_module.so']

/**
 * @typedef {object} Machine programs from other packages that the profile needs
 * @property {string} nginx
 * @property {string} nginxModules the folder of its modules, including brotli
 * @property {string} redis
 */

/**
 * Finds these programs.
 * @returns {Promise<Machine>} rejects with the list of missing packages
 */
export async function findMachine() {
  const { nginx, nginxModules } = findNginx()
  const redis = find('redis-server')
  /** @type {[unknown, string][]} */
  const needed = [
    [nginx, 'nginx'],
    [nginxModules, 'libnginx-mod-http-brotli-filter libnginx-mod-http-brotli-static'],
    [redis, 'redis-server'],
    [await findPostgres(), 'postgresql'],
  ]
  const missing = needed.filter(([found]) => !found).map(([, name]) => name)
  if (nginx && nginxModules && redis && missing.length === 0) return { nginx, nginxModules, redis }
  throw new Failure('The scale profile needs more than this machine has.', {
    cause: `missing: ${missing.join(' ')}`,
    mend: `install them (Debian: apt-get install ${missing.join(' ')})`,
  })
}

/** @returns {{ nginx: string | null, nginxModules: string | null }} null when this machine does not have it */
export function findNginx() {
  const modules = NGINX_MODULES.find((folder) => BROTLI.every((name) => existsSync(join(folder, name))))
  return { nginx: find('nginx'), nginxModules: modules ?? null }
}

/**
 * @param {string} program
 * @returns {string | null}
 */
function find(program) {
  return FOLDERS.map((folder) => join(folder, program)).find(existsSync) ?? null
}
