import { campaignParameters, PREVIEW_PARAMETER } from '@ashlar/contract'
import { describe, expect, it } from 'vitest'
import { isCampaignParameter, withoutCampaign } from './campaign'

describe('the parameters of campaigns', () => {
  it.each([...campaignParameters, 'mc_eid', '_ga', '_gl', '_hsenc', 'hsa_cam', 'gclsrc', 'trk', 'utm_creative_format'])(
    '%s changes no page',
    (name) => {
      expect(isCampaignParameter(name)).toBe(true)
      expect(withoutCampaign(`/projects?city=pune&${name}=1`)).toBe('/projects?city=pune')
    },
  )

  it.each(['page', 'city', 'price-max', 'q', 'ids', 'category', 'rent', 'gad', '_ginger', 'trkx'])('%s may', (name) => {
    expect(withoutCampaign(`/projects?${name}=1`)).toBe(name === 'gad' ? '/projects' : `/projects?${name}=1`)
  })

  it('are no tickets of previews, which every page reads', () => {
    for (const path of ['/', '/services', '/hi', '/projects?page=2']) {
      const address = `${path}${path.includes('?') ? '&' : '?'}${PREVIEW_PARAMETER}=1-drafts`
      expect(withoutCampaign(`${address}&utm_source=x`)).toBe(address)
    }
  })

  it('and all others change no page that reads none', () => {
    for (const path of ['/', '/services', '/projects/a-house', '/blog/a-post', '/hi', '/hi/services/retail']) {
      expect(withoutCampaign(`${path}?x=1&city=pune`), path).toBe(path)
    }
    for (const path of [
      '/projects',
      '/hi/projects',
      '/search-result',
      '/projects/calculators/emi',
      '/sitemap.xml',
      '/services.md',
    ]) {
      expect(withoutCampaign(`${path}?x=1`), path).toBe(`${path}?x=1`)
    }
  })
})
