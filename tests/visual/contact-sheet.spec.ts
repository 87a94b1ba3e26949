import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../support/test'
import { templates, waitForWholePage } from './templates'

const FOLDER = join(import.meta.dirname, '../../.data/looks')
const SCREENS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1366, height: 650 },
  { width: 2560, height: 1440 },
]
/** Pixels on the sheet. */
const ROW = 132

/** A picture in one of its crops. */
interface Slot {
  source: string
  ratio: number
  /** `object-position` in that crop. */
  position: string
  where: string
}

test.use({ reducedMotion: 'reduce' })
test.setTimeout(300_000)

/** For people to look at: whether a crop cuts off the top of a tower is obvious to the eye and cannot be measured. */
test('every picture in every crop of the templates', async ({ page, watch, baseURL }) => {
  watch.expect(/404/)
  const slots = new Map<string, Slot>()
  for (const screen of SCREENS) {
    await page.setViewportSize(screen)
    for (const { name, path } of templates.filter(({ open }) => open === undefined)) {
      await page.goto(path)
      await waitForWholePage(page)
      for (const shown of await page.evaluate(picturesShown)) {
        const [file = ''] = shown.source.split('?')
        const key = `${file.replace(/\/\d+(?=[./]|$)/, '')} ${shown.ratio.toFixed(1)} ${shown.position}`
        if (!slots.has(key)) slots.set(key, { ...shown, where: `${name} ${screen.width}` })
      }
    }
  }
  expect(slots.size).toBeGreaterThan(100)
  mkdirSync(FOLDER, { recursive: true })
  const sheet = sheetOf([...slots.values()], baseURL ?? '')
  writeFileSync(join(FOLDER, 'contact-sheet.html'), sheet)
  await page.setViewportSize({ width: 1800, height: 1000 })
  // As a page of the site: other origins may not show its pictures. Pages of the site refuse HTML that a script sets.
  await page.route('**/contact-sheet', (route) => route.fulfill({ contentType: 'text/html', body: sheet }))
  await page.goto('/contact-sheet')
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))))
  await page.screenshot({ path: join(FOLDER, 'contact-sheet.png'), fullPage: true })
})

/** Cropped photographs on the current page. */
function picturesShown(): Omit<Slot, 'where'>[] {
  return [...document.querySelectorAll<HTMLImageElement>('main img, header img')].flatMap((image) => {
    const { width, height } = image.getBoundingClientRect()
    const { objectFit, objectPosition } = getComputedStyle(image)
    if (objectFit !== 'cover' || width < 60 || height < 60 || image.naturalHeight === 0) return []
    // The query signs the width.
    const { pathname, search } = new URL(image.currentSrc)
    return [{ source: pathname + search, ratio: width / height, position: objectPosition }]
  })
}

function sheetOf(slots: readonly Slot[], site: string): string {
  const cells = slots
    .toSorted((a, b) => a.source.localeCompare(b.source) || a.ratio - b.ratio)
    .map(
      ({ source, ratio, position, where }) =>
        `<figure><img src="${site}${source}" style="width:${Math.round(ratio * ROW)}px;object-position:${position}"><figcaption>${source.split('/').slice(-2).join('/').slice(0, 40)}<br>${where}, ${ratio.toFixed(2)}</figcaption></figure>`,
    )
  return `<!doctype html><style>body{display:flex;flex-wrap:wrap;gap:8px;font:10px sans-serif}figure{margin:0}img{height:${ROW}px;object-fit:cover;display:block}</style>${cells.join('')}`
}
