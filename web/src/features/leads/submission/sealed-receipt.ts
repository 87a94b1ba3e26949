import 'server-only'
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { type LeadReceipt, leadReceipt } from '@ashlar/contract'
import { keyFor } from '@/config/secret-key'
import { RECEIPT_LIFE } from './outcome'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * A receipt for the address of its page, for browsers that keep no cookies. It can be read by nobody and opens for as
 * long as the cookie lives.
 */
export function sealedReceipt(receipt: LeadReceipt, now = Date.now()): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyFor('receipt address'), nonce)
  const text = JSON.stringify({ receipt, until: now + RECEIPT_LIFE * 1000 })
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** @returns `null` for a text that we have not sealed, or whose time is over. */
export function openReceipt(text: string, now = Date.now()): LeadReceipt | null {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv(CIPHER, keyFor('receipt address'), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    const opened = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    const { receipt, until } = JSON.parse(opened) as { receipt: unknown; until: number }
    return until > now ? (leadReceipt.safeParse(receipt).data ?? null) : null
  } catch {
    // Another site's key, or an address that was cut or made up.
    return null
  }
}
