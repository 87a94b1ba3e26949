import { expect, it } from 'vitest'
import { ownPath, previewCookie } from './preview-cookie'

it('is kept in the admin’s frame where browsers allow it, and nowhere else', () => {
  expect(previewCookie('a.ticket', 'https://ashlar.example', 3_600.9)).toBe(
    'draft-preview=a.ticket; Path=/; Max-Age=3600; HttpOnly; SameSite=None; Secure; Partitioned',
  )
  expect(previewCookie('a.ticket', 'http://localhost:3000', 60)).toContain('Partitioned')
  expect(previewCookie('a.ticket', 'http://10.0.0.8:3000', 60)).toMatch(/; HttpOnly; SameSite=Lax$/)
})

it('ends with its ticket, or when the preview is left', () => {
  expect(previewCookie('a.ticket', 'https://ashlar.example', 10 ** 9)).toContain('Max-Age=604800;')
  expect(previewCookie('', 'https://ashlar.example')).toMatch(/^draft-preview=; Path=\/; Max-Age=0;.*Partitioned$/)
})

it.each([
  ['/services/land?x=1', '/services/land?x=1'],
  ['/', '/'],
  ['', '/'],
  ['services', '/'],
  ['https://elsewhere.example/', '/'],
  ['//elsewhere.example/', '/'],
  ['/\\elsewhere.example/', '/'],
  ['/\t/elsewhere.example/', '/'],
  ['/.//elsewhere.example', '/'],
  ['javascript:alert(1)', '/'],
])('%j leads to %s', (address, path) => {
  expect(ownPath(address)).toBe(path)
})
