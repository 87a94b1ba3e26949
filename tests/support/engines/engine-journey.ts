import { test as base } from '@playwright/test'
import { comeToRest } from '../services/own-stack'
import { type SiteInstance, sharedCreateToken, startSite } from '../services/site-instance'
import type { Engine, EngineName } from './engine'
import { EnginePage } from './engine-page'
import { hasFirefox, startFirefox } from './firefox'
import { hasWebKit, startWebKit } from './webkit'

const ENGINES = {
  firefox: { isHere: hasFirefox, start: startFirefox, from: 'firefox-esr' },
  webkit: { isHere: hasWebKit, start: startWebKit, from: 'webkit2gtk-driver xvfb' },
} as const

export interface EngineOptions {
  engineName: EngineName
}

interface WorkerFixtures extends EngineOptions {
  engine: Engine
  /** Asks about counting, offers Hindi, and stores what is sent. */
  engineSite: SiteInstance
}

/** A journey in an engine beside Chromium's. Its pictures are kept in the folder of its results. */
export const test = base.extend<{ visitor: EnginePage }, WorkerFixtures>({
  engineName: ['firefox', { scope: 'worker', option: true }],
  engineSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const counting = { PRODUCTION: 'true', TAG_MANAGER_ID: 'GTM-TEST1', TAG_MANAGER_ID_ACA: 'GTM-TEST2' }
      const site = await startSite({ ...counting, LANGUAGES: 'hi', CONTENT_CREATE_TOKEN: sharedCreateToken() })
      await comeToRest(site.url)
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  engine: [
    async ({ engineName }, use) => {
      const { isHere, start, from } = ENGINES[engineName]
      if (!isHere) {
        const line = `journeys in ${engineName}: this machine does not have it (Debian: apt-get install ${from})`
        if (process.env.REQUIRE_ALL) throw new Error(line)
        console.warn(`SKIPPED: ${line}`)
        test.skip(true, line)
      }
      const engine = await start()
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  visitor: async ({ engine, engineSite }, use, info) => {
    await use(new EnginePage(engine, engineSite.url, (name) => info.outputPath(`${name}.png`)))
  },
})
