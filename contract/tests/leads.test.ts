import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { leadExamples } from '../../tests/support/expected/lead-examples'
import { PEOPLES_NAMES } from '../../tests/support/expected/peoples-names'
import {
  builtInNotices,
  checkLead,
  checkNewsletterRequest,
  choiceLabel,
  csvLine,
  fieldsOf,
  type LeadType,
  leadMessages,
  leadRegistry,
  leadTypes,
  lettersIn,
  noticeLines,
  recordOf,
} from '../src/index.js'

const consent = { noticeVersion: '2026-11-21', purposes: ['answer'], marketing: false }

/** A valid body for each type. */
function bodyOf(type: LeadType): Record<string, unknown> {
  const { version } = builtInNotices[type]
  const { purpose } = leadRegistry[type]
  return {
    name: 'Meera Joshi',
    email: 'meera@ashlar.example',
    ...(fieldsOf(type).includes('resume') ? { resume: 'abcdefghijklmnopqrst' } : {}),
    ...leadExamples[type],
    consent: { noticeVersion: version, purposes: [purpose], marketing: false },
  }
}

function faultsOf(type: LeadType, changes: Record<string, unknown>) {
  const checked = checkLead(type, { ...bodyOf(type), ...changes })
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

  it('requires a phone number or an email address, also in addition to other faults', () => {
    const faults = faultsOf('general-leads', { name: '', email: '', phone: '' })
    expect(faults).toEqual([
      { field: 'name', message: leadMessages.name },
      { field: 'phone', message: leadMessages.contact },
    ])
  })

  it('does not report a missing number when an invalid one was entered', () => {
    expect(faultsOf('general-leads', { email: '', phone: '12' })).toEqual([
      { field: 'phone', message: leadMessages.phoneInvalid },
    ])
  })

  it('writes phone numbers in their international form', () => {
    const checked = checkLead('project-leads', { ...bodyOf('project-leads'), phone: '98200 00101' })
    expect(checked).toMatchObject({ ok: true, lead: { phone: '+919820000101' } })
    expect(checkLead('project-leads', { ...bodyOf('project-leads'), phone: '+44 20 7946 0018' })).toMatchObject({
      lead: { phone: '+442079460018' },
    })
  })

  it.each([
    '\u202a+91 98765 43210\u202c',
    '\u2068098765 43210\u2069',
    '+91\u00a098765\u2011 43210',
    '+91\u200b9876543210',
    '＋９１ ９８７６５ ４３２１０',
    '+91 (0) 98765-43210',
    'tel:+919876543210',
    '९८७६५४३२१०',
    '+९१ ९८७६५ ४३२१०',
    '98765४3210',
    '৯৮৭৬৫৪৩২১০',
    '૯૮૭૬૫૪૩૨૧૦',
    '௯௮௭௬௫௪௩௨௧௦',
    '0 98765 43210',
    '919876543210',
  ])('stores the telephone %j as +919876543210', (phone) => {
    expect(checkLead('general-leads', { ...bodyOf('general-leads'), phone })).toMatchObject({
      ok: true,
      lead: { phone: '+919876543210' },
    })
  })

  it.each([
    '+9112345678',
    '12345678',
    '1111111111',
    '+1 555 0100',
    '09876543210 / 022 4000 0000',
    '98765 43210, 98765 43211',
  ])('refuses the telephone %j', (phone) => {
    expect(faultsOf('general-leads', { phone })).toEqual([{ field: 'phone', message: leadMessages.phoneInvalid }])
  })

  it.each(['+971 50 123 4567', '1800 123 4567', '022 2765 4321'])('takes the telephone %j', (phone) => {
    expect(faultsOf('general-leads', { phone })).toEqual([])
  })

  it('drops invisible characters from names and addresses, and takes a name of nothing else for none', () => {
    const checked = checkLead('general-leads', {
      ...bodyOf('general-leads'),
      name: '\ufeffMe\u00adera\u200b Jo\u2060shi\u200d',
      email: '\u200bmeera@ashlar.example\ufeff',
    })
    expect(checked).toMatchObject({ lead: { name: 'Meera Joshi', email: 'meera@ashlar.example' } })
    const nothing = '\u200b\u2060\u00ad\ufeff\u200c'
    expect(faultsOf('general-leads', { name: nothing })).toEqual([{ field: 'name', message: leadMessages.name }])
  })

  it.each(PEOPLES_NAMES)('takes the name %j as it is', (name) => {
    expect(checkLead('general-leads', { ...bodyOf('general-leads'), name })).toMatchObject({ lead: { name } })
  })

  it('asks a channel partner for the firm', () => {
    expect(faultsOf('general-leads', { subject: 'channel-partner' })).toEqual([
      { field: 'company', message: leadMessages.company },
    ])
  })

  it('removes control characters, direction marks and line breaks from a line', () => {
    const checked = checkLead('general-leads', {
      ...bodyOf('general-leads'),
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

  it('counts letters of a text as its rule does, whatever they are made of', () => {
    for (const letter of ['🏠', 'क', 'é']) {
      const fits = letter.repeat(3000)
      expect(lettersIn(fits)).toBe(3000)
      expect(
        faultsOf('general-leads', { message: fits.replaceAll(letter.repeat(100), `${letter.repeat(99)}\r\n`) }),
      ).toEqual([])
      expect(faultsOf('general-leads', { message: `${fits}x` })).toEqual([
        { field: 'message', message: leadMessages.messageLong },
      ])
    }
  })

  it('refuses an invalid purpose, day or link', () => {
    expect(faultsOf('general-leads', { consent: { ...consent, purposes: ['marketing'] } })).toHaveLength(1)
    expect(faultsOf('project-leads', { visitOn: '2026-02-30' })).toEqual([
      { field: 'visitOn', message: leadMessages.date },
    ])
    for (const visitOn of ['31/12/2026', '३१/१२/२०२६', '31 Dec 2026']) {
      const checked = checkLead('project-leads', { ...bodyOf('project-leads'), visitOn })
      expect(checked.ok && checked.lead).toMatchObject({ visitOn: '2026-12-31' })
    }
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
    const checked = checkLead('ada-leads', { ...bodyOf('ada-leads'), website: typed })
    expect(checked).toMatchObject({ ok: true, lead: { website: kept } })
  })

  it('drops unknown context and keeps the rest', () => {
    const checked = checkLead('aca-leads', {
      ...bodyOf('aca-leads'),
      context: {
        page: '/aca',
        campaign: { utm_source: 'radio', evil: 'x', utm_term: 7 },
        record: '../x',
        language: 'HI',
      },
      screening: { suspicions: ['no-script', 'made-up'], address: 'localhost' },
      idempotencyKey: 'short',
    })
    expect(checked).toMatchObject({
      ok: true,
      lead: {
        context: { page: '/aca', campaign: { utm_source: 'radio' }, record: '', language: 'en' },
        screening: { suspicions: ['no-script'], address: '', proven: false },
        idempotencyKey: '',
      },
    })
  })
})

describe('the registry of lead types', () => {
  it.each(leadTypes)('names %s in every place where it is read', (type) => {
    const { deskLabel, mailSubject } = leadRegistry[type]
    const { title, agree, version } = builtInNotices[type]
    for (const words of [deskLabel, mailSubject, title, agree]) expect(words).not.toBe('')
    expect(version).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  it.each(leadTypes)('keeps %s as long as its notice says', (type) => {
    const [text = ''] = noticeLines(builtInNotices[type])
    expect(text).toContain(`${leadRegistry[type].retentionMonths} months`)
  })

  it.each(leadTypes)('has words for every choice of %s', (type) => {
    for (const [field, schema] of Object.entries(leadRegistry[type].schema.shape)) {
      for (const value of choicesIn(schema)) expect(choiceLabel(field, value), `${field}: ${value}`).not.toBe(value)
    }
  })

  it.each([
    ['general-leads', {}, 'a-page'],
    ['project-leads', { project: 'a-house' }, 'a-house'],
    ['bank-project-leads', { project: 'a-house', category: 'auctions' }, 'a-house'],
    ['bank-project-leads', { project: '', category: 'auctions' }, 'auctions'],
    ['services-leads', { service: 'retail' }, 'retail'],
    ['career-leads', { opening: 'adviser' }, 'adviser'],
  ] as const)('says what %s with %j is about', (type, fields, record) => {
    const checked = checkLead(type, { ...bodyOf(type), ...fields, context: { record: 'a-page' } })
    if (!checked.ok) throw new Error(checked.faults[0]?.message)
    expect(recordOf(type, checked.lead)).toBe(record)
  })
})

/** The values of a choice; empty for any other field. */
function choicesIn(schema: z.core.$ZodType): string[] {
  const end = schema instanceof z.core.$ZodPipe ? schema._zod.def.out : schema
  return end instanceof z.core.$ZodEnum ? Object.values(end._zod.def.entries).map(String).filter(Boolean) : []
}

describe('a subscription', () => {
  it('needs an address alone', () => {
    expect(checkNewsletterRequest({ subscribedEmail: ' a@ashlar.example ' })).toMatchObject({
      subscribedEmail: 'a@ashlar.example',
      topics: [],
    })
    expect(checkNewsletterRequest({ topics: ['research'] })).toEqual({ message: 'Email is required' })
    expect(checkNewsletterRequest(null)).toEqual({ message: 'Email is required' })
  })

  it('keeps only known topics', () => {
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
    ['＝1', "'＝1"],
    ['\u200b=1+1', "'\u200b=1+1"],
    ['\u00a0\ufeff@x', "'\u00a0\ufeff@x"],
    ['+cmd|/c calc', "'+cmd|/c calc"],
    ['+919820000101', '+919820000101'],
    ['a;=1+1', '"a;\'=1+1"'],
    ['a;"=1+1"', '"a;\'""=1+1"""'],
    ['a; +1', '"a;\' +1"'],
    ['one\n@two', '"one\n\'@two"'],
    ['a\t-1', '"a\t\'-1"'],
    ['\tx', '"\'\tx"'],
    ['\rx', '"\'\rx"'],
    ['a; b', '"a; b"'],
    ['Baner-Pune', 'Baner-Pune'],
    ['say "no", twice', '"say ""no"", twice"'],
    [null, ''],
    [{ a: 1 }, '"{""a"":1}"'],
  ])('writes %j as %s', (cell, written) => {
    expect(csvLine([cell])).toBe(`${written}\r\n`)
  })
})
