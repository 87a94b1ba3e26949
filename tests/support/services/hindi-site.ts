import { expect, test as journey } from '../test'
import { AT_REST, RENEWED } from './hindi-stack'
import { startSite } from './site-instance'

/** A site of its own that offers Hindi, on the shared content backend. */
export const test = journey.extend<object, { hindiSite: string }>({
  hindiSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const { url, log, stop } = await startSite({ LANGUAGES: 'hi' })
      await expect.poll(log, AT_REST).toMatch(RENEWED)
      await use(url)
      await stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ hindiSite }, use) => {
    await use(hindiSite)
  },
})
