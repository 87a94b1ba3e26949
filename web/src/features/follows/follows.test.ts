import { createHmac } from 'node:crypto'
import { parseList, projectSummary, REVALIDATE_SIGNATURE_HEADER, researchReport } from '@ashlar/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newInList, seenOfList } from './list-news'
import { type FollowedProject, projectNews, seenOfProject } from './project-news'

const SECRET = 'a secret of backend and site'

const choice = (title: string) => ({ title, value: title.toLowerCase(), propertyType: '', sequence: 1 })
const city = (name: string) => ({
  name,
  slug: name.toLowerCase(),
  ...{ state: '', formerName: '', summary: '', latitude: null, longitude: null, sequence: 1 },
})
const house = (slug: string, inCity: string, price: number) => ({
  documentId: `id-${slug}`,
  slug,
  name: slug,
  propertyType: 'Residential',
  city: inCity,
  projectStatus: 'New launch',
  configurations: [{ name: '2 BHK', areaConfiguration: '2 BHK', carpetArea: 800, price }],
})

const content = vi.hoisted(() => ({ projects: [] as unknown[], reports: [] as unknown[] }))
vi.mock('@/content/readers/projects', () => ({
  readProjects: async () => parseList(projectSummary.schema, content.projects).records,
  readProject: async () => null,
  readProjectChoices: async () => ({
    cities: [city('Pune'), city('Panaji')],
    areaConfigurations: [choice('2 BHK')],
    ...{ sorts: [choice('newest')], years: [choice('2027')], industries: [choice('Technology')] },
  }),
}))
vi.mock('@/content/readers/reports', () => ({
  readReports: async () => parseList(researchReport, content.reports).records,
}))
vi.mock('@/content/readers/former-addresses', () => ({ readNewAddress: async () => null }))

const report = (slug: string, industry: string) => ({ slug, title: slug, publishedOn: '2026-01-02', industry })

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://www.ashlar.example')
  vi.stubEnv('REVALIDATE_SECRET', SECRET)
  content.projects = [house('a', 'Pune', 5_000_000), house('b', 'Panaji', 5_000_000)]
  content.reports = [report('one', 'Office'), report('two', 'Retail')]
})
afterEach(() => vi.unstubAllEnvs())

const load = async () => (await import('./subject')).findSubject

describe('what is followed', () => {
  it.each([
    ['/projects?page=3&view=map&sort=newest&city=PUNE', '/projects?city=pune', 'Projects: Pune'],
    [
      '/projects?price-max=10000000&city=pune',
      '/projects?city=pune&price-max=10000000',
      'Projects: Pune, up to ₹1 crore',
    ],
    ['/projects?city=atlantis', '/projects', 'Projects'],
    [
      '/insights/research-reports?industry=Office',
      '/insights/research-reports?industry=Office',
      'Research reports: Office',
    ],
  ])('%s is %s', async (address, canonical, title) => {
    const subject = await (await load())(address)
    expect(subject?.address).toBe(canonical)
    expect(subject?.title.replaceAll('\u00a0', ' ')).toBe(title)
  })

  it.each(['', '/careers', 'https://evil.example/projects', '//evil.example', '/projects/x/y', '/projects/none'])(
    '%j is nothing',
    async (address) => {
      expect(await (await load())(address)).toBeNull()
    },
  )

  it('finds new projects by the filters of the list', async () => {
    const findSubject = await load()
    const { seen } = (await findSubject('/projects?city=pune&price-max=10000000')) ?? { seen: {} }
    const dear = house('dear', 'Pune', 90_000_000)
    content.projects = [...content.projects, dear, house('c', 'Pune', 7_000_000), house('d', 'Panaji', 7_000_000)]
    const news = (await findSubject('/projects?city=pune&price-max=10000000'))?.newsSince(seen)
    expect(news?.lines).toEqual(['c, Pune\nhttps://www.ashlar.example/projects/c'])
    content.projects = content.projects.map((one) => (one === dear ? house('dear', 'Pune', 8_000_000) : one))
    const later = (await findSubject('/projects?city=pune&price-max=10000000'))?.newsSince(news?.seen ?? {})
    expect(later?.lines).toEqual(['dear, Pune\nhttps://www.ashlar.example/projects/dear'])
  })
})

