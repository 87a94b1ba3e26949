import { startStack } from '../../scripts/lib/stack.mjs'
import { editor } from './stacks'
import { test as journey } from './test'

type House = Awaited<ReturnType<typeof startStack>>

/** A house of its own: what these journeys edit and stop would disturb the others. */
export const test = journey.extend<object, { house: House }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const house = await startStack({ env: { ADMIN_EMAIL: editor.email, ADMIN_PASSWORD: editor.password } })
      await use(house)
      await house.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ house }, use) => {
    await use(house.siteUrl)
  },
})
