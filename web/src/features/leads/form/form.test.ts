import { describe, expect, it } from 'vitest'
import { fieldNamesOf, requestedData } from './form-spec'
import { leadForms } from './forms'
import { collectFields, leadBodyOf, validateForm } from './validate-form'

const TODAY = '2026-11-21'

function validate(form: keyof typeof leadForms, text: string) {
  const spec = leadForms[form]
  const checked = validateForm(spec, leadBodyOf(spec, collectFields(new URLSearchParams(text))), TODAY)
  return checked.ok ? [] : checked.faults.map(({ field }) => field)
}

describe('a form', () => {
  it.each(Object.keys(leadForms) as (keyof typeof leadForms)[])(
    '%s, sent empty, reports its faults in the order of its fields',
    (form) => {
      const { first } = leadForms[form]
      const faults = validate(form, '')
      const order = [...first.map(({ name }) => name), 'consent']
      expect(faults.at(-1)).toBe('consent')
      expect(faults.filter((name) => order.includes(name))).toEqual(order.filter((name) => faults.includes(name)))
      for (const { name, required } of first) if (required) expect(faults).toContain(name)
    },
  )

  it.each(Object.keys(leadForms) as (keyof typeof leadForms)[])(
    '%s lists in its notice the data that it asks for',
    (form) => {
      const spec = leadForms[form]
      const asked = requestedData(spec)
      expect(asked).toHaveLength(fieldNamesOf(spec).length)
      expect(asked).toContain('your name')
      expect(asked.includes('your registration as an agent (optional)')).toBe(form === 'channel-partner')
    },
  )

  it('accepts a phone number or an email address, and asks for neither twice', () => {
    const start = 'subject=land&name=Meera&consent=on&noticeVersion=1&'
    expect(validate('enquiry', start)).toEqual(['phone'])
    expect(validate('enquiry', `${start}email=meera@ashlar.example`)).toEqual([])
    expect(validate('enquiry', `${start}phone=98200 00101`)).toEqual([])
  })

  it('requires the phone number for a call back', () => {
    const text = 'name=Meera&email=meera@ashlar.example&consent=on&noticeVersion=1'
    expect(validate('call-back', text)).toEqual(['phone'])
  })

  it('accepts no site visit on a past day', () => {
    const text = 'project=a-house&name=Meera&phone=98200 00101&consent=on&noticeVersion=1&visitOn='
    expect(validate('site-visit', `${text}2026-11-20`)).toEqual(['visitOn'])
    expect(validate('site-visit', `${text}${TODAY}`)).toEqual([])
  })

  it('separates consent for marketing and sharing from what is needed', () => {
    const spec = leadForms.project
    const body = leadBodyOf(spec, collectFields(new URLSearchParams('consent=on&share=on&noticeVersion=1')))
    expect(body.consent).toEqual({
      noticeVersion: '1',
      purposes: ['answer', 'share-with-developer'],
      marketing: false,
    })
    expect(body.request).toBe('details')
  })

  it('lists its answers in the order of its fields', () => {
    const body = leadBodyOf(leadForms.application, collectFields(new URLSearchParams('answers=a&answers=&answers=c')))
    expect(body.answers).toEqual(['a', '', 'c'])
  })
})
