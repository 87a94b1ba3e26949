import { indianTime } from '@ashlar/contract'
import { describe, expect, it } from 'vitest'
import { formOfLead } from './form-of-lead'

describe('the page of a sent enquiry', () => {
  it('shows fields and choices with the labels of the form', () => {
    const { labels, fields } = formOfLead({
      type: 'project-leads',
      fields: { request: 'site-visit', callTime: 'morning' },
    })
    expect(labels.nameOf('callTime')).toBe('Best time to call')
    expect(labels.valueOf('callTime', 'morning')).toContain('12 noon')
    expect(labels.valueOf('request', 'details')).toBe('Details and prices')
    expect(fields.map(({ field }) => field.name)).not.toContain('visitOn')
  })

  it('shows words of the visitor as they are, also those that every object knows', () => {
    const { labels } = formOfLead({ type: 'project-leads', fields: { callTime: 'constructor' } })
    expect(labels.valueOf('callTime', 'constructor')).toBe('constructor')
    expect(labels.valueOf('subject', '__proto__')).toBe('__proto__')
  })

  it('shows Indian time', () => {
    expect(indianTime('2026-11-23T13:00:00Z')).toBe('Monday 23 November 2026, 6:30\u00a0pm')
    expect(indianTime('soon')).toBe('')
  })
})
