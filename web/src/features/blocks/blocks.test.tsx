import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Page, page, parseList } from '@ashlar/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { blocksOfPage } from './blocks-of-page'

vi.mock('@/content/readers/project-lists', () => ({
  readFlagships: async () => [],
  readNamedProjects: async () => [],
}))
vi.mock('@/content/readers/films', () => ({ readPlayableFilm: async () => null }))
// The form reads the settings; it has tests of its own.
vi.mock('../leads/form/lead-form', () => ({ LeadForm: ({ form }: { form: string }) => <form data-lead-form={form} /> }))
vi.mock('@/content/media/media', () => ({ ownPicture: (picture: unknown) => picture }))

const SEEDS = join(import.meta.dirname, '../../../../content/seed/pages.json')

function seeded(): Pick<Page, 'blocks'> {
  const records = JSON.parse(readFileSync(SEEDS, 'utf8')) as { path: string }[]
  const [found] = parseList(
    page,
    records.filter(({ path }) => path === '/moving-your-office'),
  ).records
  if (!found) throw new Error('the demonstration page is gone')
  return found
}

async function htmlOf(one: Pick<Page, 'blocks'>, opens = true) {
  const { opening, rest } = await blocksOfPage(one, [], { opens })
  return { opening: renderToStaticMarkup(opening), rest: renderToStaticMarkup(rest) }
}

describe('a page of blocks', () => {
  it('is opened by a hero that comes first, and has one heading', async () => {
    const { opening, rest } = await htmlOf(seeded())
    expect(opening).toContain('<h1')
    expect(rest).not.toContain('<h1')
    for (const anchor of ['numbers', 'when', 'steps', 'time', 'ways', 'questions', 'checked', 'ask'])
      expect(rest).toContain(`id="${anchor}"`)
  })

  it('that has an opening of its own shows the hero further down', async () => {
    const { opening, rest } = await htmlOf(seeded(), false)
    expect(opening).toBe('')
    expect(rest).toMatch(/^<header[^>]*>.*<h2/)
  })

  it('leaves out blocks with no content left: deleted projects, a deleted film', async () => {
    const { rest } = await htmlOf(seeded())
    expect(rest).not.toContain('id="buildings"')
    expect(rest).not.toContain('id="film"')
  })

  it('alternates tones, so that no two neighbouring sections look the same', async () => {
    const { rest } = await htmlOf(seeded())
    const tones = [...rest.matchAll(/<section[^>]*data-tone="(\w+)"/g)].map(([, tone]) => tone)
    expect(tones.slice(0, 4)).toEqual(['ground', 'course', 'ground', 'course'])
  })
})
