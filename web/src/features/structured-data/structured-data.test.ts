import type { Opening, SiteSettings, Vodcast } from '@ashlar/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const SETTINGS = {
  brandName: 'Plinth',
  registeredOffice: '4 Fort Road, Mumbai',
  socialProfiles: [],
} as unknown as SiteSettings

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://www.plinth.example')
  vi.resetModules()
})
afterEach(() => vi.unstubAllEnvs())

describe('structured data', () => {
  it('of a page in Hindi names the pages in Hindi, and the files and things as they are', async () => {
    const { jsonLdOf } = await import('./json-ld')
    const { english, languages } = await import('@/words/languages')
    const hindi = languages.find(({ code }) => code === 'hi') ?? english
    const { breadcrumbData } = await import('./breadcrumb-data')
    const { websiteData } = await import('./organization-data')
    const trail = breadcrumbData(
      [
        { label: 'Home', href: '/' },
        { label: 'Projects', href: '/projects?city=pune' },
      ],
      'A',
    )
    const picture = {
      '@type': 'Place',
      '@id': 'https://www.plinth.example/projects/a#project',
      image: 'https://www.plinth.example/media/a.jpg',
    } as const
    const text = jsonLdOf([trail, websiteData(SETTINGS), picture], hindi)
    const addresses = [...text.matchAll(/https:\/\/www\.plinth\.example[^"]*/g)].map(([address]) => address)
    expect(addresses).toEqual([
      'https://www.plinth.example/hi',
      'https://www.plinth.example/hi/projects?city=pune',
      'https://www.plinth.example/hi',
      expect.stringMatching(/^https:\/\/www\.plinth\.example\/hi\/search-result\?\w+=\{words\}$/),
      'https://www.plinth.example/projects/a#project',
      'https://www.plinth.example/media/a.jpg',
    ])
    expect(text).toContain('"inLanguage":"hi"')
    const { inLanguage } = await import('@/words/current-language')
    const named = inLanguage(hindi, () => breadcrumbData([{ label: 'Projects', href: '/projects' }], 'A'))
    expect(named.itemListElement).toMatchObject([{ name: 'प्रोजेक्ट' }, { name: 'A' }])
    expect(jsonLdOf([trail], english)).toContain('https://www.plinth.example/projects?city=pune')
  })

  it('gives moments a zone, and addresses their parts', async () => {
    const { videoData } = await import('./video-data')
    const { organizationData } = await import('./organization-data')
    const vodcast = {
      slug: 'a',
      title: 'A',
      summary: '',
      publishedOn: '2026-09-14',
      durationSeconds: 0,
      chapters: [{ at: 60, title: 'The pump' }],
      speakers: [],
    }
    const film = { poster: null, player: { kind: 'file' }, href: '/media/a.mp4' }
    const [video] = videoData(vodcast as unknown as Vodcast, film as never)
    expect(video).toMatchObject({
      uploadDate: '2026-09-14T00:00:00+05:30',
      thumbnailUrl: 'https://www.plinth.example/api/share-pictures/insights/knowledge-exchange/a.jpg',
      hasPart: [{ startOffset: 60, url: 'https://www.plinth.example/insights/knowledge-exchange/a?t=60#t-60' }],
    })
    expect(organizationData(SETTINGS)).toMatchObject({
      address: { '@type': 'PostalAddress', streetAddress: '4 Fort Road, Mumbai', addressCountry: 'IN' },
    })
  })

  it.each([
    [
      ['Pune', 'Nashik'],
      [{ addressLocality: 'Pune' }, { addressLocality: 'Nashik' }],
    ],
    [[], { addressCountry: 'IN' }],
  ])('of an opening in %j has a place each, or the country', async (cities, addresses) => {
    const { jobData } = await import('./job-data')
    const opening = {
      title: 'A',
      jobType: 'Full time',
      publishedOn: '2026-11-02',
      closesOn: '',
      cities,
      descriptionHtml: '<p>A</p>',
    }
    const { jobLocation } = jobData(opening as unknown as Opening, SETTINGS) as { jobLocation: unknown }
    expect(jobLocation).toMatchObject(
      Array.isArray(addresses) ? addresses.map((address) => ({ '@type': 'Place', address })) : { address: addresses },
    )
    expect(JSON.stringify(jobLocation)).not.toContain('null')
  })
})
