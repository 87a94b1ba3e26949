import { startStack } from '../../../scripts/lib/services/stack.mjs'
import { expect, test as journey } from '../test'
import { editor } from './stacks'

type House = Awaited<ReturnType<typeof startStack>>

/** A house of its own: what these journeys edit and stop would disturb the others. */
export const test = journey.extend<object, { house: House }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const house = await startStack({ env: { ADMIN_EMAIL: editor.email, ADMIN_PASSWORD: editor.password } })
      await comeToRest(house.siteUrl)
      await use(house)
      await house.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ house }, use) => {
    await use(house.siteUrl)
  },
})

/**
 * A house that has just begun makes its main pages, and may refuse others on a busy machine. The results of a search read
 * every record there is.
 */
async function comeToRest(siteUrl: string): Promise<void> {
  const results = () => fetch(`${siteUrl}/search-result?searchTextFromHeader=land`).then(({ status }) => status)
  await expect.poll(results, { timeout: 60_000 }).toBe(200)
}
