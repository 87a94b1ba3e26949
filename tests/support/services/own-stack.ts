import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test as journey } from '../test'
import type { Watch } from '../watch'
import { signInToAdmin } from './own-backend'
import { startSeededStack } from './seeded-stack'
import { editor } from './stacks'

type Stack = Awaited<ReturnType<typeof startSeededStack>>

/** Site and backend of its own, in English and further languages such as `hi`. */
async function start(languages: string): Promise<Stack> {
  const env = { ADMIN_EMAIL: editor.email, ADMIN_PASSWORD: editor.password, LANGUAGES: languages }
  const stack = await startSeededStack({ env })
  await comeToRest(stack.siteUrl)
  return stack
}

/** Site and backend of its own, because these journeys edit and stop them and would disturb other tests. */
export const test = journey.extend<object, { languages: string; stack: Stack }>({
  languages: ['', { scope: 'worker', option: true }],
  stack: [
    async ({ languages }, use) => {
      const stack = await start(languages)
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

/** Signs in to the admin of the stack. Its requests and its console messages are no faults of the site. */
export async function enterAdmin(page: Page, { contentUrl }: Stack, watch: Watch): Promise<void> {
  const { host } = new URL(contentUrl)
  watch.allow(host)
  watch.expect(new RegExp(host))
  await signInToAdmin(page, contentUrl)
}

/**
 * Opens the form of a record from the list of its type.
 *
 * @param cell text that the list shows of it; by default the value.
 */
export async function openRecord(
  page: Page,
  { contentUrl }: Stack,
  [model, field, value]: readonly [model: string, field: string, value: string],
  cell = value,
): Promise<void> {
  const list = `/admin/content-manager/collection-types/api::${model}.${model}`
  await page.goto(`${contentUrl}${list}?filters[$and][0][${field}][$eq]=${value}`)
  await page.getByRole('gridcell', { name: cell, exact: true }).click()
}

/**
 * Waits until a search succeeds. A new site first renders its main pages, and on a busy machine it refuses other
 * requests meanwhile. The results of a search read every record.
 */
export async function comeToRest(siteUrl: string): Promise<void> {
  const results = () => fetch(`${siteUrl}/search-result?searchTextFromHeader=land`).then(({ status }) => status)
  await expect.poll(results, { timeout: 150_000 }).toBe(200)
}
