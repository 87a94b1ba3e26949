import { indianTime } from '@ashlar/contract'
import { describe, expect, it } from 'vitest'
import { formOfLead } from './form-of-lead'

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
