import { join } from 'node:path'
import { ensureBuilt } from '../../scripts/lib/build.mjs'
import { commandFile, ROOT } from '../../scripts/lib/paths.mjs'
import { freePort } from '../../scripts/lib/ports.mjs'
import { Service } from '../../scripts/lib/service.mjs'

const FOLDER = join(ROOT, 'bench', 'floor')
export const FLOOR_SERVER = join(FOLDER, 'server.mjs')

/** @type {import('../../scripts/lib/build.mjs').Build} */
const FLOOR_BUILD = {
  name: 'the bare Next app',
  log: 'build-bench-floor',
  cwd: FOLDER,
  command: () => [commandFile(ROOT, 'next', 'next'), 'build'],
  inputs: [
    'bench/floor/app',
    'bench/floor/next.config.ts',
    'bench/floor/package.json',
    'web/next.config.ts',
    'web/src/config/security-headers.ts',
    'package-lock.json',
  ],
  output: 'bench/floor/.next',
  needsSecrets: false,
  clears: false,
}

/** The least that a Next app can be: of the same Next, with the same options, on a port of its own. */
export class Floor {
  /** @type {Promise<string> | null} */
  #url = null
  /** @type {Service | null} */
  #service = null
  #work

  /** @param {import('../../scripts/lib/install.mjs').Work} work */
  constructor(work) {
    this.#work = work
  }

  /** @returns {Promise<string>} its address; it is built and started when this is first asked for */
  url() {
    this.#url ??= this.#start()
    return this.#url
  }

  async stop() {
    await this.#service?.stop()
  }

  async #start() {
    const { settings, env, signal } = this.#work
    await ensureBuilt(FLOOR_BUILD, this.#work)
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    this.#service = new Service({
      name: 'the bare Next app',
      script: FLOOR_SERVER,
      cwd: FOLDER,
      env: { ...env, PORT: String(port), NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      readyUrl: url,
      log: join(settings.logs, 'bench-floor.log'),
    })
    await this.#service.start({ signal })
    return url
  }
}
