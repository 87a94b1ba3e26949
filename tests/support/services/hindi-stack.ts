import { join } from 'node:path'
import { test as journey } from '../test'
import { startSeededStack } from './seeded-stack'

type Stack = Awaited<ReturnType<typeof startSeededStack>>

/** Site and backend that both offer Hindi: the backend writes mails in the languages that it offers. */
export const test = journey.extend<object, { stack: Stack }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const stack = await startSeededStack({ env: { LANGUAGES: 'hi' } })
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ stack }, use) => {
    await use(stack.siteUrl)
  },
  logs: async ({ stack }, use) => {
    await use(join(stack.dataDir, 'logs'))
  },
})
