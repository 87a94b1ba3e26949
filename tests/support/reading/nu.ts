import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { npmEnvironment, npmFile } from '../../../scripts/lib/install/npm.mjs'

const run = promisify(execFile)

const REPOSITORY = join(import.meta.dirname, '../../..')
/**
 * Contains the checker's version and checksum. It is not a normal dependency, because its 30 MB are needed only here.
 */
const MANIFEST = join(REPOSITORY, 'tests/nu')
const INSTALLED = join(REPOSITORY, '.data/nu')
const JAR = join(INSTALLED, 'node_modules/vnu-jar/build/dist/vnu.jar')

/** Its CSS checker supports only level 3; the build's own compiler checks our styles. */
const NOT_HTML = '^CSS: .*'
/** Bytes of its output: it reports each error with its place. */
const MOST_OUTPUT = 64 * 1024 * 1024

interface NuMessage {
  type: string
  message: string
  url?: string
  extract?: string
}

/**
 * Why the checker cannot run here, which the end of the run tells; `null` when it can.
 *
 * @throws {Error} when the run may skip nothing.
 */
export function nuMissing(): string | null {
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' })
    return null
  } catch {
    const missing = 'the Nu checker: Java is not installed here (apt-get install default-jre-headless)'
    if (process.env.REQUIRE_ALL) throw new Error(`The full tests need ${missing}`)
    console.warn(`SKIPPED: ${missing}`)
    return missing
  }
}

/**
 * Checks pages with the Nu HTML checker, all in one process.
 *
 * @param pages HTML by name.
 * @returns each error with the name of its page; of each kind of error only the first one.
 */
export async function nuErrors(pages: ReadonlyMap<string, string>): Promise<string[]> {
  await install()
  const folder = mkdtempSync(join(tmpdir(), 'nu-'))
  try {
    const names = new Map<string, string>()
    for (const [name, html] of pages) {
      const file = join(folder, `${names.size}.html`)
      names.set(pathToFileURL(file).href.replace('file:///', 'file:/'), name)
      writeFileSync(file, html)
    }
    const { stdout } = await run(
      'java',
      [
        '-Xss8m',
        '-jar',
        JAR,
        '--stdout',
        '--format',
        'json',
        '--errors-only',
        '--exit-zero-always',
        '--filterpattern',
        NOT_HTML,
        folder,
      ],
      { maxBuffer: MOST_OUTPUT },
    )
    const { messages } = JSON.parse(stdout) as { messages: NuMessage[] }
    return messages.map(({ url = '', message, extract = '' }) => {
      const name = names.get(url.replace('file:///', 'file:/')) ?? url
      return `${name}: ${message} … ${extract.replace(/\s+/g, ' ')}`
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function install(): Promise<void> {
  const wanted = readFileSync(join(MANIFEST, 'package-lock.json'), 'utf8')
  const lockfile = join(INSTALLED, 'package-lock.json')
  if (existsSync(JAR) && existsSync(lockfile) && readFileSync(lockfile, 'utf8') === wanted) return
  mkdirSync(INSTALLED, { recursive: true })
  cpSync(MANIFEST, INSTALLED, { recursive: true })
  // The package's install script would download a Java.
  await run(process.execPath, [npmFile(process.env), 'ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: INSTALLED,
    env: npmEnvironment(process.env),
  })
}
