import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { ROOT, readSeeds } from '../seeds.mjs'

/**
 * Shows every picture of every project in each shape in which the site cuts it, with its focal point:
 * `node artwork/pictures/contact-sheet.mjs OUTPUT.png`. To be looked at after a picture or a focal point has changed.
 *
 * @typedef {{ picture: { $media: string }, view: string, focalX?: number, focalY?: number }} Entry
 */
/** Where pictures are shown, as width by height. */
const SLOTS = [
  { name: 'gallery, long', ratio: 2.6 },
  { name: 'gallery on paper', ratio: 5 },
  { name: 'card', ratio: 1.5 },
  { name: 'gallery, short', ratio: 1.1 },
  { name: 'strip', ratio: 0.7 },
]
const BROWSER = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
)
const HEIGHT = 110

const output = process.argv[2]
if (!output) {
  console.error('Name the file to write: node artwork/pictures/contact-sheet.mjs OUTPUT.png')
  process.exit(2)
}
const page = join(ROOT, '.data/contact-sheet.html')
writeFileSync(page, htmlOf(readSeeds('consolidated-projects')))
const browser = await chromium.launch(BROWSER ? { executablePath: BROWSER } : {})
const tab = await browser.newPage({ viewport: { width: 1700, height: 1000 } })
await tab.goto(pathToFileURL(page).href)
await tab.screenshot({ path: output, fullPage: true })
await browser.close()

/** @param {import('../seeds.mjs').SeededRecord[]} projects */
function htmlOf(projects) {
  const rows = projects.flatMap(({ slug, pictures }) =>
    /** @type {Entry[]} */ (pictures).filter(({ view }) => view !== 'interior').map((entry) => rowOf(slug, entry)),
  )
  const head = SLOTS.map(({ name }) => `<th>${name}</th>`).join('')
  return `<style>body{font:12px sans-serif}td{padding:2px}img{height:${HEIGHT}px;object-fit:cover}</style><table><tr><th></th>${head}</tr>${rows.join('')}</table>`
}

/** @param {string} slug @param {Entry} entry */
function rowOf(slug, { picture, view, focalX = 50, focalY = 50 }) {
  const source = pathToFileURL(join(ROOT, 'content/seed/media', picture.$media)).href
  const cells = SLOTS.map(
    ({ ratio }) =>
      `<td><img src="${source}" style="width:${ratio * HEIGHT}px;object-position:${focalX}% ${focalY}%"></td>`,
  )
  return `<tr><td>${slug}<br>${view}, ${focalX} ${focalY}</td>${cells.join('')}</tr>`
}
