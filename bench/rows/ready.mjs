import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from '../../scripts/lib/files/paths.mjs'
import { endChild, startChild } from '../../scripts/lib/processes/children.mjs'
import { median } from '../lib/numbers.mjs'

const STARTS = 3
/** Of the site's process alone. */
const SITE_MOST_S = 5
/** Of the whole command. */
const BOTH_MOST_S = 10

/**
 * How long a start takes on the state of an earlier one: of the site's process, and of the whole `npm start`.
 * @param {Pick<import('../main.mjs').Bench, 'stack' | 'work'>} bench
 * @returns {Promise<import('../lib/report.mjs').Figure[]>}
 */
export async function measureReady({ stack, work: { signal } }) {
  const site = await repeat(async () => {
    await stack.site.stop()
    return timed(() => stack.site.start({ signal }))
  })
  await Promise.all([stack.site.stop(), stack.content.stop()])
  const both = await repeat(() => timeWholeStart(stack, signal))
  await stack.startBackend()
  await stack.startSite()
  return [
    figure('ready: the site, from its second start on', site, SITE_MOST_S),
    figure('ready: npm start, from the second on', both, BOTH_MOST_S),
  ]
}

/**
 * Runs what `npm start` runs, on the state of the stack, until its last line, and ends it.
 * @param {import('../main.mjs').Bench['stack']} stack its processes are not running
 * @param {AbortSignal} signal
 * @returns {Promise<number>} seconds
 */
async function timeWholeStart({ siteUrl, contentUrl, dataDir }, signal) {
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: new URL(siteUrl).port,
    CONTENT_PORT: new URL(contentUrl).port,
    CONTENT_URL: '',
    DATA_DIR: dataDir,
  }
  const began = performance.now()
  const child = startChild([join(ROOT, 'scripts/run.mjs'), 'start'], { cwd: ROOT, env, whenOrphaned: 'term' })
  const end = () => void endChild(child)
  signal.addEventListener('abort', end, { once: true })
  try {
    child.stderr?.resume()
    for await (const line of createInterface({ input: /** @type {NodeJS.ReadableStream} */ (child.stdout) })) {
      if (line.startsWith('Ready')) return (performance.now() - began) / 1000
    }
    signal.throwIfAborted()
    throw new Error('npm start ended before it was ready')
  } finally {
    signal.removeEventListener('abort', end)
    await endChild(child)
  }
}

/** @param {() => Promise<number>} measure */
async function repeat(measure) {
  /** @type {number[]} */
  const seconds = []
  for (let start = 0; start < STARTS; start++) seconds.push(await measure())
  return seconds
}

/** @param {() => Promise<void>} work */
async function timed(work) {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

/**
 * @param {string} name
 * @param {number[]} seconds
 * @param {number} most seconds
 * @returns {import('../lib/report.mjs').Figure}
 */
function figure(name, seconds, most) {
  return {
    name,
    measured: `${median(seconds).toFixed(1)} s (at most ${Math.max(...seconds).toFixed(1)})`,
    promise: `<= ${most} s`,
    ok: Math.max(...seconds) <= most,
    data: seconds,
  }
}
