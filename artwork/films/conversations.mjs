// Makes the films of the vodcasts and their posters from what is said in content/seed/vodcasts.json: a card for each
// moment, set in the house's type, with the speaker's wall and a line of stones for the chapters. No sound. Needs ffmpeg
// and a Chromium; low priority, about four minutes on one core.
//
//   node artwork/films/conversations.mjs [--posters] [slug]...
//
// With --posters the films stay as they are, and ffmpeg is not needed.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { runnerImport } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')
const out = path.join(root, 'content/seed/media/films')
const WIDTH = 960
const HEIGHT = 540
const FRAMES_PER_SECOND = 2
const FILM_LIMIT = 950_000
const POSTER_LIMIT = 40_000

const vodcasts = JSON.parse(readFileSync(path.join(root, 'content/seed/vodcasts.json'), 'utf8'))
const postersOnly = process.argv.includes('--posters')
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const { module: drawing } = await runnerImport(path.join(root, 'web/src/ui/person/monogram-shapes.ts'), {
  resolve: { alias: { '@': path.join(root, 'web/src') } },
})
/** The colours of web/src/ui/person/monogram.module.css. */
const STONES = { deep: '#1b1a4b', mid: '#45449a', sand: '#d2c9b4', pale: '#f3f0e7', gold: '#f3b33d' }
const font = readFileSync(path.join(root, 'web/src/ui/fonts/anek-latin.woff2')).toString('base64')

