import { describe, expect, it } from 'vitest'
import { collectFields } from '../form/validate-form'
import { leadContextOf } from './request-context'

describe('the context of a form', () => {
  const headers = (referer: string) => new Headers({ host: 'ashlar.example', referer })

  it('is the page that posted it, and its campaign', () => {
    const context = leadContextOf(new Map(), headers('https://ashlar.example/ada?utm_source=mail&q=words'))
    expect(context).toEqual({ page: '/ada', campaign: { utm_source: 'mail' }, record: '', language: 'en' })
  })

  it('knows the campaign by whichever parameters it came with, but no person', () => {
    const clicked = 'gad_source=1&gad_campaignid=22&gbraid=0AB&msclkid=m&srsltid=s&mc_cid=c&igshid=i'
    const { campaign } = leadContextOf(
      new Map(),
      headers(`https://ashlar.example/ada?${clicked}&mc_eid=person&_ga=one`),
    )
    expect(new URLSearchParams(campaign).toString()).toBe(
      'gbraid=0AB&gad_source=1&gad_campaignid=22&srsltid=s&msclkid=m&igshid=i&mc_cid=c',
    )
  })

  it.each(['https://elsewhere.example/ada', 'https://ashlar.example/api/leads/enquiry', 'no address'])(
    'is not %s',
    (referer) => {
      expect(leadContextOf(new Map(), headers(referer)).page).toBe('')
    },
  )

  it('is carried by a form that is shown again', () => {
    const sent = collectFields(new URLSearchParams({ page: '/ada', campaign: 'utm_source=mail', project: 'a-house' }))
    const context = leadContextOf(sent, headers('https://ashlar.example/services'))
    expect(context).toEqual({ page: '/ada', campaign: { utm_source: 'mail' }, record: 'a-house', language: 'en' })
  })
})
