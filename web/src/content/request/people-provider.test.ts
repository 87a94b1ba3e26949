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

  it.each(['seconds', 'a moment'])('is left alone for as long as it asks, in %s', async (unit) => {
    provider.failsWith = 429
    provider.retryAfter = unit === 'seconds' ? '60' : new Date(Date.now() + 60_000).toUTCString()
    await expect(askForJobs()).rejects.toMatchObject({ kind: 'unavailable', status: 429 })
    const { circuitState } = await import('./circuit')
    const service = new URL(provider.env.HR_API_URL ?? '').origin
    expect(circuitState(service, Date.now() + 30_000)).toBe('open')
    expect(circuitState(service, Date.now() + 61_000)).toBe('half-open')
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
      jobOf('over', { status: 'ARCHIVED' }),
    ]
    const { records, dropped } = await openings()
    expect(dropped).toEqual([])
    expect(records.map(({ id, closed }) => [id, closed])).toEqual([
      ['open', false],
      ['over', true],
    ])
  })

  it('are understood in the numbers of the provider too', async () => {
    provider.jobs = [
      jobOf('draft', { status: 0 }),
      jobOf('online', { status: 1, jobType: 1 }),
      jobOf('archived', { status: 2, jobType: 2 }),
      jobOf('offline', { status: 3, jobType: 7 }),
      jobOf('confidential', { status: 4 }),
      jobOf('in-words', { status: 'Online', jobType: 'Internship' }),
    ]
    expect((await openings()).records.map(({ id, closed, jobType }) => [id, closed, jobType])).toEqual([
      ['online', false, 'Part time'],
      ['archived', true, 'Full time'],
      ['offline', true, ''],
      ['in-words', false, 'Internship'],
    ])
  })

  it('whose state is not known are not shown, but told once and counted', async () => {
    const { log } = await import('@/config/log')
    const { metrics } = await import('@/config/metrics')
    const warned = vi.spyOn(log, 'warn')
    provider.jobs = [jobOf('a', { status: 7 }), jobOf('b', { status: 7 }), jobOf('c', { status: 'Frozen' }), jobOf('d')]
    for (let reading = 0; reading < 2; reading++) expect((await openings()).records).toHaveLength(1)
    expect(warned.mock.calls.map(([what]) => what)).toEqual([
      { status: '7', jobs: 2 },
      { status: 'Frozen', jobs: 1 },
    ])
    expect(await metrics.getSingleMetricAsString('site_openings_not_understood')).toContain(
      'site_openings_not_understood 3',
    )
  })

  it.each([
    [{ city: 'NA', name: 'Pune office' }, ['Pune office']],
    [{ city: ' n/a ', name: 'Fort' }, ['Fort']],
    [{ city: 'NA', state: 'KA', name: 'NA' }, []],
    [{ city: '-', name: null }, []],
    [{ city: 'Nashik', name: 'NA' }, ['Nashik']],
  ])('have the place %j', async (place, cities) => {
    provider.jobs = [jobOf('a', { jobLocations: [place] })]
    expect((await openings()).records[0]?.cities).toEqual(cities)
  })

  it.each([
    ['2026-11-21T19:00:00Z', '2026-11-22'],
    ['2026-11-21T19:00:00', '2026-11-22'],
    ['2026-11-21T19:00:00.123+05:30', '2026-11-21'],
    ['2026-11-21', '2026-11-21'],
    ['21-11-2026', ''],
  ])('published at %s are of the day %s in India', async (publishedOn, day) => {
    provider.jobs = [jobOf('a', { publishedOn })]
    expect((await openings()).records[0]?.publishedOn).toBe(day)
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
