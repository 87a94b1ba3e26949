// Draws the papers that developers of the demonstration give: plans of units as a picture and as PDFs, and brochures.
// What they say comes from the seeds; they lie in content/seed/media/papers. Needs a Chromium; seconds.
//
//   node artwork/plans/developer-papers.mjs
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { ROOT, readSeeds } from '../seeds.mjs'
import { furnishedPlan } from './furnished-plan.mjs'

/**
 * @typedef {{ name: string, carpetArea: number, plan: import('./furnished-plan.mjs').Plan }} Unit
 * @typedef {{ label: string, value: string }} Line
 * @typedef {import('../seeds.mjs').SeededRecord & { name: string, developer: string, address: string, headline: string,
 *   brochureHighlights: string[], specifications: Line[], configurations: Unit[] }} Project
 */
const OUT = join(ROOT, 'content/seed/media/papers')
const LIMIT = 90_000
const NOTE = 'Demonstration: project, developer and figures are invented.'
// Those that stand still: a PDF would hold the whole variable font.
const fonts = { 400: 'anek-latin-text.ttf', 600: 'anek-latin-strong.ttf', 700: 'anek-latin-display.ttf' }
const faces = Object.entries(fonts).map(([weight, file]) => {
  const bytes = readFileSync(join(ROOT, 'web/src/ui/fonts', file)).toString('base64')
  return `@font-face { font-family: Anek; src: url(data:font/ttf;base64,${bytes}); font-weight: ${weight} }`
})
const projects = /** @type {Project[]} */ (readSeeds('consolidated-projects'))

mkdirSync(OUT, { recursive: true })
const browser = await chromium.launch({
  executablePath: [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
    (file) => file && existsSync(file),
  ),
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage({ viewport: { width: 1200, height: 900 }, deviceScaleFactor: 2 })
await picture('spindle-hebbal', '3 BHK, lake side', 'spindle-hebbal-3-bhk-lake-side.png')
await paper('spindle-hebbal-4-bhk.pdf', [planSheet('spindle-hebbal', '4 BHK')])
await paper('spindle-hebbal-brochure.pdf', [cover('spindle-hebbal'), planSheet('spindle-hebbal', '3 BHK')])
await paper('causeway-five-full-floor.pdf', [planSheet('causeway-five', 'Full floor')])
await browser.close()

/** @param {string} slug @param {string} unit @param {string} file */
async function picture(slug, unit, file) {
  await show([planSheet(slug, unit)])
  const drawn = await page.locator('section').screenshot()
  // A drawing has few colours: as a palette it has a fifth of the bytes.
  keep(file, await sharp(drawn).png({ palette: true, colours: 32, effort: 10 }).toBuffer())
}

/** @param {string} file @param {readonly string[]} sheets */
async function paper(file, sheets) {
  await show(sheets)
  keep(file, await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true }))
}

/** @param {string} file @param {Buffer} bytes */
function keep(file, bytes) {
  const path = join(OUT, file)
  writeFileSync(path, bytes)
  const { size } = statSync(path)
  if (size > LIMIT) throw new Error(`${file} has ${size} bytes, over ${LIMIT}`)
  console.log(`${file}: ${size} bytes`)
}

/** @param {string} slug */
function projectOf(slug) {
  const project = projects.find((one) => one.slug === slug)
  if (!project) throw new Error(`the seeds have no project ${slug}`)
  return project
}

/** @param {string} slug @param {string} name */
function planSheet(slug, name) {
  const project = projectOf(slug)
  const unit = project.configurations.find((one) => one.name === name)
  if (!unit) throw new Error(`${slug} has no ${name}`)
  const isHome = unit.plan.rooms.some((room) => /bedroom/i.test(room.name))
  return `<section>
<header><h1>${name}</h1><p>${project.name}, ${project.address}</p></header>
${furnishedPlan(unit.plan, isHome)}
<footer><p>Carpet area ${unit.carpetArea.toLocaleString('en-IN')} sq ft. Sizes inside the walls, in feet and inches; north is up.${isHome ? ' The furniture is an example.' : ''}</p><p>${project.developer}. ${NOTE}</p></footer>
</section>`
}

/** @param {string} slug */
function cover(slug) {
  const { name, headline, address, developer, brochureHighlights, specifications } = projectOf(slug)
  return `<section class="cover">
<header><p>${developer}</p><h1>${name}</h1><p>${headline}</p></header>
<ul>${brochureHighlights.map((words) => `<li>${words}</li>`).join('')}</ul>
<dl>${specifications.map(({ label, value }) => `<dt>${label}</dt><dd>${value}</dd>`).join('')}</dl>
<footer><p>${address}</p><p>${NOTE}</p></footer>
</section>`
}

/** @param {readonly string[]} sheets */
async function show(sheets) {
  await page.setContent(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Plan</title><style>
${faces.join('\n')}
@page { size: 297mm 210mm; margin: 0 }
* { margin: 0; box-sizing: border-box }
body { font: 15px/1.4 Anek; color: #22303a; background: #fff }
section { width: 297mm; height: 210mm; padding: 11mm 14mm; display: flex; flex-direction: column; gap: 5mm; break-after: page }
section:last-child { break-after: auto }
header { display: flex; justify-content: space-between; align-items: baseline; border-bottom: 0.5mm solid #22303a; padding-bottom: 2mm }
h1 { font-size: 30px; font-weight: 700 }
footer { font-size: 12px; color: #55636d }
svg { flex: 1; min-height: 0; width: 100% }
.wall { fill: #22303a; stroke: #22303a; stroke-linejoin: miter }
.line { fill: none; stroke: #22303a }
.dry { fill: #fbf7ef } .wet { fill: #e6eef0 } .service { fill: #ececec } .air { fill: #eef3e6 }
.rail { fill: none; stroke: #22303a }
.shaft { fill: #c9d1d6; stroke: #22303a }
.gap { stroke: #fff; fill: none } .glass { stroke: #4d8aa3; fill: none }
.leaf, .swing, .size-line { stroke: #55636d; fill: none }
.piece { fill: #fff; stroke: #c3cbd0 }
svg text { text-anchor: middle; fill: #22303a; font-weight: 600 }
svg .size { font-weight: 400; fill: #55636d }
.cover { background: #23404c; color: #fff; justify-content: space-between }
.cover header { display: block; border-color: #d99b53 }
.cover h1 { font-size: 88px; line-height: 1.05 }
.cover ul { padding: 0; list-style: none; font-size: 24px; line-height: 1.5 }
.cover dl { display: grid; grid-template-columns: max-content 1fr max-content 1fr; gap: 2mm 6mm; font-size: 14px }
.cover dt { color: #f0c48e } .cover dd { margin: 0 } .cover footer { color: #d5dde1 }
</style>${sheets.join('')}</html>`)
  await page.evaluate(() => document.fonts.ready)
}
