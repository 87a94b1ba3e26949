import { describe, expect, it } from 'vitest'
import { sitemapXml } from './sitemap-xml'

const SITE = 'https://ashlar.example'

describe('the sitemap', () => {
  it('tells full addresses, and the day where there is one', () => {
    const xml = sitemapXml(
      [
        { path: '/', changedOn: '2026-11-20' },
        { path: '/careers/a', changedOn: '' },
        { path: '/careers/b', changedOn: 'yesterday' },
      ],
      SITE,
    )
    expect(xml).toContain('<url><loc>https://ashlar.example/</loc><lastmod>2026-11-20</lastmod></url>')
    expect(xml).toContain('<url><loc>https://ashlar.example/careers/a</loc></url>')
    expect(xml.match(/<lastmod>/g)).toHaveLength(1)
  })

  it('names each address once, whatever is in it', () => {
    const xml = sitemapXml(
      ['/a&b', '/a&b', "/o'clock", '/<x>'].map((path) => ({ path, changedOn: '' })),
      SITE,
    )
    expect(xml.match(/<loc>[^<]*<\/loc>/g)).toEqual([
      '<loc>https://ashlar.example/a&amp;b</loc>',
      '<loc>https://ashlar.example/o&apos;clock</loc>',
      '<loc>https://ashlar.example/%3Cx%3E</loc>',
    ])
  })
})
