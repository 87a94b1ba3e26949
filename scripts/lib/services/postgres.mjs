import { execFile } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Failure } from '../messages/failure.mjs'
import { Service } from '../processes/service.mjs'
import { freePort } from './ports.mjs'
import { postgresFolders } from './postgres-folders.mjs'

const runFile = promisify(execFile)

/** The oldest version of PostgreSQL that the content backend supports. */
const OLDEST = 14

/**
 * @typedef {object} Postgres
 * @property {string} url of the database `postgres`
 * @property {(name: string) => Promise<string>} createDatabase resolves to the new database's URL
 * @property {() => Promise<void>} kill kills the server without a warning; its data stay
 * @property {() => Promise<void>} start starts it again with the same port and data
 * @property {() => Promise<void>} stop ends the server and removes its data
 */

/**
 * Starts a temporary PostgreSQL server on a free port of the loopback address. It ends with the calling process.
 * @param {{ durable?: boolean, files?: Record<string, string>, settings?: readonly string[] }} [options] durable:
 * committed data survives a power failure, which measurements need and tests do not; files: names and texts of files of
 * the server's user in its folder, such as a key; settings: more of the server's, such as 'ssl_key_file=FOLDER/key.pem'
 * @returns {Promise<Postgres | null>} null when no server of a suitable version is installed
 */
export async function startPostgres({ durable = false, files = {}, settings = [] } = {}) {
  const bin = await findPostgres()
  if (bin === null) return null
  const user = serverUser()
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name)
    writeFileSync(file, text, { mode: 0o600 })
    if (user) chownSync(file, user.uid, user.gid)
  }
  const data = join(folder, 'data')
  await runFile(join(bin, 'initdb'), ['-D', data, '-U', 'ashlar', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'], {
    ...user,
    cwd: folder,
  })
  const port = await freePort()
  const service = new Service({
    name: 'PostgreSQL',
    script: join(import.meta.dirname, '..', 'processes', 'guarded-exec.mjs'),
    args: [
      ...(user ? [String(user.uid), String(user.gid)] : ['-', '-']),
      join(bin, 'postgres'),
      ...['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'],
      ...settings.flatMap((setting) => ['-c', setting.replaceAll('FOLDER', folder)]),
      ...(durable ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'synchronous_commit=off']),
    ],
    cwd: folder,
    env: process.env,
    isReady: () =>
      runFile(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).then(
        () => true,
        () => false,
      ),
    log: join(folder, 'postgres.log'),
  })
  const stop = async () => {
    await service.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await service.start()
  } catch (error) {
    await stop()
    throw error
  }
  const url = `postgres://ashlar@127.0.0.1:${port}/postgres`
  return {
    url,
    createDatabase: (name) => createDatabase(url, name),
    kill: () => service.kill(),
    start: () => service.start(),
    stop,
  }
}

/**
 * @param {string} server URL of any of its databases
 * @param {string} name
 * @param {string} [template] a database to copy; it must have no connections
 * @returns {Promise<string>} the new database's URL
 */
export async function createDatabase(server, name, template = 'template1') {
  const bin = await findPostgres()
  if (bin === null) throw new Error('PostgreSQL is no longer installed')
  await runFile(join(bin, 'createdb'), [`--maintenance-db=${server}`, '-T', template, name])
  return new URL(name, server).href
}

/** @returns {Promise<string | null>} the folder with the programs of the newest suitable server */
export async function findPostgres() {
  for (const folder of postgresFolders()) {
    if (!existsSync(join(folder, 'postgres')) || !existsSync(join(folder, 'initdb'))) continue
    const { stdout } = await runFile(join(folder, 'postgres'), ['--version'])
    if (Number(/(\d+)/.exec(stdout)?.[1]) >= OLDEST) return folder
  }
  return null
}

/**
 * The server refuses to run as root; its package created a user for it.
 * @returns {{ uid: number, gid: number } | null} null when it can run as the current user
 */
function serverUser() {
  if (process.getuid?.() !== 0) return null
  const line = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'))
  if (line?.[1] && line[2]) return { uid: Number(line[1]), gid: Number(line[2]) }
  throw new Failure('PostgreSQL cannot be started for the tests.', {
    cause: 'it refuses to run as root, and there is no user postgres',
    mend: 'install it from the packages of the system (Debian: apt-get install postgresql), or run the tests as another user',
  })
}
