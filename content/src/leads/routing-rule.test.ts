import { leadTypes, noticeForms } from '@ashlar/contract'
import { expect, it } from 'vitest'
import leadSchema from '../api/lead/content-types/lead/schema.json'
import ruleSchema from '../api/lead-routing-rule/content-types/lead-routing-rule/schema.json'
import noticeSchema from '../api/notice/content-types/notice/schema.json'

it('lets a routing rule name every type of lead, and no other', () => {
  expect(ruleSchema.attributes.type.enum).toEqual(leadTypes)
})

it('lets a notice be for every form, and no other', () => {
  expect(noticeSchema.attributes.form.enum).toEqual(noticeForms)
})

it.each(leadTypes)('has room for %s in its column', (type) => {
  expect(type.length).toBeLessThanOrEqual(leadSchema.attributes.type.maxLength)
})
