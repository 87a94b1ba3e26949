import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteUrlOf } from '../../../scripts/lib/services/environments.mjs'
import { onFreePorts } from '../../../scripts/lib/services/ports.mjs'
import { readSecrets } from '../../../scripts/lib/services/secrets.mjs'
import { siteService } from '../../../scripts/lib/services/services.mjs'
import { readSettings } from '../../../scripts/lib/services/settings.mjs'
import { stacks } from './stacks'

/** A busy machine is no reason to kill it: then nobody would know whether it ends by itself. */
const END_MS = 60_000

export interface SiteInstance {
  url: string
  /** What the process has logged so far. */
  log: () => string
  /** Asks the process to end, and says how it ended: by itself with an exit code, or killed by a signal. */
  end: () => Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  stop: () => Promise<void>
}

function sharedBackend() {
  const { backend, readToken } = stacks()
  return { CONTENT_URL: backend, CONTENT_READ_TOKEN: readToken }
}

/** For a further site that stores what visitors send in the shared backend. */
export function sharedCreateToken(): string {
  const tokens = JSON.parse(readFileSync(join(stacks().dataDir, 'tokens.json'), 'utf8')) as { create: string }
  return tokens.create
}

/**
 * One more site beside the shared one, on the same content backend, with an environment of its own.
 *
 * @param env variables that differ, such as `PRODUCTION`. `CONTENT_URL` alone is a proxy before the shared backend;
 *   with `CONTENT_READ_TOKEN` it is another backend.
 */
export function startSite(env: Readonly<Record<string, string>>): Promise<SiteInstance> {
  return onFreePorts(1, ([port = 0]) => startSiteOn(port, env))
}

async function startSiteOn(port: number, env: Readonly<Record<string, string>>): Promise<SiteInstance> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ashlar-journey-'))
  const whole = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    ...(env.CONTENT_READ_TOKEN ? {} : sharedBackend()),
    // This site only reads.
    CONTENT_CREATE_TOKEN: 'none',
    ...env,
  }
  const settings = readSettings(whole)
  const service = siteService({ settings, secrets: readSecrets(dataDir, whole), env: whole })
  const end = async () => {
    const { exited } = service
    await service.stop(END_MS)
    return exited
  }
  const stop = async () => {
    await service.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await service.start()
  } catch (error) {
    await stop()
    throw error
  }
  const log = () => readFileSync(join(settings.logs, 'site.log'), 'utf8')
  return { url: siteUrlOf(settings), log, end, stop }
}
