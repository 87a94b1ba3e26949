import { expect, test as journey } from '../test'
import { startSite } from './site-instance'

/** A site of its own that offers Hindi, on the shared content backend. */
export const test = journey.extend<object, { hindiSite: string }>({
  hindiSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const { url, log, stop } = await startSite({ LANGUAGES: 'hi' })
      // The site fills its search in Hindi before anybody searches: a first search would wait for two indexes.
      await expect.poll(log, { timeout: 150_000 }).toMatch(/"language":"hi".*"search renewed"/)
      await use(url)
      await stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ hindiSite }, use) => {
    await use(hindiSite)
  },
})
