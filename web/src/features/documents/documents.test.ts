import { type Project, parseList, project, type ResearchReport, researchReport } from '@ashlar/contract'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import projectSeeds from '#seed/consolidated-projects.json'
import reportSeeds from '#seed/insights-research-reports-a.json'
import { builtInSettings as settings } from '@/content/built-in'

/** A minimal record: long names, no price, no plan, no text. */
const bare = { slug: 'bare', name: 'Donaudampfschifffahrtsgesellschaft '.repeat(4), propertyType: 'Commercial' }

describe('documents', () => {
  // The server runs in web/, and its font paths are relative to that folder.
  beforeAll(() => {
    vi.spyOn(process, 'cwd').mockReturnValue(new URL('../../..', import.meta.url).pathname)
  })

  it.each([
    ['a tower for sale', seeded('samphire-house')],
    ['an office to let', seeded('plumbline-bkc')],
    ['a record with hardly anything', parsed({ ...bare, city: 'Pune', projectStatus: 'Sold out' })],
  ])(
    'render a brochure of %s',
    async (_, record) => {
      const { makeBrochure } = await import('./brochure')
      const address = `https://site.example/projects/${record.slug}`
      const office = settings.offices[0] ?? null
      const pdf = await makeBrochure({ project: record, settings, office, rates: [], address, today: '2026-11-21' })
      expect(pagesOf(pdf)).toBeGreaterThanOrEqual(2)
    },
    30_000,
  )

  it('render a report with all its charts and rows', async () => {
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

/** @returns the number of pages in the file, from its page tree. */
function pagesOf(pdf: Uint8Array): number {
  const text = Buffer.from(pdf).toString('latin1')
  expect(text.slice(0, 5)).toBe('%PDF-')
  return Number(/\/Type \/Pages[^>]*?\/Count (\d+)/.exec(text)?.[1] ?? 0)
}
