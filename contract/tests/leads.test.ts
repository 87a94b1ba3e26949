import { describe, expect, it } from 'vitest'
import {
  checkLead,
  checkNewsletterRequest,
  checkResumeFile,
  csvLine,
  type LeadType,
  leadMessages,
  leadTypes,
  RESUME_MAX_BYTES,
  resumeKindOf,
} from '../src/index.js'

const consent = { noticeVersion: '2026-11-21', purposes: ['answer'], marketing: false }

const bodies: Record<LeadType, Record<string, unknown>> = {
  'general-leads': { subject: 'land', name: 'Meera Joshi', email: 'meera@ashlar.example', consent },
  'project-leads': { project: 'banyan-court', request: 'details', name: 'Meera Joshi', phone: '98200 00101', consent },
  'bank-project-leads': { bank: 'Meridian Bank', name: 'Meera Joshi', email: 'meera@ashlar.example', consent },
  'services-leads': { service: 'retail', name: 'Meera Joshi', email: 'meera@ashlar.example', consent },
  'aca-leads': { name: 'Meera Joshi', email: 'meera@ashlar.example', message: 'A wall in Pune', consent },
  'ada-leads': { name: 'Meera Joshi', email: 'meera@ashlar.example', message: 'A page', consent },
  'career-leads': {
    opening: 'senior-adviser-residential-pune',
    name: 'Meera Joshi',
    phone: '+91 98200 00101',
    email: 'meera@ashlar.example',
    resume: 'abcdefghijklmnopqrst',
    consent: { ...consent, purposes: ['recruitment'] },
  },
}

function faultsOf(type: LeadType, changes: Record<string, unknown>) {
  const checked = checkLead(type, { ...bodies[type], ...changes })
  return checked.ok ? [] : checked.faults
}

describe('a lead', () => {
  it.each(leadTypes)('%s is taken with its few required fields', (type) => {
    expect(faultsOf(type, {})).toEqual([])
  })

  it.each(leadTypes)('%s needs a name and the consent, and says so at once', (type) => {
    const faults = faultsOf(type, { name: ' ', consent: undefined })
    expect(faults.map(({ field }) => field)).toEqual(['name', 'consent'])
    expect(faults[0]?.message).toBe(leadMessages.name)
  })

  it('asks for a phone number or an email address, also beside other faults', () => {
    const faults = faultsOf('general-leads', { name: '', email: '', phone: '' })
    expect(faults).toEqual([
      { field: 'name', message: leadMessages.name },
      { field: 'phone', message: leadMessages.contact },
    ])
  })

  it('does not ask for a number where a wrong one stands', () => {
    expect(faultsOf('general-leads', { email: '', phone: '12' })).toEqual([
      { field: 'phone', message: leadMessages.phoneInvalid },
    ])
  })

  it('writes phone numbers in their international form', () => {
    const checked = checkLead('project-leads', bodies['project-leads'])
    expect(checked).toMatchObject({ ok: true, lead: { phone: '+919820000101' } })
    expect(checkLead('project-leads', { ...bodies['project-leads'], phone: '+44 20 7946 0018' })).toMatchObject({
      lead: { phone: '+442079460018' },
    })
  })

  it('asks a channel partner for the firm', () => {
    expect(faultsOf('general-leads', { subject: 'channel-partner' })).toEqual([
      { field: 'company', message: leadMessages.company },
    ])
  })

  it('leaves no control character, no turned direction and no line break in a line', () => {
    const checked = checkLead('general-leads', {
      ...bodies['general-leads'],
      name: 'Meera\r\nBcc: all@ashlar.example\u0000\u202E Joshi\uD800',
      message: 'one\r\n\r\n\r\n\r\ntwo\u0000\u0007',
    })
    expect(checked).toMatchObject({
      lead: { name: 'Meera Bcc: all@ashlar.example Joshi', message: 'one\n\ntwo' },
    })
  })

  it.each([null, [], 'x', 7, { name: { $ne: '' } }, { consent: [] }])('refuses %j without breaking', (body) => {
    expect(checkLead('aca-leads', body).ok).toBe(false)
  })

  it('does not take a purpose, a day or a link that is none', () => {
    expect(faultsOf('general-leads', { consent: { ...consent, purposes: ['marketing'] } })).toHaveLength(1)
    expect(faultsOf('project-leads', { visitOn: '2026-02-30' })).toEqual([
      { field: 'visitOn', message: leadMessages.date },
    ])
    for (const website of ['javascript:alert(1)', 'ftp://joshi.example', 'ours', 'two words', 'https://']) {
      expect(faultsOf('ada-leads', { website }), website).toEqual([{ field: 'website', message: leadMessages.link }])
    }
  })

  it.each([
    ['www.joshi-homes.example', 'https://www.joshi-homes.example'],
    ['joshi-homes.example/plots?phase=2', 'https://joshi-homes.example/plots?phase=2'],
    ['http://joshi-homes.example', 'http://joshi-homes.example'],
    ['https://joshi-homes.example:8443/', 'https://joshi-homes.example:8443/'],
    ['joshi-homes.example:8443', 'https://joshi-homes.example:8443'],
    ['', ''],
  ])('takes the web address %j as %j', (typed, kept) => {
    const checked = checkLead('ada-leads', { ...bodies['ada-leads'], website: typed })
    expect(checked).toMatchObject({ ok: true, lead: { website: kept } })
  })

  it('drops what it does not know of the context and keeps the rest', () => {
    const checked = checkLead('aca-leads', {
      ...bodies['aca-leads'],
      context: { page: '/aca', campaign: { utm_source: 'radio', evil: 'x', utm_term: 7 }, record: '../x' },
      screening: { suspicions: ['no-script', 'made-up'], address: 'localhost' },
      idempotencyKey: 'short',
    })
    expect(checked).toMatchObject({
      ok: true,
      lead: {
        context: { page: '/aca', campaign: { utm_source: 'radio' }, record: '' },
        screening: { suspicions: ['no-script'], address: '', proven: false },
        idempotencyKey: '',
      },
    })
  })
})

