import { createHmac } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WEB } from '../../scripts/lib/files/paths.mjs'
import { startStack } from '../../scripts/lib/services/stack.mjs'
import { copyDatabase, multiplyContent } from '../lib/multiply-content.mjs'
import { median, megabytes, ms } from '../lib/numbers.mjs'
import { memoryOf, siteProcess } from '../lib/processes.mjs'
import { firstSlug } from '../lib/seeds.mjs'

/**
 * @typedef {import('../main.mjs').Bench} Bench
 * @typedef {import('../lib/report.mjs').Figure} Figure
 * @typedef {Pick<Bench['stack'], 'site' | 'siteUrl' | 'secrets'>} Side
 */

const DATABASE = 'content.db'
const TIMES = 100
const SAMPLES = 60
const WARM_UP = 2
const MOST = 1.2
const MOST_MEMORY = 1.5

/**
 * Server time of each template with the shipped content and with 100 times as much, with empty caches. Both sides are
 * new stacks: the one of the bench has kept many pages, and a notice of a change gives it work for each of them.
 * @param {Bench} bench
 * @returns {Promise<Figure[]>}
 */
export async function measureScale({ stack, work }) {
  if (process.platform !== 'linux') return [{ name: 'scale', measured: 'needs Linux (/proc)', promise: '', ok: null }]
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-scale-'))
  const [fewRecords, manyRecords] = [join(folder, 'shipped'), join(folder, 'multiplied')]
  /** @type {Awaited<ReturnType<typeof startStack>>[]} */
  const stacks = []
  try {
    copyState(stack.dataDir, fewRecords)
    copyState(stack.dataDir, manyRecords)
    const added = multiplyContent(join(manyRecords, DATABASE), TIMES)
    const small = await startStack({ dataDir: fewRecords })
    stacks.push(small)
    const large = await startStack({ dataDir: manyRecords })
    stacks.push(large)
    /** @type {Figure[]} */
    const figures = []
    for (const [name, path] of templates()) {
      work.signal.throwIfAborted()
      figures.push(await compare(name, path, small, large))
    }
    return [...figures, memory(small, large, added), build()]
  } finally {
    await Promise.all(stacks.map((started) => started.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {string} from state folder of a running stack
 * @param {string} to
 */
function copyState(from, to) {
  mkdirSync(to)
  for (const name of ['secrets.json', 'tokens.json', 'public']) {
    if (existsSync(join(from, name))) cpSync(join(from, name), join(to, name), { recursive: true })
  }
  copyDatabase(join(from, DATABASE), join(to, DATABASE))
}

/**
 * Samples of both alternate, so that other load on the machine affects both.
 * @param {string} name
 * @param {string} path
 * @param {Side} small
 * @param {Side} large
 * @returns {Promise<Figure>}
 */
async function compare(name, path, small, large) {
  /** @type {[number[], number[]]} */
  const times = [[], []]
  for (let round = -WARM_UP; round < SAMPLES; round++) {
    for (const [index, side] of [small, large].entries()) {
      await emptyCaches(side)
      const time = await timeOf(side.siteUrl + path)
      if (round >= 0) times[index]?.push(time)
    }
  }
  const [few, many] = times
  const ratio = p95(many) / p95(few)
  return {
    name: `scale: ${name}`,
    measured: `p95 ${ms(p95(few))} and ${ms(p95(many))}, ${ratio.toFixed(2)} times; medians ${ms(median(few))} and ${ms(median(many))}, ${(median(many) / median(few)).toFixed(2)} times`,
    promise: `<= ${MOST} times`,
    ok: ratio <= MOST,
    data: { path, few, many },
  }
}

/** @param {Side} side */
async function emptyCaches({ siteUrl, secrets }) {
  // Imported here because the contract is built when a row is measured, but not when this file is loaded.
  const { REVALIDATE_PATH, REVALIDATE_SIGNATURE_HEADER, reads } = await import('@ashlar/contract')
  const models = [...new Set(Object.values(reads).flatMap((call) => call.models))]
  const body = JSON.stringify({ models, sentAt: Date.now() })
  const signature = createHmac('sha256', secrets.REVALIDATE_SECRET).update(body).digest('hex')
  const headers = { 'Content-Type': 'application/json', [REVALIDATE_SIGNATURE_HEADER]: signature }
  const answer = await fetch(siteUrl + REVALIDATE_PATH, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`${siteUrl} did not take the word of a change: ${answer.status}`)
}

/** @param {string} url */
async function timeOf(url) {
  const start = performance.now()
  const answer = await fetch(url, { redirect: 'manual' })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  return performance.now() - start
}

/** @param {readonly number[]} values */
function p95(values) {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN
}

/**
 * @param {Side} small
 * @param {Side} large
 * @param {number} added
 * @returns {Figure}
 */
function memory(small, large, added) {
  const few = memoryOf(siteProcess(small)).resident
  const many = memoryOf(siteProcess(large)).resident
  const ratio = many / few
  return {
    name: `scale: memory of the site, ${added} records more`,
    measured: `${megabytes(few)} and ${megabytes(many)}, ${ratio.toFixed(2)} times`,
    promise: `<= ${MOST_MEMORY} times`,
    ok: ratio <= MOST_MEMORY,
  }
}

/**
 * A build that rendered no content page has requested no content, so its time does not depend on the amount.
 * @returns {Figure}
 */
function build() {
  const made = readdirSync(join(WEB, 'dist', 'client'), { encoding: 'utf8', recursive: true }).filter((file) =>
    file.endsWith('.html'),
  )
  return {
    name: 'scale: pages that the build makes',
    measured: made.length === 0 ? 'none' : made.join(', '),
    promise: 'none',
    ok: made.length === 0,
  }
}

/** @returns {[string, string][]} each template with an address that exists on both stacks */
function templates() {
  return [
    ['home', '/'],
    ['services', '/services'],
    ['a service', '/services/retail'],
    ['projects', '/projects'],
    ['projects, filtered', '/projects?propertytype=Residential&city=pune&sort=price-asc'],
    ['a project', `/projects/${firstSlug('consolidated-projects')}`],
    ['projects of banks', '/projects/bank'],
    ['reports', '/insights/research-reports'],
    ['a report', `/insights/research-reports/${firstSlug('insights-research-reports')}`],
    ['vodcasts', '/insights/knowledge-exchange'],
    ['a vodcast', `/insights/knowledge-exchange/${firstSlug('vodcasts')}`],
    ['blog', '/blog'],
    ['a post', `/blog/${firstSlug('posts')}`],
    ['news', '/in-the-news'],
    ['careers', '/careers'],
    ['an opening', `/careers/${firstSlug('openings')}`],
    ['testimonials', '/about/client-testimonials'],
    ['awards', '/about/awards-and-recognition'],
    ['registrations', '/rera'],
    ['technology', '/technology'],
  ]
}
