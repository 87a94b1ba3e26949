import { type Project, parseList, project, type ResearchReport, researchReport } from '@ashlar/contract'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import projectSeeds from '#seed/consolidated-projects.json'
import reportSeeds from '#seed/insights-research-reports-a.json'
import { builtInSettings as settings } from '@/content/built-in'

/** Long names, no price, no plan, no words: a record that is barely one. */
const bare = { slug: 'bare', name: 'Donaudampfschifffahrtsgesellschaft '.repeat(4), propertyType: 'Commercial' }

describe('documents', () => {
  // The server runs in web/, and finds the fonts from there.
  beforeAll(() => {
    vi.spyOn(process, 'cwd').mockReturnValue(new URL('../../..', import.meta.url).pathname)
  })

  it.each([
    ['a tower for sale', seeded('samphire-house')],
    ['an office to let', seeded('plumbline-bkc')],
    ['a record with hardly anything', parsed({ ...bare, city: 'Pune', projectStatus: 'Sold out' })],
  ])(
    'set a brochure of %s',
    async (_, record) => {
      const { makeBrochure } = await import('./brochure')
      const address = `https://site.example/projects/${record.slug}`
      const office = settings.offices[0] ?? null
      const pdf = await makeBrochure({ project: record, settings, office, address, today: '2026-11-21' })
      expect(pagesOf(pdf)).toBeGreaterThanOrEqual(2)
    },
    30_000,
  )

  it('sets a report with all its charts and rows', async () => {
    const { makeReportPaper } = await import('./report-paper')
    const [report] = parseList(researchReport, reportSeeds).records
    const pdf = await makeReportPaper({ report: report as ResearchReport, settings, address: 'https://site.example/r' })
    expect(pagesOf(pdf)).toBeGreaterThan(5)
  }, 30_000)
})

function seeded(slug: string): Project {
  return parsed(projectSeeds.find((seed) => seed.slug === slug) ?? {})
}

function parsed(wire: object): Project {
  const [record] = parseList(project, [{ ...wire, pictures: [] }]).records
  if (!record) throw new Error('the record does not fit')
  return record
}

/** @returns how many pages the file has, from its own page tree. */
function pagesOf(pdf: Uint8Array): number {
  const text = Buffer.from(pdf).toString('latin1')
  expect(text.slice(0, 5)).toBe('%PDF-')
  return Number(/\/Type \/Pages[^>]*?\/Count (\d+)/.exec(text)?.[1] ?? 0)
}
