import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { whatStandsAt } from '@ashlar/contract'
import { expect, it } from 'vitest'

const PAGES = join(import.meta.dirname, '../pages')
const SEEDS = join(import.meta.dirname, '../../../content/seed/pages.json')

/** Fixed pages that show blocks. */
const WITH_BLOCKS = ['/', '/services']
/** Made of its editors' words where no record has the address. */
const FOR_PAGES = ['/[...path]', '/services/[slug]']

const files = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.astro'))
const addresses = files.map((file) => `/${file.replace(/(?:\/?index)?\.astro$/, '')}`)

it('an address that the site has is not promised to an editor’s page', () => {
  const promised = addresses.filter((address) => whatStandsAt(address) === 'the page')
  expect(promised.toSorted()).toEqual([...WITH_BLOCKS, ...FOR_PAGES].toSorted())
})

it('every page of the seeds is at an address that shows it', () => {
  const pages = JSON.parse(readFileSync(SEEDS, 'utf8')) as { path: string; blocks?: unknown[] }[]
  expect(pages.filter(({ path }) => whatStandsAt(path) === 'something else')).toEqual([])
  expect(pages.filter(({ path, blocks }) => blocks && whatStandsAt(path) !== 'the page')).toEqual([])
})
