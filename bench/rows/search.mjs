import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { SITE_FLAGS } from '../../scripts/lib/services/services.mjs'
import { megabytes, percentile } from '../lib/numbers.mjs'

const PROGRAM = join(import.meta.dirname, '../lib/search-load.mjs')
const SEARCH_MS = 10
/** A document in Hindi is indexed with its English text too. */
const LIMITS = {
  english: { memory: 150_000_000, buildMs: 5_000 },
  inHindi: { memory: 200_000_000, buildMs: 10_000 },
}
const LARGEST_ANSWER = 16 * 1024 * 1024

/**
 * @typedef {{ query: string, ms: number, cpuMs: number }} Sample
 * @typedef {{ documents: number, buildMs: number, buildCpuMs: number, updateMs: number, memory: number, samples: Sample[] }} Load
 */

/**
 * The search over many documents, without the network.
 * @param {Pick<import('../main.mjs').Bench, 'work'>} bench
 * @returns {Promise<import('../lib/report.mjs').Figure[]>}
 */
export async function measureSearch({ work: { signal } }) {
  const { stdout } = await promisify(execFile)(process.execPath, [...SITE_FLAGS, '--expose-gc', PROGRAM], {
    signal,
    maxBuffer: LARGEST_ANSWER,
  })
  /** @type {{ english: Load, inHindi: Load }} */
  const { english, inHindi } = JSON.parse(stdout)
  return [...figuresOf(english, 'search', LIMITS.english), ...figuresOf(inHindi, 'search in Hindi', LIMITS.inHindi)]
}

/**
 * @param {Load} load
 * @param {string} name
 * @param {{ memory: number, buildMs: number }} limits
 */
function figuresOf(load, name, { memory, buildMs }) {
  const cpu = load.samples.map(({ cpuMs }) => cpuMs)
  const clock = load.samples.map((sample) => sample.ms)
  const slowest = percentile(cpu, 0.95)
  return [
    {
      name: `${name}: ${load.documents} documents, p95 of CPU`,
      measured: `${slowest.toFixed(1)} ms (median ${percentile(cpu, 0.5).toFixed(1)}, p95 by the clock ${percentile(clock, 0.95).toFixed(1)})`,
      promise: `<= ${SEARCH_MS} ms`,
      ok: slowest <= SEARCH_MS,
      data: load.samples,
    },
    {
      name: `${name}: memory of the index`,
      measured: megabytes(load.memory),
      promise: `<= ${megabytes(memory)}`,
      ok: load.memory <= memory,
      data: load.memory,
    },
    {
      name: `${name}: index built anew, CPU`,
      measured: `${Math.round(load.buildCpuMs)} ms; after one change ${Math.round(load.updateMs)} ms`,
      promise: `<= ${buildMs} ms`,
      ok: load.buildCpuMs <= buildMs,
      data: { buildMs: load.buildMs, buildCpuMs: load.buildCpuMs, updateMs: load.updateMs },
    },
  ]
}
