import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addVisit, figureOf, noCounts } from './day-counts'
import { partOf, vitalsReport } from './report'

const visit = (values: object) => vitalsReport.parse({ faults: [], ...values })

let folder = ''
beforeEach(() => {
  vi.resetModules()
  folder = mkdtempSync(join(tmpdir(), 'ashlar-vitals-'))
  vi.stubEnv('DATA_DIR', folder)
})

describe('a report', () => {
  it('is limited in size, and holds only figures', () => {
    const fault = { name: 'TypeError', script: '/_astro/site.Abc1.js', line: 1, column: 20 }
    expect(vitalsReport.safeParse({ lcp: 900, faults: [fault] }).success).toBe(true)
    for (const wrong of [
      { lcp: -1, faults: [] },
      { cls: 'much', faults: [] },
      { faults: [], page: '/projects?near=home' },
      { faults: Array.from({ length: 6 }, () => fault) },
      { faults: [{ ...fault, script: 'https://elsewhere.example/a.js' }] },
      { faults: [{ ...fault, script: '/_astro/meera@ashlar.example' }] },
      { faults: [{ ...fault, script: '/_astro/../projects' }] },
      { faults: [{ ...fault, script: '/projects' }] },
      { faults: [{ ...fault, message: 'meera@ashlar.example is no number' }] },
    ]) {
      expect(vitalsReport.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false)
    }
  })

  it('belongs to a part of the site, whatever its address is', () => {
    expect(partOf('https://www.ashlar.example/')).toBe('home')
    expect(partOf('https://www.ashlar.example/projects/a-tower?near=12.97,77.59')).toBe('projects')
    expect(partOf('https://www.ashlar.example/projects-of-mine')).toBe('other')
    expect(partOf('')).toBe('other')
  })
})

describe('the figures', () => {
  it('are the 75th percentile and the share of good visits', () => {
    const counts = noCounts()
    for (const lcp of [400, 900, 2400, 7000]) addVisit(counts, visit({ lcp }))
    expect(figureOf(counts, 'lcp')).toEqual({ measured: 4, good: 0.75, threeOfFour: 2500 })
    expect(figureOf(counts, 'inp')).toBeNull()
    for (let count = 0; count < 9; count += 1) addVisit(counts, visit({ lcp: 60_000 }))
    expect(figureOf(counts, 'lcp')?.threeOfFour).toBeNull()
  })

  it('outlive a restart, end after ninety days, and are all that is on disk', async () => {
    const { DailyVitals } = await import('./daily-vitals')
    const first = new DailyVitals()
    const days = Array.from({ length: 95 }, (_, at) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10))
    for (const day of days) await first.add(day, 'home', visit({ lcp: 1234, cls: 0, inp: 31 }))
    await first.write()
    const file = readFileSync(join(folder, 'site/vitals.json'), 'utf8')
    expect(file).not.toContain('1234')
    const again = await new DailyVitals().since('2000-01-01')
    expect(again.get('home')).toHaveLength(90)
    expect((await new DailyVitals().since(String(days.at(-2)))).get('home')).toHaveLength(2)
  })
})

describe('the answers', () => {
  it('are counted with the failed ones, by day, and outlive a restart', async () => {
    const { DailyAnswers } = await import('./daily-answers')
    const first = new DailyAnswers()
    for (const isFailure of [false, false, true]) first.count(isFailure)
    expect(await first.since('2000-01-01')).toEqual({ answers: 3, failed: 1 })
    first.count(false)
    await first.write()
    expect(await new DailyAnswers().since('2000-01-01')).toEqual({ answers: 4, failed: 1 })
    expect(await new DailyAnswers().since('2999-01-01')).toEqual({ answers: 0, failed: 0 })
  })
})

it('one network sends 100 reports within ten minutes, and others are not counted with it', async () => {
  const { takeReport } = await import('./take-report')
  const { VISITOR_ADDRESS_HEADER } = await import('../leads/submission/request-context')
  const statusFrom = async (address: string) => {
    const headers = { 'content-type': 'application/json', [VISITOR_ADDRESS_HEADER]: address }
    const body = JSON.stringify({ lcp: 900, faults: [] })
    return (await takeReport(new Request('http://localhost/api/vitals', { method: 'POST', headers, body }))).status
  }
  const seen = []
  // All of one IPv6 network.
  for (let count = 0; count < 102; count += 1) seen.push(await statusFrom(`2001:db8:1:1::${count.toString(16)}`))
  expect(seen.slice(0, 100).every((status) => status === 204)).toBe(true)
  expect(seen.slice(100)).toEqual([429, 429])
  expect(await statusFrom('2001:db8:1:2::1')).toBe(204)
})
