import { expect, it } from 'vitest'
import { isForeignPost } from './foreign-post'

const SITE = 'https://ashlar.example'
const FORM = '/api/leads/enquiry'

it.each([
  ['a page of ours', FORM, { 'sec-fetch-site': 'same-origin' }, false],
  ['the visitor, by hand', FORM, { 'sec-fetch-site': 'none' }, false],
  ['another site', FORM, { 'sec-fetch-site': 'cross-site' }, true],
  ['another site of the same domain', FORM, { 'sec-fetch-site': 'same-site' }, true],
  ['another site that says it is ours', FORM, { 'sec-fetch-site': 'cross-site', origin: SITE }, true],
  ['curl, or a mail program', FORM, {}, false],
  ['an older browser on a page of ours', FORM, { origin: SITE }, false],
  ['an older browser behind a proxy that keeps the name', FORM, { origin: 'http://127.0.0.1:3000' }, false],
  ['an older browser on another site', FORM, { origin: 'https://elsewhere.example' }, true],
  ['an older browser on a page that hides where it is', FORM, { origin: 'null' }, true],
  ['an older browser on the page of a signed link', '/api/your-enquiry/correct', { origin: 'null' }, false],
  ['nonsense', FORM, { origin: 'elsewhere' }, true],
])('a form that is sent by %s', (_who, url, headers, foreign) => {
  const request = { method: 'POST', url, headers: { host: '127.0.0.1:3000', ...headers } }
  expect(isForeignPost(request, SITE)).toBe(foreign)
  expect(isForeignPost({ ...request, method: 'GET' }, SITE)).toBe(false)
})
