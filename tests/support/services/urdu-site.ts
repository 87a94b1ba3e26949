import { urduContent } from '../expected/urdu-content'
import { test as journey } from '../test'
import { Admin, type Entry } from '../visiting/admin'
import { comeToRest } from './own-stack'
import { startSite } from './site-instance'
import { stacks } from './stacks'

/**
 * A site of its own that offers Hindi and Urdu and asks about counting, on the shared content backend, for which an
 * editor has translated what stands on every page. No other site reads these translations.
 */
export const test = journey.extend<object, { urduSite: string }>({
  urduSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const admin = await Admin.signIn(stacks().backend)
      const made: Entry[] = []
      for (const [type, words] of Object.entries(urduContent)) {
        const texts = Object.entries(words).map(([text, translation]) => ({ text, translation }))
        made.push(
          await admin.create('translation', { title: `${type} (Urdu)`, language: 'ur', type, record: '', texts }),
        )
      }
      const { url, stop } = await startSite({ LANGUAGES: 'hi,ur', PRODUCTION: 'true', TAG_MANAGER_ID: 'GTM-TEST1' })
      await comeToRest(`${url}/ur`)
      await use(url)
      await stop()
      for (const entry of made) await admin.delete('translation', entry)
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ urduSite }, use) => {
    await use(urduSite)
  },
})
