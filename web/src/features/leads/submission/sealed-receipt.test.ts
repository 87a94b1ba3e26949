import { describe, expect, it } from 'vitest'
import { RECEIPT_LIFE } from './outcome'
import { openReceipt, sealedReceipt } from './sealed-receipt'

const RECEIPT = {
  reference: 'PL-7KQ2M',
  type: 'general-leads',
  receivedAt: '2026-11-22T10:00:00.000Z',
  answeredBy: 'Meera Iyer',
  answerBy: '2026-11-23T10:00:00.000Z',
  visitorToken: 'a-private-link',
} as const

describe('a sealed receipt', () => {
  it('is opened by the site, and read by nobody else', () => {
    const sealed = sealedReceipt(RECEIPT)
    expect(openReceipt(sealed)).toEqual(RECEIPT)
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('PL-7KQ2M')
    expect(sealed).toMatch(/^[\w-]+$/)
  })

  it('opens no longer than its time, and not when it was changed', () => {
    const sealed = sealedReceipt(RECEIPT)
    expect(openReceipt(sealed, Date.now() + (RECEIPT_LIFE + 1) * 1000)).toBeNull()
    // Not its last letter, of which only some bits count.
    const changed = sealed.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
    for (const other of ['', 'x', sealed.slice(0, -2), `${sealed}AA`, changed]) expect(openReceipt(other)).toBeNull()
  })
})
