import { createHmac } from 'node:crypto'

const PERIOD_MS = 30_000

/**
 * The code that an authenticator app shows (RFC 6238).
 *
 * @param key as the admin shows it: in base 32.
 * @param ahead periods from now.
 */
export function codeOf(key: string, ahead = 0): string {
  const bits = [...key].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
  const secret = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / PERIOD_MS) + ahead))
  const hash = createHmac('sha1', secret).update(step).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
