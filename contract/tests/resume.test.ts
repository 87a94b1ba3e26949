import { describe, expect, it } from 'vitest'
import { checkResumeFile, leadMessages, RESUME_MAX_BYTES, resumeKindOf } from '../src/index.js'

describe('a résumé', () => {
  const pdf = new TextEncoder().encode('%PDF-1.7')

  it('is recognised by its first bytes', () => {
    expect(resumeKindOf(pdf)).toBe('pdf')
    expect(resumeKindOf(new TextEncoder().encode('<html>%PDF-'))).toBeNull()
    for (const before of ['   ', '\uFEFF', '\r\n\0']) {
      expect(resumeKindOf(new TextEncoder().encode(`${before}%PDF-1.7`))).toBe('pdf')
    }
  })

  it('with a password is taken as any PDF: the desk asks for the password, which we cannot tell from a broken file', () => {
    const locked = new TextEncoder().encode(
      '%PDF-1.7\n1 0 obj\n<</Filter/Standard/V 2>>\nendobj\ntrailer\n<</Encrypt 1 0 R>>',
    )
    expect(checkResumeFile({ size: locked.length, head: locked })).toBeNull()
  })

  it.each([
    ['mimetype', null],
    ['Index/Document.iwa', null],
    ['preview.jpg', null],
    ['word/document.xml', 'docx'],
    ['[Content_Types].xml', 'docx'],
    ['_rels/.rels', 'docx'],
  ])('is not a document of Word when its archive begins with %s: %s', (name, kind) => {
    const head = new Uint8Array(64)
    head.set([0x50, 0x4b, 0x03, 0x04])
    head[26] = name.length
    head.set(new TextEncoder().encode(name), 30)
    expect(resumeKindOf(head)).toBe(kind)
  })

  it('is validated before it is sent', () => {
    expect(checkResumeFile(null)).toBe(leadMessages.resume)
    expect(checkResumeFile({ size: 0, head: pdf })).toBe(leadMessages.resumeEmpty)
    expect(checkResumeFile({ size: RESUME_MAX_BYTES + 1, head: pdf })).toBe(leadMessages.resumeLarge)
    expect(checkResumeFile({ size: 9, head: new Uint8Array(9) })).toBe(leadMessages.resumeKind)
    expect(checkResumeFile({ size: RESUME_MAX_BYTES, head: pdf })).toBeNull()
  })
})
