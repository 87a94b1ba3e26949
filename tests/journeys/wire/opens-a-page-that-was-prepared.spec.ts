import { once } from 'node:events'
import { chromium } from '@playwright/test'
import { openTab } from '../../../bench/lib/tab.mjs'
import { startSite } from '../../support/services/site-instance'
import { expect, test } from '../../support/test'

type Tab = Awaited<ReturnType<typeof openTab>>
type Begin = Parameters<typeof openTab>[1]

const WINDOW = { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false }
const LINK = '/about/contact-us'

/** With the debugger of a tab: Chromium prepares no page for Playwright's. */
const prepared = test.extend<{ openBrowser: (begin?: Begin) => Promise<Tab> }>({
  openBrowser: async ({ launchOptions }, use) => {
    const tabs: Tab[] = []
    await use(async (begin) => {
      const tab = await openTab(launchOptions.executablePath ?? chromium.executablePath(), (send) =>
        Promise.all([send('Preload.enable'), send('Emulation.setDeviceMetricsOverride', WINDOW), begin?.(send)]),
      )
      tabs.push(tab)
      return tab
    })
    for (const tab of tabs) await tab.close()
  },
})

/** The addresses that a browser may prepare from its first page, once it has read the rules. */
async function candidates(tab: Tab, url: string): Promise<string[]> {
  let found: { key: { url: string } }[] = []
  tab.events.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    found = preloadingAttemptSources
  })
  await tab.open(url)
  await expect.poll(() => found.length).toBeGreaterThan(0)
  return found.map(({ key }) => key.url.replace(new URL(url).origin, ''))
}

prepared(
  'the page of a link under the pointer is prepared, counts nothing until the click, and is shown then',
  async ({ openBrowser }) => {
    const site = await startSite({ VITALS_SAMPLE: '1' })
    try {
      const asked: string[] = []
      const tab = await openBrowser((send) => send('Network.enable'))
      tab.events.on('Network.requestWillBeSent', ({ request }) => asked.push(request.url))
      const statuses: string[] = []
      tab.events.on('Preload.prerenderStatusUpdated', ({ status }) => statuses.push(status))
      await tab.open(site.url)
      let place = { x: 0, y: 0 }
      await expect(async () => {
        // What loads late may move the link from under the pointer.
        place = await tab.pointOfLink(LINK)
        await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place })
        expect(statuses).toContain('Ready')
      }).toPass()
      const state = `[document.prerendering, 'drawersReady' in (document.documentElement?.dataset ?? {}), location.pathname]`
      await expect.poll(() => tab.evaluate(state, true)).toEqual([true, false, LINK])
      expect(asked.filter((url) => url.includes('/api/'))).toEqual([])
      const button = { button: 'left', clickCount: 1, ...place } as const
      await tab.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button })
      await tab.showNext(() => tab.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }))
      await expect.poll(() => tab.evaluate(state)).toEqual([false, true, LINK])
      expect(await tab.evaluate(`performance.getEntriesByType('navigation')[0].activationStart`)).toBeGreaterThan(0)
    } finally {
      await site.stop()
    }
  },
)

prepared(
  'only pages that are the same for everybody are prepared, and no other state of a list',
  async ({ openBrowser, baseURL }) => {
    const ofHome = await candidates(await openBrowser(), `${baseURL}/`)
    const list = await openBrowser()
    const ofList = await candidates(list, `${baseURL}/projects`)
    const ofContact = await candidates(await openBrowser(), baseURL + LINK)
    expect(ofHome).toEqual(expect.arrayContaining(['/services', '/projects', LINK]))
    expect(ofList).toContainEqual(expect.stringMatching(/^\/projects\/[\w-]+$/))
    const refused = /^\/(?:api|enquiry|errors|media|newsletter|pictures|search-result|your-enquiry)\b|\.\w+$|^#|^http/
    expect([...ofHome, ...ofList, ...ofContact].filter((url) => refused.test(url))).toEqual([])
    // Header and footer lead to some, on every page.
    const links = `[...document.querySelectorAll('a')].filter((link) => !link.closest('main'))`
    const around = String(await list.evaluate(`${links}.map((link) => link.getAttribute('href')).join(' ')`)).split(' ')
    expect(around).toContainEqual(expect.stringMatching(/^\/projects\?/))
    expect(ofList.filter((url) => url.startsWith('/projects?') && !around.includes(url))).toEqual([])
  },
)

prepared('with data saving nothing is prepared', async ({ openBrowser, baseURL }) => {
  const tab = await openBrowser((send) => send('Emulation.setDataSaverOverride', { dataSaverEnabled: true }))
  const read = once(tab.events, 'Preload.ruleSetUpdated')
  let sources: unknown[] = []
  tab.events.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    sources = preloadingAttemptSources
  })
  await tab.open(baseURL ?? '')
  await read
  expect(await tab.evaluate(`'quick' in document.documentElement.dataset`)).toBe(false)
  expect(sources).toEqual([])
})
