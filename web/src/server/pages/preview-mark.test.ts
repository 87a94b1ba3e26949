import { expect, it } from 'vitest'
import { markPreview } from './preview-mark'

const PAGE = '<!doctype html><html><head><title>A</title></head><body><main>$& words</main></body></html>'
const view = { until: '2026-11-23T13:00:00.000Z', drafts: true, editAt: null, framedBy: [] }

it('a preview has a mark with its end, and a button to leave', () => {
  const html = markPreview(PAGE, { view, address: '/services?a=1&b="2"', framed: false })
  expect(html).toContain('<strong>Preview of drafts.</strong>')
  expect(html).toContain('Monday 23 November 2026, 6:30')
  expect(html).toContain('value="/services?a=1&amp;b=&quot;2&quot;"')
  expect(html).toContain('<button>Leave the preview</button>')
  expect(html).toContain('<main>$& words</main>')
})

it('leads who is signed in to the records of the page, and nobody else', () => {
  const editAt = 'https://admin.example/admin/page-records'
  const html = markPreview(PAGE, { view: { ...view, editAt }, address: '/services?a=1', framed: false })
  expect(html).toContain(`href="${editAt}?path=%2Fservices"`)
  expect(markPreview(PAGE, { view, address: '/services', framed: false })).not.toContain('Edit this page')
})

it('in the admin’s frame the button is missing, because no frame may show the public page', () => {
  const html = markPreview(PAGE, { view: { ...view, drafts: false }, address: '/', framed: true })
  expect(html).toContain('<strong>Preview of what is published.</strong>')
  expect(html).not.toContain('<form')
})
