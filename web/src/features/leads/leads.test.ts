import { describe, expect, it } from 'vitest'
import { bodyOf, checkForm, sentOf } from './check-form'
import { contextOf } from './context'
import { dataAsked } from './data-asked'
import { formOfLead } from './form-of-lead'
import { leadForms } from './forms'
import { indianTime } from './indian-time'
import { judgeTicket, mintTicket } from './ticket'

const TODAY = '2026-11-21'

function judge(form: keyof typeof leadForms, text: string) {
  const spec = leadForms[form]
  const checked = checkForm(spec, bodyOf(spec, sentOf(new URLSearchParams(text))), TODAY)
  return checked.ok ? [] : checked.faults.map(({ field }) => field)
}

describe('a form', () => {
  it.each(Object.keys(leadForms) as (keyof typeof leadForms)[])('%s, sent empty, says so in its own order', (form) => {
    const { first } = leadForms[form]
    const faults = judge(form, '')
    const order = [...first.map(({ name }) => name), 'consent']
    expect(faults.at(-1)).toBe('consent')
    expect(faults.filter((name) => order.includes(name))).toEqual(order.filter((name) => faults.includes(name)))
    for (const { name, required } of first) if (required) expect(faults).toContain(name)
  })

  it.each(Object.keys(leadForms) as (keyof typeof leadForms)[])('%s says in its notice what it asks for', (form) => {
    const spec = leadForms[form]
    const asked = dataAsked(spec)
    const names = [...spec.first, ...spec.more].map(({ name }) => name)
    // A name among the words is one that nobody has put into words.
    for (const name of [...names, ...spec.records]) expect(asked.map((item) => item.split(' (')[0])).not.toContain(name)
    expect(asked).toHaveLength(new Set([...names, ...spec.records]).size)
    expect(asked).toContain('your name')
    expect(asked.includes('your registration as an agent (optional)')).toBe(form === 'channel-partner')
  })

  it('takes a phone or an email address, and asks for neither twice', () => {
    const start = 'subject=land&name=Meera&consent=on&noticeVersion=1&'
    expect(judge('enquiry', start)).toEqual(['phone'])
    expect(judge('enquiry', `${start}email=meera@ashlar.example`)).toEqual([])
    expect(judge('enquiry', `${start}phone=98200 00101`)).toEqual([])
  })

  it('asks for the phone where it has to ring', () => {
    const text = 'name=Meera&email=meera@ashlar.example&consent=on&noticeVersion=1'
    expect(judge('call-back', text)).toEqual(['phone'])
  })

  it('visits no site on a day that has passed', () => {
    const text = 'project=a-house&name=Meera&phone=98200 00101&consent=on&noticeVersion=1&visitOn='
    expect(judge('site-visit', `${text}2026-11-20`)).toEqual(['visitOn'])
    expect(judge('site-visit', `${text}${TODAY}`)).toEqual([])
  })

  it('keeps marketing and sharing apart from what is needed', () => {
    const spec = leadForms.project
    const body = bodyOf(spec, sentOf(new URLSearchParams('consent=on&share=on&noticeVersion=1')))
    expect(body.consent).toEqual({
      noticeVersion: '1',
      purposes: ['answer', 'share-with-developer'],
      marketing: false,
    })
    expect(body.request).toBe('details')
  })

  it('gives answers in their order', () => {
    const body = bodyOf(leadForms.application, sentOf(new URLSearchParams('answers=a&answers=&answers=c')))
    expect(body.answers).toEqual(['a', '', 'c'])
  })
})

describe('a ticket', () => {
  it('is good from three seconds to seven days on', () => {
    const ticket = mintTicket(1_000_000)
    expect(judgeTicket(ticket, 1_002_999)).toBe('too-fast')
    expect(judgeTicket(ticket, 1_003_000)).toBe('good')
    expect(judgeTicket(ticket, 1_000_000 + 8 * 86_400_000)).toBe('none')
    expect(judgeTicket(ticket, 999_999)).toBe('none')
  })

  it.each(['', '.', 'abc', 'abc.def', `zzz.${'a'.repeat(27)}`, 'a.'.repeat(5_000)])('%s is none', (ticket) => {
    expect(judgeTicket(ticket)).toBe('none')
  })
})

describe('the context of a form', () => {
  const headers = (referer: string) => new Headers({ host: 'ashlar.example', referer })

  it('is the page it was posted from, and its campaign', () => {
    const context = contextOf(new Map(), headers('https://ashlar.example/ada?utm_source=mail&q=words'))
    expect(context).toEqual({ page: '/ada', campaign: { utm_source: 'mail' }, record: '' })
  })

  it.each(['https://elsewhere.example/ada', 'https://ashlar.example/api/leads/enquiry', 'no address'])(
    'is not %s',
    (referer) => {
      expect(contextOf(new Map(), headers(referer)).page).toBe('')
    },
  )

  it('is what a form that came back carries', () => {
    const sent = sentOf(new URLSearchParams({ page: '/ada', campaign: 'utm_source=mail', project: 'a-house' }))
    const context = contextOf(sent, headers('https://ashlar.example/services'))
    expect(context).toEqual({ page: '/ada', campaign: { utm_source: 'mail' }, record: 'a-house' })
  })
})

describe('what a visitor sees of a lead', () => {
  it('names its fields and choices in the words of the form', () => {
    const { labels, fields } = formOfLead({
      type: 'project-leads',
      fields: { request: 'site-visit', callTime: 'morning' },
    })
    expect(labels.nameOf('callTime')).toBe('Best time to call')
    expect(labels.valueOf('callTime', 'morning')).toContain('12 noon')
    expect(fields.map(({ field }) => field.name)).not.toContain('visitOn')
  })

  it('tells Indian time', () => {
    expect(indianTime('2026-11-23T13:00:00Z')).toBe('Monday 23 November 2026, 6:30\u00a0pm')
    expect(indianTime('soon')).toBe('')
  })
})