mkdirSync(out, { recursive: true })
const browser = await chromium.launch({
  executablePath: [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
    (file) => file && existsSync(file),
  ),
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
for (const vodcast of vodcasts) {
  if (asked.length > 0 && !asked.includes(vodcast.slug)) continue
  await poster(vodcast)
  if (!postersOnly) await film(vodcast)
}
await browser.close()

async function poster(vodcast) {
  const target = path.join(out, `${vodcast.slug}.jpg`)
  await show(posterOf(vodcast))
  await page.screenshot({ path: target, type: 'jpeg', quality: 88 })
  tellSize(target, POSTER_LIMIT)
}

async function film(vodcast) {
  const work = mkdtempSync(path.join(tmpdir(), 'conversation-'))
  const list = []
  for (const [index, moment] of vodcast.transcript.entries()) {
    const file = path.join(work, `${index}.png`)
    const ends = vodcast.transcript[index + 1]?.at ?? vodcast.durationSeconds
    await show(cardOf(vodcast, moment))
    await page.screenshot({ path: file })
    list.push(`file '${file}'`, `duration ${ends - moment.at}`)
  }
  // The last picture is named twice, or its duration is not kept.
  list.push(list.at(-2))
  writeFileSync(path.join(work, 'list.txt'), list.join('\n'))
  const target = path.join(out, `${vodcast.slug}.mp4`)
  ffmpeg(
    ...['-f', 'concat', '-safe', '0', '-i', path.join(work, 'list.txt')],
    ...['-t', String(vodcast.durationSeconds), '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'],
    ...['-vf', `fps=${FRAMES_PER_SECOND},scale=out_color_matrix=bt709:out_range=tv,format=yuv420p`],
    ...['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'slow', '-tune', 'stillimage', '-crf', '32'],
    ...['-g', '600', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'],
    ...['-movflags', '+faststart', target],
  )
  rmSync(work, { recursive: true })
  tellSize(target, FILM_LIMIT)
}

function tellSize(file, limit) {
  const { size } = statSync(file)
  if (size > limit) throw new Error(`${path.basename(file)} is ${size} bytes, over ${limit}`)
  console.log(path.basename(file), size)
}

function ffmpeg(...options) {
  execFileSync('nice', ['-n', '19', 'ffmpeg', '-loglevel', 'error', '-nostdin', '-y', '-threads', '1', ...options])
}

async function show(body) {
  await page.setContent(`<!doctype html><style>${styles()}</style>${body}`)
  await page.evaluate(() => document.fonts.ready)
}

/** What is said, by whom, and how far the conversation has come. */
function cardOf(vodcast, { at, speaker, text }) {
  const role = vodcast.speakers.find(({ name }) => name === speaker)?.role ?? ''
  const size = text.length > 260 ? 25 : text.length > 150 ? 30 : text.length > 60 ? 37 : 48
  const side = vodcast.speakers.findIndex(({ name }) => name === speaker) % 2
  return `<main data-side="${side}"><header>${wallOf(speaker, 84)}<p><b>${escapeHtml(speaker)}</b>${escapeHtml(role)}</p></header>
    <blockquote style="font-size:${size}px">${escapeHtml(text)}</blockquote>${chaptersAt(vodcast, at)}</main>`
}

/** The walls of all who speak under one course. The ground below them is plain: the page sets the title there. */
function posterOf({ speakers, slug }) {
  const stones = [7, 4, 6, 3, 8, 5].map((length, index) => length + ((slug.length * (index + 3)) % 5))
  const lit = slug.length % stones.length
  return `<main class="poster"><div class="course">${stones
    .map((grow, index) => `<i style="flex:${grow}" ${index === lit ? 'class="lit"' : ''}></i>`)
    .join('')}</div>
    <div class="walls">${speakers.map(({ name }) => wallOf(name, 210)).join('')}</div></main>`
}

/** The chapters as stones of one course, the present one lit. */
function chaptersAt({ chapters, durationSeconds }, at) {
  const present = chapters.findLastIndex((chapter) => chapter.at <= at)
  const stones = chapters.map((chapter, index) => {
    const seconds = (chapters[index + 1]?.at ?? durationSeconds) - chapter.at
    return `<i style="flex:${seconds}" ${index === present ? 'class="lit"' : ''}></i>`
  })
  return `<footer><p>${escapeHtml(chapters[present]?.title ?? '')}</p><div class="course">${stones.join('')}</div></footer>`
}

/** The monogram of web/src/ui/person, so that a speaker looks the same in the film and beside it. */
function wallOf(name, size) {
  const shapes = drawing.monogramShapes(name).map(({ tone, d, text, place = '', joints }) => {
    const paint = `fill="${STONES[tone]}" stroke="${joints ? STONES[joints] : 'none'}" transform="${place}"`
    return text === undefined ? `<path ${paint} d="${d}"/>` : `<text ${paint} dy="0.36em">${escapeHtml(text)}</text>`
  })
  return `<svg viewBox="0 0 96 96" width="${size}" height="${size}">${shapes.join('')}</svg>`
}

function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function styles() {
  return `@font-face{font-family:Anek;src:url(data:font/woff2;base64,${font});font-weight:300 700;font-stretch:75% 125%}
    *{box-sizing:border-box;margin:0}
    body{font-family:Anek;color:#fbfaf6;background:#1b1a4b}
    main{display:grid;grid-template-rows:auto 1fr auto;width:${WIDTH}px;height:${HEIGHT}px;padding:44px 56px 36px}
    header{display:flex;gap:20px;align-items:center;font-size:19px;line-height:1.3;color:#c9c8e6}
    main[data-side="1"] header{flex-direction:row-reverse;text-align:end}
    b{display:block;font-size:26px;font-weight:650;color:#fbfaf6}
    blockquote{align-self:center;max-width:800px;line-height:1.3;font-weight:450;text-wrap:pretty}
    main[data-side="1"] blockquote{justify-self:end}
    footer p{margin-bottom:8px;font-size:17px;color:#c9c8e6}
    .course{display:flex;gap:2px;height:12px}
    .course i{background:#3b3a7d}
    .course .lit{background:#f3b33d}
    text{font-size:32px;font-weight:650;text-anchor:middle}
    .poster{padding:0;grid-template-rows:64px auto 1fr}
    .poster .course{height:auto}
    .poster .course i{background:#29286a}
    .poster .course .lit{background:#f3b33d}
    .walls{display:flex;gap:28px;padding:56px 56px 0}`
}
