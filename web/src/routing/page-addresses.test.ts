import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageRecordUse } from '@ashlar/contract'
import { expect, it } from 'vitest'

const PAGES = join(import.meta.dirname, '../pages')
const SEEDS = join(import.meta.dirname, '../../../content/seed/pages.json')

/** Fixed pages that show blocks. */
const WITH_BLOCKS = ['/', '/services']
/** Routes that show an editors' page where no record has the address. */
const FOR_PAGES = ['/[...path]', '/projects/in/[...place]', '/services/[slug]']

const files = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.astro'))
const addresses = files.map((file) => `/${file.replace(/(?:\/?index)?\.astro$/, '')}`)

it('an address that the site itself uses is not offered for an editor’s page', () => {
  const promised = addresses.filter((address) => pageRecordUse(address) === 'the page')
  expect(promised.toSorted()).toEqual([...WITH_BLOCKS, ...FOR_PAGES].toSorted())
})

it('every seeded page is at an address that shows it', () => {
  const pages = JSON.parse(readFileSync(SEEDS, 'utf8')) as { path: string; blocks?: unknown[] }[]
  expect(pages.filter(({ path }) => pageRecordUse(path) === 'something else')).toEqual([])
  expect(pages.filter(({ path, blocks }) => blocks && pageRecordUse(path) !== 'the page')).toEqual([])
})
