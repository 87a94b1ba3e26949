import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { VISITOR_PAGE } from '@ashlar/contract'
import { expect, it } from 'vitest'
import { freePorts } from '../../../scripts/lib/services/ports.mjs'
import { startStack } from '../../../scripts/lib/services/stack.mjs'
import { KEPT_PASSPHRASE } from '../../keep-backup/main.mjs'
import type { Backend } from '../databases'
import { bodyOf, receiptIn, send } from '../leads/lead-bodies'
import { rowsOf } from '../rows'
import { runScript } from '../run-script'

/** Made by `npm run keep-backup`, one for each version; only the newest two must be restorable. */
const folder = import.meta.dirname
const versions = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length))
  .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  .slice(-2)

/** What an upgrade must keep: every lead, every published page and every file of the media library. */
async function contentIn(backend: Parameters<typeof rowsOf>[0]) {
  const [leads, pages, files] = await Promise.all([
    rowsOf(backend, 'leads', 'reference'),
    rowsOf(backend, 'pages WHERE published_at IS NOT NULL', 'path'),
    rowsOf(backend, 'files', 'url'),
  ])
  return { leads: leads.sort(), pages: pages.sort(), files: files.sort() }
}

it('a backup of an earlier version is kept', () => {
  expect(versions.length).toBeGreaterThan(0)
})

it.each(versions)(
  'a backup of version %s restores into this one',
  async (version) => {
    const known = JSON.parse(readFileSync(join(folder, `${version}.json`), 'utf8'))
    const dataDir = mkdtempSync(join(tmpdir(), 'ashlar-restored-'))
    try {
      const file = join(folder, `${version}.tar.gz.age`)
      const [port, contentPort] = await freePorts(2)
      const env = {
        ...{ DATA_DIR: dataDir, DATABASE_URL: '', BACKUP_PASSPHRASE: KEPT_PASSPHRASE },
        ...{ PORT: String(port), CONTENT_PORT: String(contentPort) },
      }
      const { code, said } = await runScript('restore', [file], env)
      expect(code, said).toBe(0)
      const before = await contentIn({ stack: { dataDir }, databaseUrl: null })
      const stack = await startStack({ dataDir, env: { SEED: 'none' } })
      try {
        const backend: Backend = { stack, databaseUrl: null }
        expect(before.leads).toContain(known.reference)
        expect(await contentIn(backend)).toEqual(before)
        for (const path of before.pages) {
          expect([path, (await fetch(new URL(path, stack.siteUrl))).status]).toEqual([path, 200])
        }
        for (const url of before.files) {
          expect([url, (await fetch(new URL(url, stack.contentUrl))).status]).toEqual([url, 200])
        }
        // When the retention period is over, the lead's content is erased, and its page says so.
        const page = await fetch(new URL(`${VISITOR_PAGE}?link=${known.visitorToken}`, stack.siteUrl))
        expect(page.status).toBe(200)
        expect(await page.text()).toContain(known.reference)
        const picture = await fetch(new URL(known.picture, stack.contentUrl))
        expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
        receiptIn(await send(backend, 'ada-leads', bodyOf('ada-leads')))
      } finally {
        await stack.stop()
      }
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
  180_000,
)
