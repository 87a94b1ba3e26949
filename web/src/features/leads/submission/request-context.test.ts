import { describe, expect, it } from 'vitest'
import { collectFields } from '../form/validate-form'
import { leadContextOf } from './request-context'

describe('the context of a form', () => {
  const headers = (referer: string) => new Headers({ host: 'ashlar.example', referer })

  it('is the page that posted it, and its campaign', () => {
    const context = leadContextOf(new Map(), headers('https://ashlar.example/ada?utm_source=mail&q=words'))
    expect(context).toEqual({ page: '/ada', campaign: { utm_source: 'mail' }, record: '', language: 'en' })
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
