import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { csvLine } from '@ashlar/contract'
import { CONTENT } from '../../scripts/lib/files/paths.mjs'
import { startStack } from '../../scripts/lib/services/stack.mjs'
import { ADMIN_ENV, callAdmin } from '../lib/admin.mjs'

/** @typedef {import('../lib/report.mjs').Figure} Figure */

const PROJECTS = 1000
const MOST_SECONDS = 60
const POLL_EVERY_MS = 250
const SHEETS = '/content-sheets/consolidated-project'

/**
 * A spreadsheet of a thousand projects, made from the shipped ones with every column filled: it is checked, imported as
 * drafts up to the last record, and undone. Measures the backend alone, with the shipped content, on SQLite.
 * @param {import('../main.mjs').Bench} bench
 * @returns {Promise<Figure[]>}
 */
export async function measureImports({ work: { signal } }) {
  const stack = await startStack({ env: ADMIN_ENV, site: false })
  try {
    const desk = await callAdmin(stack.contentUrl, signal)
    const sheet = manyProjects(await (await desk(`${SHEETS}/file?format=csv`)).text())
    const checked = await timed(() => desk(`${SHEETS}/check`, fileOf(sheet)))
    const imported = await timed(async () => {
      const line = await (await desk(`${SHEETS}/import`, fileOf(sheet))).json()
      return untilEnd(desk, line.id, signal)
    })
    const undone = await timed(async () => {
      await desk(`/content-sheets/imports/${imported.result.id}/undo`, { method: 'POST' })
      return untilEnd(desk, imported.result.id, signal)
    })
    const { made, failed } = imported.result.counts
    const seconds = imported.seconds
    return [
      {
        name: `imports: ${PROJECTS} projects as drafts`,
        measured: `${seconds.toFixed(1)} s, checked in ${checked.seconds.toFixed(1)} s, undone in ${undone.seconds.toFixed(1)} s; progress seen ${imported.result.looks} times`,
        promise: `<= ${MOST_SECONDS} s`,
        ok: seconds <= MOST_SECONDS && made === PROJECTS && failed === 0,
        data: { imported: imported.result, undone: undone.result },
      },
    ]
  } finally {
    await stack.stop()
  }
}

/**
 * @param {string} sheet
 * @returns {RequestInit}
 */
function fileOf(sheet) {
  const body = new FormData()
  body.append('sheet', new Blob([sheet]), 'projects.csv')
  return { method: 'POST', body }
}

/**
 * @param {string} shipped the sheet of the shipped projects
 * @returns {string} PROJECTS rows, each with a name of its own
 */
function manyProjects(shipped) {
  const { parse } = createRequire(join(CONTENT, 'package.json'))('csv-parse/sync')
  /** @type {string[][]} */
  const [header = [], ...rows] = parse(shipped, { bom: true })
  const address = header.indexOf('Address')
  const lines = Array.from({ length: PROJECTS }, (_, index) =>
    (rows[index % rows.length] ?? []).map((cell, at) =>
      at === 0 ? `${cell} ${index + 1}` : at === address ? '' : cell.replace(/^'(?=[=+\-@])/gm, ''),
    ),
  )
  return [header, ...lines].map((line) => csvLine(line)).join('')
}

/**
 * @param {(path: string) => Promise<Response>} desk
 * @param {number} id of the import
 * @param {AbortSignal} signal
 */
async function untilEnd(desk, id, signal) {
  for (let looks = 1; ; looks += 1) {
    const line = await (await desk(`/content-sheets/imports/${id}`)).json()
    if (line.state === 'done' || line.state === 'undone') return { ...line, looks }
    await wait(POLL_EVERY_MS, undefined, { signal })
  }
}

/**
 * @template T
 * @param {() => Promise<T>} work
 */
async function timed(work) {
  const began = performance.now()
  const result = await work()
  return { result, seconds: (performance.now() - began) / 1000 }
}
