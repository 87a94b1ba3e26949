import { describe, expect, it } from 'vitest'
import { english } from '@/words/languages'
import { type ListedPage, lastChangeOf, sitemapIndexXml, sitemapXml } from './sitemap-xml'

const SITE = 'https://ashlar.example'

function entry(path: string, changedOn = '', pictures: string[] = [], languages = [english]): ListedPage {
  return { path, title: path, description: '', changedOn, pictures, languages }
}

describe('the sitemap', () => {
  it('lists full addresses, and dates where they are known', () => {
    const xml = sitemapXml([entry('/', '2026-11-20'), entry('/careers/a'), entry('/careers/b', 'yesterday')], SITE)
    expect(xml).toContain('<url><loc>https://ashlar.example/</loc><lastmod>2026-11-20</lastmod></url>')
    expect(xml).toContain('<url><loc>https://ashlar.example/careers/a</loc></url>')
    expect(xml.match(/<lastmod>/g)).toHaveLength(1)
  })

  it('lists each address once, whatever characters it has', () => {
    const xml = sitemapXml(
      ['/a&b', '/a&b', "/o'clock", '/<x>'].map((path) => entry(path)),
      SITE,
    )
    expect(xml.match(/<loc>[^<]*<\/loc>/g)).toEqual([
      '<loc>https://ashlar.example/a&amp;b</loc>',
      '<loc>https://ashlar.example/o&apos;clock</loc>',
      '<loc>https://ashlar.example/%3Cx%3E</loc>',
    ])
  })

  it('lists a page in each language, with all its versions', () => {
    const hindi = { ...english, code: 'hi' }
    const xml = sitemapXml([entry('/a', '2026-11-20', [], [english, hindi]), entry('/b')], SITE)
    const versions = [
      '<xhtml:link rel="alternate" hreflang="en" href="https://ashlar.example/a"/>',
      '<xhtml:link rel="alternate" hreflang="hi" href="https://ashlar.example/hi/a"/>',
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://ashlar.example/a"/>',
    ].join('')
    for (const path of ['/a', '/hi/a']) {
      expect(xml).toContain(
        `<url><loc>https://ashlar.example${path}</loc><lastmod>2026-11-20</lastmod>${versions}</url>`,
      )
    }
    expect(xml).toContain('<url><loc>https://ashlar.example/b</loc></url>')
  })

  it('lists the pictures of a page with it', () => {
    expect(sitemapXml([entry('/projects/a', '', ['/pictures/1200/a.jpg?v=1&b'])], SITE)).toContain(
      '<image:image><image:loc>https://ashlar.example/pictures/1200/a.jpg?v=1&amp;b</image:loc></image:image>',
    )
  })
})

describe('the index of sitemaps', () => {
  it('has the latest change of each', () => {
    const changedOn = lastChangeOf([entry('/a', '2026-10-02'), entry('/b', '2026-11-01'), entry('/c', 'soon')])
    expect(sitemapIndexXml([{ path: '/sitemaps/pages.xml', changedOn }], SITE)).toContain(
      '<sitemap><loc>https://ashlar.example/sitemaps/pages.xml</loc><lastmod>2026-11-01</lastmod></sitemap>',
    )
  })
})
