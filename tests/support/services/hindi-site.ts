import { test as journey } from '../test'
import { startSite } from './site-instance'

/** A site of its own that offers Hindi, on the shared content backend. */
export const test = journey.extend<object, { hindiSite: string }>({
  hindiSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const { url, stop } = await startSite({ LANGUAGES: 'hi' })
      // The first search fills the indexes of two languages: longer than a request may take on a busy machine.
      await fetch(`${url}/hi/api/search/suggest?q=pune`)
      await use(url)
      await stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ hindiSite }, use) => {
    await use(hindiSite)
  },
})