describe('a list', () => {
  const listed = (id: string) => ({ id, words: id, path: `/projects/${id}` })

  it('tells nothing twice, also not what left it and came back', () => {
    const first = newInList([listed('a'), listed('b')], seenOfList([listed('a')]))
    expect(first.lines).toHaveLength(1)
    const without = newInList([listed('a')], first.seen)
    expect(without.lines).toEqual([])
    expect(newInList([listed('a'), listed('b')], without.seen).lines).toEqual([])
  })

  it('names ten and counts the others', () => {
    const many = Array.from({ length: 13 }, (_, index) => listed(`p${index}`))
    const { lines } = newInList(many, { known: [] })
    expect(lines).toHaveLength(11)
    expect(lines.at(-1)).toBe('and 3 more')
  })

  it('has no news for a state that it does not know', () => {
    expect(newInList([listed('a')], { of: 'another version' })).toEqual({ lines: [], seen: { known: ['a'] } })
  })
})

describe('a project', () => {
  const home = { name: '2 BHK', carpetArea: 800, price: 7_400_000, rent: null, available: 8 }
  const before: FollowedProject = {
    ...{ priceFrom: 7_400_000, priceTo: null, rentPerSqFt: null, status: 'Under construction' },
    configurations: [home, { ...home, carpetArea: 900 }],
  }
  const seen = seenOfProject(before)
  const linesOf = (now: FollowedProject) => projectNews(now, seen).lines.map((line) => line.replaceAll('\u00a0', ' '))

  it('has no news without a change', () => {
    expect(linesOf(before)).toEqual([])
  })

  it('tells price, stage and homes, each before and now', () => {
    const configurations = [
      { ...home, price: 8_000_000, available: 5 },
      { ...home, name: '3 BHK', carpetArea: 1_200, price: null },
    ]
    expect(linesOf({ ...before, priceFrom: 8_000_000, status: 'Ready to move in', configurations })).toEqual([
      'Price: ₹80 lakh, before ₹74 lakh',
      'Stage: Ready to move in, before Under construction',
      '2 BHK: ₹80 lakh, before ₹74 lakh',
      '2 BHK: 5 left, before 8',
      'New: 3 BHK, On request',
      '2 BHK: no longer offered',
    ])
    expect(
      linesOf({ ...before, configurations: [{ ...home, available: 0 }, ...before.configurations.slice(1)] }),
    ).toEqual(['2 BHK: all taken'])
  })

  it('keeps apart homes of the same name and area', () => {
    const twins = seenOfProject({ ...before, configurations: [home, { ...home, price: 9_000_000 }] })
    expect(projectNews({ ...before, configurations: [home, { ...home, price: 9_000_000 }] }, twins).lines).toEqual([])
  })
})

describe('the answer to the backend', () => {
  const ask = async (question: object, secret = SECRET) => {
    const { answerFollowNews } = await import('./answer-news')
    const body = JSON.stringify({ sentAt: Date.now(), ...question })
    const signature = createHmac('sha256', secret).update(body).digest('hex')
    const headers = { [REVALIDATE_SIGNATURE_HEADER]: signature }
    return answerFollowNews(new Request('http://site.example/api/follows/news', { method: 'POST', headers, body }))
  }
  const follows = [
    { id: 1, subject: '/projects?city=pune', seen: { known: [] } },
    { id: 2, subject: '/projects?city=atlantis', seen: { known: [] } },
    { id: 3, subject: '/projects/none', seen: {} },
  ]

  it('tells what is new, and nothing of a list that lost its filter or of a project that is gone', async () => {
    const answer = await ask({ follows })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      follows: [
        {
          id: 1,
          title: 'Projects: Pune',
          url: 'https://www.ashlar.example/projects?city=pune',
          lines: ['a, Pune\nhttps://www.ashlar.example/projects/a'],
          seen: { known: ['id-a'] },
        },
      ],
    })
  })

  it.each([
    [{ follows }, 'another secret', 401],
    [{ follows: [] }, SECRET, 400],
    [{ follows, sentAt: 0 }, SECRET, 401],
    [{ follows: [{ id: 1, subject: '/careers', seen: {} }] }, SECRET, 400],
  ])('refuses %j signed with %s', async (question, secret, status) => {
    expect((await ask(question, secret)).status).toBe(status)
  })
})
