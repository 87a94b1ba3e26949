import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { commandFile, ROOT } from '../files/paths.mjs'
import { Failure } from '../messages/failure.mjs'
import { commandFailure, outcomeOf } from '../processes/command.mjs'

/**
 * Names of Chromium without windows. It is the same engine without window drawing, which would take a third of the CPU
 * time when hundreds of pages are opened in a row.
 */
const HEADLESS_NAMES = ['chromium-headless-shell']

/** Names of usable browsers on PATH; those from a system's packages come first. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Finds a Chromium: that of CHROMIUM_PATH, the system's, or Playwright's, which is downloaded when it is missing.
 * @param {import('./install.mjs').Work} work
 * @param {{ headless: boolean }} preference the one without windows, or the one that visitors use
 * @returns {Promise<string>} path of the program; empty for Playwright's own without windows, which it finds itself
 */
export async function ensureBrowser(work, { headless }) {
  const named = work.env.CHROMIUM_PATH?.trim()
  if (named) {
    if (await runs(named)) return named
    throw new Failure('The browser for the tests does not run.', {
      cause: `CHROMIUM_PATH is ${named}, and '${named} --version' fails`,
      mend: 'set it to a Chromium or Chrome, or unset it to have one found',
    })
  }
  const folders = ['/usr/bin', ...(work.env.PATH ?? '').split(delimiter).filter(Boolean)]
  const names = headless ? [...HEADLESS_NAMES, ...NAMES] : [...NAMES, ...HEADLESS_NAMES]
  for (const file of [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...MAC]) {
    // Run it and not only find it: Ubuntu's chromium-browser is a script that only asks to install another package.
    if (existsSync(file) && (await runs(file))) return file
  }
  await installBrowser(work, headless ? 'chromium-headless-shell' : 'chromium')
  return headless ? '' : (await import('@playwright/test')).chromium.executablePath()
}

/**
 * @param {import('./install.mjs').Work} work
 * @param {string} name of Playwright's; one that is there already is not downloaded again
 */
async function installBrowser({ settings, env, signal, progress }, name) {
  const log = join(settings.logs, 'install-browser.log')
  // With system packages only for root, because installing them needs a password otherwise.
  const dependencies = process.platform === 'linux' && process.getuid?.() === 0 ? ['--with-deps'] : []
  const outcome = await progress.during('fetching a browser for the tests', () =>
    outcomeOf({
      command: [commandFile(ROOT, '@playwright/test', 'playwright'), 'install', ...dependencies, name],
      cwd: ROOT,
      env,
      log,
      signal,
    }),
  )
  if (outcome.code === 0) return
  const { message, details } = commandFailure('There is no browser for the tests.', outcome, log)
  throw new Failure(message, {
    ...details,
    mend: `install one (Debian: apt-get install chromium), or name one by CHROMIUM_PATH; for Playwright’s own:\nnpx playwright install --with-deps ${name}`,
  })
}

/** @param {string} file */
function runs(file) {
  return new Promise((resolve) => {
    execFile(file, ['--version'], { timeout: 20_000 }, (error) => resolve(error === null))
  })
}
