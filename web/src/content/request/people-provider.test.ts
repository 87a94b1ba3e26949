import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { jobOf, PeopleProvider } from '../../../../tests/support/services/people-provider'

let provider: PeopleProvider
let dataDir: string

beforeEach(async () => {
  provider = await PeopleProvider.start()
  dataDir = mkdtempSync(join(tmpdir(), 'ashlar-openings-'))
  const env = { ...provider.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  vi.resetModules()
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await provider.stop()
  rmSync(dataDir, { recursive: true })
})

const askForJobs = async () => (await import('./people-provider')).askForJobs()
const openings = async () => (await import('../readers/all-openings')).parseJobs(await askForJobs())
const idsOf = (jobs: readonly unknown[]) => jobs.map((job) => (job as { id: unknown }).id)

describe('the people provider', () => {
  it('takes one sign-in, by a form, for many calls', async () => {
    provider.jobs = [jobOf('a')]
    await Promise.all([askForJobs(), askForJobs()])
    await askForJobs()
    expect(provider.signIns).toEqual([
      {
        grant_type: 'kekaapi',
        scope: 'kekaapi',
        client_id: 'site',
        client_secret: 'quoin-secret',
        api_key: 'quoin-key',
      },
    ])
  })

  it('takes another sign-in when a token is about to expire or was revoked', async () => {
    provider.tokenSeconds = 30
    await askForJobs()
    await askForJobs()
    expect(provider.signIns).toHaveLength(2)
    provider.revoke()
    await askForJobs()
    expect(provider.signIns.length).toBeGreaterThan(2)
  })

  it.each(['bare', 'envelope'] as const)(
    'is read to the last page when its answer is a list that is %s',
    async (shape) => {
      provider.shape = shape
      provider.jobs = Array.from({ length: 437 }, (_, index) => jobOf(`job-${index}`))
      expect(idsOf(await askForJobs())).toEqual(idsOf(provider.jobs))
    },
  )

  it('is not read for ever when it ignores page numbers', async () => {
    provider.shape = 'bare'
    const endless = Array.from({ length: 200 }, (_, index) => jobOf(`job-${index}`))
    provider.jobs = Object.assign([...endless], { slice: () => endless })
    expect(await askForJobs()).toHaveLength(200)
    expect(provider.calls.filter((call) => call.startsWith('GET'))).toHaveLength(2)
  })

  it('counts as unavailable when it answers 429 or 5xx, and gets no more requests for a while', async () => {
    provider.failsWith = 429
    await expect(askForJobs()).rejects.toMatchObject({ kind: 'unavailable', status: 429 })
    const calls = provider.calls.length
    await expect(askForJobs()).rejects.toMatchObject({ kind: 'unavailable' })
    expect(provider.calls).toHaveLength(calls)
  })

  it('does not show who hires: our copy does not hold it either', async () => {
    provider.jobs = [jobOf('a')]
    expect(JSON.stringify(await askForJobs())).not.toMatch(/hiringTeam|nobody\.outside|careerPortalUrl/)
  })
})

describe('openings from the people provider', () => {
  it('are the published jobs that may be listed; a listed job that has ended is closed', async () => {
    provider.jobs = [
      jobOf('open'),
      jobOf('secret', { canListOnCareersSite: false }),
      jobOf('secret-and-over', { canListOnCareersSite: false, status: 'Archived' }),
      jobOf('draft', { status: 'Draft' }),
      jobOf('unheard-of', { status: 7 }),
      jobOf('over', { status: 'ARCHIVED' }),
    ]
    const { records, dropped } = await openings()
    expect(dropped).toEqual([])
    expect(records.map(({ id, closed }) => [id, closed])).toEqual([
      ['open', false],
      ['over', true],
    ])
  })

  it('are shown whatever their fields hold; a job without a title drops only itself', async () => {
    provider.jobs = [
      jobOf('a', { noOfOpenings: 3, jobLocations: null, departmentName: null, experience: { min: 2 }, publishedOn: 5 }),
      jobOf('b', { title: '' }),
      null,
      'a string',
      jobOf('c', { id: 17, jobLocations: [{ name: 'Fort', city: '' }, 'nowhere', { city: 'Pune' }, { city: 'Pune' }] }),
    ]
    const { records, dropped } = await openings()
    expect(records).toHaveLength(2)
    expect(records[0]).toMatchObject({ openings: 3, cities: [], department: '', experience: '', publishedOn: '' })
    expect(records[1]).toMatchObject({ id: '17', openings: 2, cities: ['Fort', 'Pune'], publishedOn: '2026-11-02' })
    expect(dropped).toHaveLength(3)
  })

  it('have a description that cannot run anything, and a summary of its first words', async () => {
    const description = `<h1>About</h1><p onclick="x()">Lay ${'courses '.repeat(60)}</p><script>x()</script>`
    provider.jobs = [jobOf('a', { description: `${description}<a href="javascript:x()">x</a><img src=x onerror=x()>` })]
    const [one] = (await openings()).records
    expect(one?.descriptionHtml).toContain('<h2>About</h2>')
    expect(one?.descriptionHtml).not.toMatch(/script|onclick|onerror|<img/)
    expect(one?.summary).toMatch(/^About Lay courses .* …$/)
    expect(one?.summary.length).toBeLessThan(190)
  })

  it('keep the end of their address when the title changes', async () => {
    const { jobKeyIn } = await import('../readers/all-openings')
    provider.jobs = [jobOf('a', { title: 'Réviseur / Valuer – Land' }), jobOf('b', { title: '!!!' })]
    const [first, second] = (await openings()).records
    expect(first?.slug).toMatch(/^reviseur-valuer-land-[0-9a-f]{8}$/)
    expect(second?.slug).toMatch(/^opening-[0-9a-f]{8}$/)
    provider.jobs = [jobOf('a', { title: 'Valuer' })]
    const [renamed] = (await openings()).records
    expect(jobKeyIn(renamed?.slug ?? '')).toBe(jobKeyIn(first?.slug ?? ''))
  })
})

describe('while the people provider is away', () => {
  const readOpenings = async () => (await import('../readers/all-openings')).readOpenings()

  it('the last good openings are shown, also after a restart of the site', async () => {
    provider.jobs = [jobOf('a')]
    const before = await readOpenings()
    expect(before).toHaveLength(1)
    provider.failsWith = 503
    expect(await readOpenings()).toEqual(before)
    vi.resetModules()
    expect(await readOpenings()).toEqual(before)
  })

  it('without any copy, no opening is reported as open or closed', async () => {
    provider.failsWith = 503
    await expect(readOpenings()).rejects.toMatchObject({ name: 'ContentUnavailable' })
  })
})

it('an answer that reports an error is not a list of jobs', async () => {
  const { readHrJobsPage } = await import('@ashlar/contract')
  for (const answer of [{ succeeded: false, data: [] }, { data: null }, 'maintenance', null]) {
    expect(() => readHrJobsPage(answer)).toThrow('expected a list of jobs')
  }
})
