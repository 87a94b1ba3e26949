import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readIfThere } from '../files/read-if-there.mjs'
import { CONTENT_BUILD, isBuilt, SITE_BUILD } from '../install/build.mjs'
import { Failure } from '../messages/failure.mjs'
import { isAtLeast, SITE_NODE } from '../node/node-version.mjs'
import { contentUrlOf, siteUrlOf } from './environments.mjs'
import { onFreePorts } from './ports.mjs'
import { readSecrets } from './secrets.mjs'
import { contentService, siteService } from './services.mjs'
import { readSettings } from './settings.mjs'

/**
 * @typedef {object} StackOptions
 * @property {string} [dataDir] state folder; without it a temporary one, which stop() removes
 * @property {string} [from] state folder to copy at the start
 * @property {NodeJS.ProcessEnv} [env] more environment variables for site and backend, such as { DATABASE_URL } or {
 * SEED: 'none' }
 * @property {boolean} [backend] whether the content backend is started; true by default; startBackend() can do it later
 * @property {boolean} [site] whether the site is started; true by default; startSite() can do it later
 */

/** Variables that a developer's shell may have and that must not influence tests. */
const NOT_FOR_TESTS =
  /^(DATABASE_|CONTENT_URL$|SITE_URLS?$|SEED(_DIR)?$|BRAND_DIR$|ADMIN_|HOST$|HOSTNAME$|PORT$|CONTENT_PORT$|DATA_DIR$|LEADS?_|MAIL_|SMTP_|CRM_|HR_|RESUME_|S3_|SITE_CHECK_HOUR$|ALERT_)/

/**
 * The production builds of site and backend, on free ports and with state of their own, for tests. The processes end
 * together with the caller, even when it crashes.
 * @param {StackOptions} [options]
 * @returns {Promise<Stack>} running and ready
 */
export async function startStack(options = {}) {
  requireSiteNode()
  return onFreePorts(2, async ([port = 0, contentPort = 0]) => {
    const stack = new Stack(wire(options, { port, contentPort }), options.dataDir === undefined)
    try {
      if (options.backend ?? true) await stack.startBackend()
      if (options.site ?? true) await stack.startSite()
      return stack
    } catch (error) {
      await stack.stop()
      throw error
    }
  })
}

/** Site and backend, two services that can be stopped, killed and started alone. */
class Stack {
  #throwAway

  /**
   * @param {import('./environments.mjs').Wiring} wiring
   * @param {boolean} throwAway
   */
  constructor(wiring, throwAway) {
    this.#throwAway = throwAway
    this.content = contentService(wiring)
    this.site = siteService(wiring)
    this.dataDir = wiring.settings.dataDir
    this.secrets = wiring.secrets
    this.siteUrl = siteUrlOf(wiring.settings)
    this.contentUrl = contentUrlOf(wiring.settings)
  }

  /**
   * The tokens that the backend made for the site; empty before its first start.
   * @returns {Record<string, string>}
   */
  get tokens() {
    return JSON.parse(readIfThere(join(this.dataDir, 'tokens.json')) ?? '{}')
  }

  async startBackend() {
    requireBuilt(CONTENT_BUILD)
    await this.content.start()
  }

  async startSite() {
    requireBuilt(SITE_BUILD)
    await this.site.start()
  }

  /** Stops both, and removes the state if it was made for this stack. */
  async stop() {
    await Promise.all([this.site.stop(), this.content.stop()])
    if (this.#throwAway) rmSync(this.dataDir, { recursive: true, force: true })
  }
}

/**
 * @param {StackOptions} options
 * @param {{ port: number, contentPort: number }} ports
 * @returns {import('./environments.mjs').Wiring}
 */
function wire({ dataDir, from, env = {} }, { port, contentPort }) {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !NOT_FOR_TESTS.test(name)))
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'ashlar-stack-'))
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true })
  if (from !== undefined) cpSync(from, folder, { recursive: true })
  const own = { PORT: String(port), CONTENT_PORT: String(contentPort), DATA_DIR: folder, HOST: '127.0.0.1' }
  // The nightly check would send its alert among a test's mails, in one hour of the day.
  const whole = { ...inherited, SITE_CHECK_HOUR: 'none', ...env, ...own }
  return { settings: readSettings({ ...whole, CONTENT_URL: '' }), secrets: readSecrets(folder, whole), env: whole }
}

/** Packages and builds for a fetched Node do not run on the machine's own one. */
function requireSiteNode() {
  if (isAtLeast(process.versions.node, SITE_NODE)) return
  throw new Failure(`The site runs on Node >= ${SITE_NODE.join('.')}, and this is ${process.versions.node}.`, {
    cause: 'the tests were not started by our scripts, which fetch a current one',
    mend: 'run `npm test`, or one of the runners: `node scripts/runner.mjs playwright test …`, `node scripts/runner.mjs vitest run …`',
  })
}

/**
 * A test of an outdated build would prove nothing.
 * @param {import('../install/build.mjs').Build} build
 */
function requireBuilt(build) {
  if (isBuilt(build, process.env)) return
  throw new Failure(`The tests need the present build of ${build.name}.`, {
    cause: `${build.output} is missing, unfinished, or older than its sources`,
    mend: 'run `npm run build` (npm test does it by itself)',
  })
}
