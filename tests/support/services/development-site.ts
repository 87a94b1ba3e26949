import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect } from '@playwright/test'
import { siteCommand } from '../../../scripts/dev/site-command.mjs'
import { endChild, startChild } from '../../../scripts/lib/processes/children.mjs'
import { siteUrlOf } from '../../../scripts/lib/services/environments.mjs'
import { freePort } from '../../../scripts/lib/services/ports.mjs'
import { readSecrets } from '../../../scripts/lib/services/secrets.mjs'
import { readSettings } from '../../../scripts/lib/services/settings.mjs'
import { stacks } from './stacks'

const REPOSITORY = join(import.meta.dirname, '../../..')
/** What the site's files lead to, in the folder above them. Nothing of it is changed. */
const BESIDE = ['brand', 'content', 'contract', 'node_modules', 'package.json', 'tsconfig.base.json']
/** A first page compiles all that it imports. */
const FIRST_PAGE_MS = 90_000

export interface DevelopmentSite {
  url: string
  /** Replaces a text in a file of the site, which must contain it. */
  change: (file: string, from: string, to: string) => void
  stop: () => Promise<void>
}

/** The site as `npm run dev` starts it, on a copy of its files and on the shared content backend. */
export async function startDevelopmentSite(): Promise<DevelopmentSite> {
  const { backend, readToken } = stacks()
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-development-'))
  const site = copySite(folder)
  const whole = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    DATA_DIR: join(folder, 'data'),
    CONTENT_URL: backend,
    CONTENT_READ_TOKEN: readToken,
    // This site only reads.
    CONTENT_CREATE_TOKEN: 'none',
  }
  const settings = readSettings(whole)
  const { command, ...where } = siteCommand(
    { settings, secrets: readSecrets(settings.dataDir, whole), env: whole },
    site,
  )
  const child = startChild(command, { ...where, whenOrphaned: 'kill' })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const stop = async () => {
    await endChild(child)
    rmSync(folder, { recursive: true, force: true })
  }
  const url = siteUrlOf(settings)
  try {
    const status = () =>
      fetch(url).then(
        (answer) => answer.status,
        () => 0,
      )
    await expect.poll(status, { timeout: FIRST_PAGE_MS }).toBe(200)
  } catch (error) {
    await stop()
    throw new Error(`the development server did not answer:\n${output}`, { cause: error })
  }
  const change = (file: string, from: string, to: string) => {
    const path = join(site, file)
    const text = readFileSync(path, 'utf8')
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`)
    writeFileSync(path, text.replace(from, to))
  }
  return { url, change, stop }
}

/** @returns the folder with the copy of the site's files. */
function copySite(folder: string): string {
  for (const name of BESIDE) symlinkSync(join(REPOSITORY, name), join(folder, name))
  const [from, to] = [REPOSITORY, folder].map((root) => join(root, 'web')) as [string, string]
  const generated = ['node_modules', 'dist', '.astro']
  cpSync(from, to, { recursive: true, filter: (path) => !generated.includes(basename(path)) })
  // A folder of its own, because the development server writes its cache there.
  mkdirSync(join(to, 'node_modules'))
  const packages = readdirSync(join(from, 'node_modules')).filter((name) => !name.startsWith('.'))
  for (const name of packages) symlinkSync(join(from, 'node_modules', name), join(to, 'node_modules', name))
  return to
}
