import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as journey } from '../test'
import { startSeededStack } from './seeded-stack'

/** A new site fills its search in each language before it is at rest; until then it can refuse what a visitor asks. */
export const RENEWED = /"language":"hi".*"search renewed"/
export const AT_REST = { timeout: 150_000 }

type Stack = Awaited<ReturnType<typeof startSeededStack>>

/** Site and backend that both offer Hindi: the backend writes mails in the languages that it offers. */
export const test = journey.extend<object, { stack: Stack }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const stack = await startSeededStack({ env: { LANGUAGES: 'hi' } })
      await expect.poll(() => readFileSync(join(stack.dataDir, 'logs/site.log'), 'utf8'), AT_REST).toMatch(RENEWED)
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ stack }, use) => {
    await use(stack.siteUrl)
  },
  logs: async ({ stack }, use) => {
    await use(join(stack.dataDir, 'logs'))
  },
})
