import type { Challenge } from 'altcha-lib'
import { describe, expect, it } from 'vitest'
import { workOut } from './behaviour/work-out'
import { sentOf } from './check-form'
import { isFlood } from './often'
import { isProof, mintChallenge } from './proof'
import { screen } from './screening'
import { mintTicket } from './ticket'

const encoded = (value: unknown) => btoa(JSON.stringify(value))
const decoded = (proof: string) => JSON.parse(atob(proof)) as { challenge: Challenge; solution: { counter: number } }

describe('a proof of work', () => {
  it('is taken from the enquiry that it was made for, again and again, and from no other', async () => {
    const proof = await workOut(await mintChallenge())
    expect(await isProof(proof, 'one')).toBe(true)
    expect(await isProof(proof, 'one')).toBe(true)
    expect(await isProof(proof, 'another')).toBe(false)
  })

  it('ends after ten minutes', async () => {
    const proof = await workOut(await mintChallenge(Date.now() - 11 * 60_000))
    expect(await isProof(proof, 'one')).toBe(false)
  })

  it('is made by work and signed by us', async () => {
    const proof = decoded(await workOut(await mintChallenge()))
    const { challenge, solution } = proof
    const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00', cost: 1 } }
    for (const forged of [
      encoded({ challenge: easier, solution }),
      encoded({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }),
      encoded({ challenge: await mintChallenge(), solution }),
      encoded({ challenge: { parameters: {}, signature: '' }, solution: {} }),
      ...['', 'able', '!', encoded(null), 'x'.repeat(50_000)],
    ]) {
      expect(await isProof(forged, 'one')).toBe(false)
    }
  })
})

describe('screening', () => {
  let visitor = 0
  const headersOf = (address: string) => new Headers({ accept: 'application/json', 'x-visitor-address': address })
  const post = async (fields: Record<string, string>, from = '') => {
    visitor += 1
    const address = from || `2001:db8::${visitor}`
    const sent = sentOf(new URLSearchParams({ ticket: mintTicket(Date.now() - 10_000), ...fields }))
    const screened = await screen(sent, headersOf(address))
    return screened.state === 'screened' ? screened.screening : screened
  }

  it('asks a person in order for nothing', async () => {
    expect(await post({ name: 'a', proof: 'able' })).toMatchObject({ suspicions: [], proven: false })
  })

  it('asks for work when a form was sent at once, and forgets its doubt after it', async () => {
    const fast = { name: 'b', ticket: mintTicket(), idempotencyKey: 'b' }
    const asked = await post({ ...fast, proof: 'able' })
    if (!('challenge' in asked)) throw new Error('no work was asked for')
    const proof = await workOut(asked.challenge)
    expect(await post({ ...fast, proof })).toMatchObject({ suspicions: [], proven: true })
    const other = await post({ ...fast, idempotencyKey: 'c', proof })
    expect(other).toMatchObject({ suspicions: ['too-fast', 'no-proof'], proven: false })
  })

  it('holds what cannot work, and tells the trapped nothing', async () => {
    const fast = { ticket: mintTicket() }
    expect(await post({ ...fast, name: 'd' })).toMatchObject({ suspicions: ['too-fast'] })
    expect(await post({ ...fast, name: 'e', homepage: 'x', proof: 'able' })).toMatchObject({
      suspicions: ['honeypot', 'too-fast'],
    })
  })

  it('doubts the sixth from one address, and takes none from the fifty-first on; the same again is not counted', async () => {
    const from = '198.51.100.7'
    for (let count = 0; count < 5; count += 1) {
      expect(await post({ idempotencyKey: `${count}` }, from)).toMatchObject({ suspicions: [] })
    }
    expect(await post({ idempotencyKey: '0' }, from)).toMatchObject({ suspicions: [] })
    expect(await post({ idempotencyKey: '5' }, from)).toMatchObject({ suspicions: ['limit'] })
    expect(await post({ idempotencyKey: '5', proof: 'able' }, from)).toMatchObject({ state: 'prove' })
    for (let count = 6; count < 50; count += 1) await post({ idempotencyKey: `${count}` }, from)
    expect(await post({ idempotencyKey: '50' }, from)).toEqual({ state: 'too-many' })
  })

  it('counts a person over all their addresses', async () => {
    const email = 'meera@ashlar.example'
    for (let count = 0; count < 5; count += 1) await post({ email, idempotencyKey: `p${count}` })
    expect(await post({ email: ' Meera@Ashlar.example', idempotencyKey: 'p5' })).toMatchObject({
      suspicions: ['limit'],
    })
  })
})

describe('a flood', () => {
  it('is what one address sends ten times as often as the limit, counted kind by kind', async () => {
    const headers = new Headers({ 'x-visitor-address': '192.0.2.1' })
    for (let count = 0; count < 50; count += 1) expect(await isFlood('newsletter', headers, `${count}`)).toBe(false)
    expect(await isFlood('newsletter', headers, '0')).toBe(false)
    expect(await isFlood('newsletter', headers, '50')).toBe(true)
    expect(await isFlood('resumes', headers, '50')).toBe(false)
  })
})
