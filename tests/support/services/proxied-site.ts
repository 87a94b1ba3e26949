import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentModels } from '../../../content/src/content-models'
import { siteUrlOf } from '../../../scripts/lib/services/environments.mjs'
import { freePort } from '../../../scripts/lib/services/ports.mjs'
import { readSecrets } from '../../../scripts/lib/services/secrets.mjs'
import { siteService } from '../../../scripts/lib/services/services.mjs'
import { readSettings } from '../../../scripts/lib/services/settings.mjs'
import type { startStack } from '../../../scripts/lib/services/stack.mjs'
import { sendChangeNotice } from './change-notice'

type Stack = Awaited<ReturnType<typeof startStack>>

/** A site that reaches its backend through a proxy; it can be restarted with a fault of its machine. */
export class ProxiedSite {
  readonly url: string
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'ashlar-proxied-'))
  readonly #env: NodeJS.ProcessEnv
  readonly #service: (extra: NodeJS.ProcessEnv) => ReturnType<typeof siteService>
  #running: ReturnType<typeof siteService> | null = null

  /** @param contentUrl address of the proxy. */
  static async on(stack: Stack, contentUrl: string): Promise<ProxiedSite> {
    const site = new ProxiedSite(stack, contentUrl, await freePort())
    await site.start()
    return site
  }

  private constructor(stack: Stack, contentUrl: string, port: number) {
    this.#env = {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: this.#dataDir,
      CONTENT_URL: contentUrl,
      CONTENT_READ_TOKEN: stack.tokens.read,
      CONTENT_CREATE_TOKEN: stack.tokens.create,
      REVALIDATE_SECRET: stack.secrets.REVALIDATE_SECRET,
      LANGUAGES: 'hi',
    }
    const settings = readSettings(this.#env)
    this.url = siteUrlOf(settings)
    this.#service = (extra) => {
      const env = { ...this.#env, ...extra }
      return siteService({ settings, secrets: readSecrets(this.#dataDir, env), env })
    }
  }

  /** @param extra environment variables of this run only. */
  async start(extra: NodeJS.ProcessEnv = {}): Promise<void> {
    this.#running = this.#service(extra)
    await this.#running.start()
  }

  async restart(extra: NodeJS.ProcessEnv = {}): Promise<void> {
    await this.#running?.stop()
    await this.start(extra)
  }

  /** Empties the site's caches with a change notice for every model. */
  async forgetAll(): Promise<void> {
    const models = contentModels.map(({ model }) => model)
    await sendChangeNotice(this.url, String(this.#env.REVALIDATE_SECRET), models)
  }

  async stop(): Promise<void> {
    await this.#running?.stop()
    rmSync(this.#dataDir, { recursive: true, force: true })
  }
}
