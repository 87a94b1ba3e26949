import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { endChild, startChild } from '../../../scripts/lib/processes/children.mjs'
import { freePort } from '../../../scripts/lib/services/ports.mjs'

const runFile = promisify(execFile)

/** Where Debian's packages wordpress, php-cli, php-mysql and mariadb-server-core put their parts. */
const CODE = '/usr/share/wordpress'
const PROGRAMS = ['/usr/bin/php', '/usr/sbin/mariadbd', '/usr/bin/mariadb-install-db']

/** Milliseconds that a server may take until it answers. */
const PATIENCE = 60_000
const LOOK = 200

export const hasWordpress = [CODE, ...PROGRAMS].every((path) => existsSync(path))

export interface WordpressFile {
  id: number
  url: string
}

/** A WordPress as it is installed by hand: its own database, its own pages, no content but the installer's. */
export interface Wordpress {
  url: string
  /**
   * A call to its REST API by its administrator.
   *
   * @returns the record; its id is `id`.
   */
  make(list: string, fields: object): Promise<Record<string, unknown>>
  /** Adds a PNG or a PDF to its media library. */
  upload(name: string, bytes: Uint8Array<ArrayBuffer>, alternativeText?: string): Promise<WordpressFile>
  stop(): Promise<void>
}

/**
 * Starts a WordPress with MariaDB in a temporary folder, on loopback; both end with the calling process.
 *
 * @param permalinks the form of its addresses; empty for WordPress's own default, `?p=1`.
 */
export async function startWordpress(permalinks = '/%year%/%postname%/'): Promise<Wordpress> {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-wordpress-'))
  const children = [await startDatabase(folder)]
  const stop = async () => {
    for (const child of children.reverse()) await endChild(child)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const site = writeSite(folder, url)
    children.push(
      startChild(guarded('/usr/bin/php', ['-S', `127.0.0.1:${port}`, '-t', site, join(folder, 'router.php')]), {
        cwd: site,
        env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
        whenOrphaned: 'term',
      }),
    )
    await untilAnswers(`${url}/wp-includes/css/buttons.css`)
    const key = await install(site, permalinks)
    return { url, ...callsOf(url, key), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startDatabase(folder: string) {
  const data = join(folder, 'database')
  const socket = join(folder, 'sql')
  await runFile('/usr/bin/mariadb-install-db', [
    ...['--no-defaults', `--datadir=${data}`, '--auth-root-authentication-method=normal', '--skip-test-db'],
    ...(process.getuid?.() === 0 ? ['--user=root'] : []),
  ])
  const options = [
    `--datadir=${data}`,
    `--socket=${socket}`,
    '--skip-networking',
    '--innodb-flush-log-at-trx-commit=0',
    '--debug-gdb',
  ]
  const child = startChild(
    guarded('/usr/sbin/mariadbd', ['--no-defaults', ...options, ...(process.getuid?.() === 0 ? ['--user=root'] : [])]),
    { cwd: folder, env: process.env, whenOrphaned: 'term' },
  )
  const until = Date.now() + PATIENCE
  const php = `exit(@(new mysqli(null, "root", "", "", 0, "${socket}"))->query("CREATE DATABASE wordpress") ? 0 : 1);`
  for (;;) {
    try {
      await runFile('/usr/bin/php', ['-r', php])
      return child
    } catch (error) {
      if (Date.now() > until) {
        await endChild(child)
        throw error
      }
      await wait(LOOK)
    }
  }
}

const guarded = (program: string, args: readonly string[]) => [
  join(import.meta.dirname, '../../../scripts/lib/processes/guarded-exec.mjs'),
  ...['-', '-', program, ...args],
]

/** WordPress looks for its settings beside its code, so it gets a copy of the code. */
function writeSite(folder: string, url: string): string {
  const site = join(folder, 'site')
  cpSync(CODE, site, { recursive: true, dereference: true, filter: (path) => !path.endsWith('/wp-config.php') })
  mkdirSync(join(site, 'wp-content/uploads'), { recursive: true })
  const constants = {
    ...{ DB_NAME: 'wordpress', DB_USER: 'root', DB_PASSWORD: '', DB_HOST: `localhost:${join(folder, 'sql')}` },
    ...{ DB_CHARSET: 'utf8mb4', DB_COLLATE: '', WP_HOME: url, WP_SITEURL: url },
    // Application passwords work without TLS here alone.
    ...{ WP_ENVIRONMENT_TYPE: 'local', DISABLE_WP_CRON: '1', WP_HTTP_BLOCK_EXTERNAL: '1' },
  }
  const lines = Object.entries(constants).map(([name, value]) => `define('${name}', '${value}');`)
  const end = `$table_prefix = 'wp_'; if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/'); require_once ABSPATH . 'wp-settings.php';`
  writeFileSync(join(site, 'wp-config.php'), `<?php\n${lines.join('\n')}\n${end}\n`)
  // PHP's own server has no rewriting: what is no file is WordPress's.
  writeFileSync(
    join(folder, 'router.php'),
    `<?php $path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
if ($path !== '/' && is_file('${site}' . $path)) return false;
$_SERVER['SCRIPT_NAME'] = '/index.php'; require '${site}/index.php';\n`,
  )
  return site
}

/** @returns the administrator's key for the REST API. */
async function install(site: string, permalinks: string): Promise<string> {
  const php = `define('WP_INSTALLING', true); require '${site}/wp-load.php'; require ABSPATH . 'wp-admin/includes/upgrade.php';
    wp_install('An older site', 'boss', 'boss@ashlar.example', true, '', 'a-good-Passw0rd');
    global $wp_rewrite; $wp_rewrite->set_permalink_structure('${permalinks}');
    echo WP_Application_Passwords::create_new_application_password(1, ['name' => 'tests'])[0];`
  const { stdout } = await runFile('/usr/bin/php', ['-r', php], { cwd: site, env: { ...process.env, HTTP_HOST: '' } })
  return Buffer.from(`boss:${stdout.trim().split('\n').at(-1)}`).toString('base64')
}

function callsOf(url: string, key: string): Pick<Wordpress, 'make' | 'upload'> {
  const call = async (list: string, body: BodyInit, headers: Record<string, string>) => {
    const address = `${url}/index.php?rest_route=/wp/v2/${list}`
    const response = await fetch(address, {
      method: 'POST',
      body,
      headers: { authorization: `Basic ${key}`, ...headers },
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`POST ${list}: ${response.status} ${text.slice(0, 500)}`)
    return JSON.parse(text) as Record<string, unknown>
  }
  const make: Wordpress['make'] = (list, fields) =>
    call(list, JSON.stringify(fields), { 'content-type': 'application/json' })
  return {
    make,
    async upload(name, bytes, alternativeText = '') {
      const type = name.endsWith('.pdf') ? 'application/pdf' : 'image/png'
      const headers = { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` }
      const { id, source_url: file } = await call('media', bytes, headers)
      if (alternativeText) await make(`media/${Number(id)}`, { alt_text: alternativeText })
      return { id: Number(id), url: String(file) }
    },
  }
}

async function untilAnswers(url: string): Promise<void> {
  const until = Date.now() + PATIENCE
  for (;;) {
    const response = await fetch(url).catch((error: unknown) => {
      if (Date.now() > until) throw error
      return null
    })
    if (response?.ok) return
    await response?.body?.cancel()
    if (Date.now() > until) throw new Error(`${url} answered ${response?.status}`)
    await wait(LOOK)
  }
}
