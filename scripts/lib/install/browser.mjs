import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { commandFile, ROOT } from '../files/paths.mjs'
import { explain } from '../messages/explain.mjs'
import { Failure } from '../messages/failure.mjs'
import { outcomeOf } from '../processes/command.mjs'

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

/** Where Playwright stores its browsers, by system. */
const PLAYWRIGHT_FOLDERS = {
  darwin: 'Library/Caches/ms-playwright',
  win32: 'AppData/Local/ms-playwright',
  linux: '.cache/ms-playwright',
}

/**
 * Finds a Chromium: that of CHROMIUM_PATH, the system's, one that Playwright has downloaded, or one that it downloads
 * now.
 * @param {import('./install.mjs').Work} work
 * @param {{ headless: boolean }} preference when the system has both: the one without windows, or the one that visitors
 * use
 * @returns {Promise<string>} path of the program
 */
export async function ensureBrowser(work, preference) {
  const named = work.env.CHROMIUM_PATH?.trim()
  if (named) {
    if (await runs(named)) return named
    throw new Failure('The browser for the tests does not run.', {
      cause: `CHROMIUM_PATH is ${named}, and '${named} --version' fails`,
      mend: 'set it to a Chromium or Chrome, or unset it to have one found',
    })
  }
  return (await findBrowser(work.env, preference)) ?? (await downloadBrowser(work))
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {{ headless: boolean }} preference
 * @returns {Promise<string | null>}
 */
async function findBrowser(env, { headless }) {
  const folders = ['/usr/bin', ...(env.PATH ?? '').split(delimiter).filter(Boolean)]
  const names = headless ? [...HEADLESS_NAMES, ...NAMES] : [...NAMES, ...HEADLESS_NAMES]
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  for (const file of [...onPath, ...MAC, ...playwrightBrowsers(env)]) {
    // Run it and not only find it: Ubuntu's chromium-browser is a script that only asks to install another package.
    if (existsSync(file) && (await runs(file))) return file
  }
  return null
}

/** @param {import('./install.mjs').Work} work */
async function downloadBrowser({ settings, env, signal, progress }) {
  const log = join(settings.logs, 'install-browser.log')
  // With system packages only for root, because installing them needs a password otherwise.
  const dependencies = process.platform === 'linux' && process.getuid?.() === 0 ? ['--with-deps'] : []
  const outcome = await progress.during('downloading a browser for the tests', () =>
    outcomeOf({
      command: [
        commandFile(ROOT, '@playwright/test', 'playwright'),
        'install',
        ...dependencies,
        'chromium-headless-shell',
      ],
      cwd: ROOT,
      env,
      log,
      signal,
    }),
  )
  const found = await findBrowser(env, { headless: true })
  if (found) return found
  const known = explain(outcome.lines.join('\n'))
  throw new Failure('There is no browser for the tests.', {
    cause:
      known?.cause ??
      (outcome.code === 0
        ? 'Playwright’s browser is there, but libraries of the system that it needs are missing'
        : 'there is no Chromium or Chrome on this machine, and Playwright’s could not be downloaded'),
    mend: 'install one (Debian: apt-get install chromium), or name one by CHROMIUM_PATH; for Playwright’s own:\nnpx playwright install --with-deps chromium-headless-shell',
    log,
    tail: outcome.lines.slice(-10),
  })
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]} newest first
 */
function playwrightBrowsers(env) {
  const system = PLAYWRIGHT_FOLDERS[/** @type {keyof typeof PLAYWRIGHT_FOLDERS} */ (process.platform)]
  const base = env.PLAYWRIGHT_BROWSERS_PATH || join(homedir(), system ?? PLAYWRIGHT_FOLDERS.linux)
  if (!existsSync(base)) return []
  return readdirSync(base)
    .filter((name) => /^chromium(_headless_shell)?-\d+$/.test(name))
    .sort((a, b) => Number(b.split('-')[1]) - Number(a.split('-')[1]))
    .flatMap((name) => programsIn(join(base, name)))
}

/**
 * The name of the inner folder depends on the system and changes between releases.
 * @param {string} folder
 */
function programsIn(folder) {
  const programs = ['chrome-headless-shell', 'headless_shell', 'chrome', 'chrome.exe', 'chrome-headless-shell.exe']
  return readdirSync(folder).flatMap((inner) => programs.map((program) => join(folder, inner, program)))
}

/** @param {string} file */
function runs(file) {
  return new Promise((resolve) => {
    execFile(file, ['--version'], { timeout: 20_000 }, (error) => resolve(error === null))
  })
}
