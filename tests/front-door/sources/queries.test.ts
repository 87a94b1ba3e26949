import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readsQuery } from '../../../web/src/routing/campaign.js'

const PAGES = join(import.meta.dirname, '../../../web/src/pages')

it('the pages that read the query of their address are known, so that all others are kept whatever it is', () => {
  const files = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.astro'))
  const wrong = files.filter((file) => {
    const path = `/${file
      .replaceAll('\\', '/')
      .replace(/(?:\/?index)?\.astro$/, '')
      .replace(/\[[^\]]+\]/g, 'x')}`
    return readsQuery(path) !== /queryOf\(|searchParams/.test(readFileSync(join(PAGES, file), 'utf8'))
  })
  expect(files.length).toBeGreaterThan(20)
  expect(wrong).toEqual([])
})
