import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { commandFile, ROOT } from '../lib/files/paths.mjs'
import { Failure, failureLines } from '../lib/messages/failure.mjs'

/** The package of each runner. */
const PACKAGES = { playwright: '@playwright/test', vitest: 'vitest' }

/**
 * `node scripts/runner.mjs playwright …` and `node scripts/runner.mjs vitest …`: runs a test runner with its own
 * arguments on a suitable Node. It runs in this process, so that it owns the terminal.
 */
export async function main() {
  const name = process.argv[2]
  if (name !== 'playwright' && name !== 'vitest') throw new Error('playwright or vitest is wanted')
  if (!existsSync(join(ROOT, 'node_modules', PACKAGES[name]))) {
    const missing = new Failure(`${name} is not there.`, {
      cause: 'nothing has been installed here yet',
      mend: 'run `npm run build`, then this again',
    })
    process.stderr.write(`${failureLines(missing).join('\n')}\n`)
    process.exitCode = 1
    return
  }
  const file = commandFile(ROOT, PACKAGES[name], name)
  process.argv.splice(1, 2, file)
  await import(pathToFileURL(file).href)
}