describe('a résumé', () => {
  const pdf = new TextEncoder().encode('%PDF-1.7')

  it('is told by its first bytes', () => {
    expect(resumeKindOf(pdf)).toBe('pdf')
    expect(resumeKindOf(new TextEncoder().encode('<html>%PDF-'))).toBeNull()
  })

  it('is judged before it is sent', () => {
    expect(checkResumeFile(null)).toBe(leadMessages.resume)
    expect(checkResumeFile({ size: 0, head: pdf })).toBe(leadMessages.resumeEmpty)
    expect(checkResumeFile({ size: RESUME_MAX_BYTES + 1, head: pdf })).toBe(leadMessages.resumeLarge)
    expect(checkResumeFile({ size: 9, head: new Uint8Array(9) })).toBe(leadMessages.resumeKind)
    expect(checkResumeFile({ size: RESUME_MAX_BYTES, head: pdf })).toBeNull()
  })
})

describe('a subscription', () => {
  it('needs an address alone', () => {
    expect(checkNewsletterRequest({ subscribedEmail: ' a@ashlar.example ' })).toMatchObject({
      subscribedEmail: 'a@ashlar.example',
      topics: [],
    })
    expect(checkNewsletterRequest({ topics: ['research'] })).toEqual({ message: 'Email is required' })
    expect(checkNewsletterRequest(null)).toEqual({ message: 'Email is required' })
  })

  it('keeps topics that exist', () => {
    expect(
      checkNewsletterRequest({ subscribedEmail: 'a@ashlar.example', topics: ['events', 'x', 'events'] }),
    ).toMatchObject({ topics: ['events'] })
  })
})

describe('a line of CSV', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-2', "'-2"],
    ['+cmd|/c calc', "'+cmd|/c calc"],
    ['+919820000101', '+919820000101'],
    ['say "no", twice', '"say ""no"", twice"'],
    [null, ''],
    [{ a: 1 }, '"{""a"":1}"'],
  ])('writes %j as %s', (cell, written) => {
    expect(csvLine([cell])).toBe(`${written}\r\n`)
  })
})
