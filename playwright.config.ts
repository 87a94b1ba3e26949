import { existsSync } from 'node:fs'
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import type { EngineOptions } from './tests/support/engines/engine-journey'
import type { JourneyOptions } from './tests/support/test'

/** `npm test` finds a browser and sets `CHROMIUM_PATH`; without it the system's browser is preferred to Playwright's. */
const SYSTEM_BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const executablePath = process.env.CHROMIUM_PATH || SYSTEM_BROWSERS.find(existsSync)

const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    // By default the headless shell hints fonts differently from the full browser: letters and line breaks would differ.
    '--font-render-hinting=slight',
    '--disable-gpu',
    // The map of the projects draws with WebGL; there is no graphics card here.
    '--enable-unsafe-swiftshader',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

/** Axe on states of pages and on forms; `npm test` runs it on the home page with menus and drawers. */
const axe = 'everywhere/is-accessible*.spec.ts'
const crawl = 'wire/follows-every-link.spec.ts'
const sheets = 'editors/imports-a-spreadsheet.spec.ts'
/**
 * Journeys that take over ten seconds, or repeat one check for every menu, drawer and page, for every format or every
 * stop of the keyboard; and those that only read, because other journeys ask, filter and send.
 */
const LONG = [
  'wire/asks-for-documents',
  'wire/asks-for-pictures',
  'wire/reads-every-row',
  'wire/says-what-visitors-say',
  'desktop/answers-about-counting',
  'desktop/chooses-an-audience',
  'desktop/fits-every-laptop',
  'desktop/goes-offline',
  'desktop/is-accessible',
  'desktop/is-measured',
  'desktop/keeps-still',
  'desktop/keeps-what-it-says',
  'desktop/lays-courses',
  'desktop/looks-at-the-map',
  'desktop/opens-a-place-of-several',
  'desktop/prints-a-page',
  'desktop/reads-the-cards',
  'desktop/reads-the-menus',
  'desktop/runs-errands-in-hindi',
  'desktop/runs-from-right-to-left',
  'desktop/walks-by-keyboard',
  'everywhere/comes-with-an-errand',
  'everywhere/gets-to-know-the-group',
  'everywhere/looks-at-the-technology',
  'everywhere/reads-the-blog',
  'everywhere/reads-the-digital-agency',
  'everywhere/reads-the-news',
  'everywhere/scrolls-the-page',
  'everywhere/visits-the-creative-agency',
  'everywhere/works-out-a-purchase',
  'phone/fits-the-screen',
  'phone/is-accessible',
  'phone/reads-the-drawers',
].map((name) => `${name}.spec.ts`)

const projects: NonNullable<PlaywrightTestConfig<JourneyOptions, EngineOptions>['projects']> = [
  { name: 'wire', testMatch: 'wire/**', testIgnore: [crawl, ...LONG], use: desktop },
  { name: 'desktop', testMatch: ['desktop/**', 'everywhere/**'], testIgnore: [axe, ...LONG], use: desktop },
  { name: 'phone', testMatch: 'phone/**', testIgnore: LONG, use: phone },
  { name: 'submission-walk', testMatch: 'walk/**', use: desktop },
  { name: 'submission-nu', testMatch: 'nu/**', use: desktop },
  { name: 'submission-axe', testMatch: axe, use: desktop },
  { name: 'submission-no-script', testMatch: 'no-script/**', use: { ...desktop, javaScriptEnabled: false } },
  { name: 'submission-resilience', testMatch: 'resilience/**', use: desktop, timeout: 120_000 },
  { name: 'submission-editors', testMatch: 'editors/**', grep: /@submission/, use: desktop, timeout: 600_000 },
  { name: 'submission-firefox', testMatch: 'engines/**', use: { engineName: 'firefox' }, timeout: 180_000 },
  { name: 'submission-webkit', testMatch: 'engines/**', use: { engineName: 'webkit' }, timeout: 180_000 },
  { name: 'full-long', testMatch: LONG.filter((name) => !name.startsWith('phone/')), use: desktop },
  { name: 'full-long-phone', testMatch: LONG.filter((name) => name.startsWith('phone/')), use: phone },
  { name: 'full-tablet', testMatch: ['phone/**', 'everywhere/**'], grep: /@tablet/, use: tablet },
  { name: 'full-phone', testMatch: 'everywhere/**', grepInvert: /@once/, use: phone },
  { name: 'full-crawl', testMatch: crawl, use: desktop },
  { name: 'full-visual', testDir: './tests/visual', testMatch: 'baselines.spec.ts', use: desktop },
  {
    name: 'full-editors',
    testMatch: 'editors/**',
    testIgnore: sheets,
    grepInvert: /@submission/,
    use: desktop,
    timeout: 600_000,
  },
  // Has its own backend, because Strapi lets one account sign in only a few times in five minutes.
  { name: 'full-sheets', testMatch: sheets, grepInvert: /@submission/, use: desktop, timeout: 600_000 },
]

/** The projects that `npm test` leaves out, by the scope that it sets. Without one, each project can be run alone. */
const LEFT_OUT: Record<string, RegExp> = { daily: /^(?:submission|full)-/, submission: /^full-/ }
const leftOut = LEFT_OUT[process.env.TEST_SCOPE ?? '']

/**
 * The journeys: what visitors, editors and operators do, in a real browser against the production build. The folder of a
 * journey says on which screen it runs. In `everywhere`, the tag `@once` means that the journey does not depend on the
 * screen, `@tablet` that it runs on a tablet as well. The name of a project says when it runs: `npm test` runs those
 * without a prefix, a submission also those with `submission-`, and `npm run test:full` all of them. Journeys tagged
 * `@release` run in `npm run test:full` alone.
 */
export default defineConfig<JourneyOptions, EngineOptions>({
  testDir: 'tests/journeys',
  globalSetup: './tests/support/services/start-stacks.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // `npm test` and `npm run test:full` decide whether a journey is tried again.
  retries: 0,
  workers: 2,
  // The same machine is up to twice as slow in another hour.
  timeout: 90_000,
  expect: {
    timeout: 20_000,
    // A few pixels at the edges of letters may differ from machine to machine; a moved line may not.
    toHaveScreenshot: { maxDiffPixelRatio: 0.002, threshold: 0.2, animations: 'disabled', caret: 'hide' },
  },
  // A missing baseline fails; only `npm run baselines` draws one.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  reporter: [['list']],
  use: {
    launchOptions,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    colorScheme: 'light',
    // Pages that a browser keeps must not affect other journeys; desktop/goes-offline.spec.ts allows the worker.
    serviceWorkers: 'block',
    // A failed journey leaves these in its folder, beside the logs of its servers (tests/support/test.ts).
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
  },
  projects: projects.filter(({ name }) => !leftOut?.test(name ?? '')),
})
