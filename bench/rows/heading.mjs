import { PHONE, withPage } from '../lib/browser.mjs'
import { waitForQuiet } from '../lib/quiet.mjs'

const LOADS = 20

/**
 * How many of twenty visits with an empty cache, on slow 4G, end with the heading of the home page in our own typeface.
 * @param {import('../main.mjs').Bench} bench
 * @returns {Promise<import('../lib/report.mjs').Figure[]>}
 */
export async function measureHeading({ browser, siteUrl, work }) {
  /** @type {string[]} */
  const faces = []
  for (let load = 0; load < LOADS; load++) {
    work.signal.throwIfAborted()
    faces.push(await faceOfHeading(browser, siteUrl))
  }
  const ours = faces.filter((face) => face.startsWith('Anek')).length
  return [
    {
      name: 'heading: in our own typeface, of cold visits to /',
      measured: `${ours} of ${LOADS}`,
      promise: `${LOADS} of ${LOADS}`,
      ok: ours === LOADS,
      data: faces,
    },
  ]
}

/**
 * @param {import('../main.mjs').Bench['browser']} browser
 * @param {string} url
 * @returns {Promise<string>} the family that most letters of the heading are drawn with
 */
function faceOfHeading(browser, url) {
  return withPage(browser, { device: PHONE, slowCpu: true, slowNetwork: '4g' }, async (page) => {
    await page.goto(url, { waitUntil: 'load' })
    await waitForQuiet(page)
    const session = await page.context().newCDPSession(page)
    await session.send('DOM.enable')
    await session.send('CSS.enable')
    const { root } = await session.send('DOM.getDocument')
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    return fonts.toSorted((a, b) => b.glyphCount - a.glyphCount)[0]?.familyName ?? 'no heading'
  })
}
