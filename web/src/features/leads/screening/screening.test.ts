import type { Challenge } from 'altcha-lib'
import { describe, expect, it } from 'vitest'
import { solveProofOfWork } from '../behaviour/solve-challenge'
import { collectFields } from '../form/validate-form'
import { issueChallenge, verifyProof } from './proof-of-work'
import { exceedsRateLimit } from './rate-limit'
import { screenSubmission } from './screening'
import { checkTicket, issueTicket } from './ticket'

const encoded = (value: unknown) => btoa(JSON.stringify(value))
const decoded = (proof: string) => JSON.parse(atob(proof)) as { challenge: Challenge; solution: { counter: number } }

describe('a proof of work', () => {
  it('is accepted from its own enquiry any number of times, and from no other', async () => {
    const proof = await solveProofOfWork(await issueChallenge())
    expect(await verifyProof(proof, 'one')).toBe(true)
    expect(await verifyProof(proof, 'one')).toBe(true)
    expect(await verifyProof(proof, 'another')).toBe(false)
  })

  it('expires after ten minutes', async () => {
    const proof = await solveProofOfWork(await issueChallenge(Date.now() - 11 * 60_000))
    expect(await verifyProof(proof, 'one')).toBe(false)
  })

  it('must be solved, and signed by us', async () => {
    const proof = decoded(await solveProofOfWork(await issueChallenge()))
    const { challenge, solution } = proof
    const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00', cost: 1 } }
    for (const forged of [
      encoded({ challenge: easier, solution }),
      encoded({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }),
      encoded({ challenge: await issueChallenge(), solution }),
      encoded({ challenge: { parameters: {}, signature: '' }, solution: {} }),
      ...['', 'able', '!', encoded(null), 'x'.repeat(50_000)],
    ]) {
      expect(await verifyProof(forged, 'one')).toBe(false)
    }
  })
})

const KEY = 'an-enquiry-0123456789'

describe('a ticket', () => {
  it('is valid from three seconds to seven days after it was issued', () => {
    const ticket = issueTicket(KEY, 1_000_000)
    expect(checkTicket(ticket, KEY, 1_002_999)).toBe('too-fast')
    expect(checkTicket(ticket, KEY, 1_003_000)).toBe('good')
    expect(checkTicket(ticket, KEY, 1_000_000 + 8 * 86_400_000)).toBe('none')
    expect(checkTicket(ticket, KEY, 999_999)).toBe('none')
  })

  it('is valid for one enquiry', () => {
    expect(checkTicket(issueTicket(KEY, 0), `${KEY}2`, 10_000)).toBe('none')
    expect(checkTicket(issueTicket('', 0), '', 10_000)).toBe('none')
  })

  it.each(['', '.', 'abc', 'abc.def', `zzz.${'a'.repeat(27)}`, 'a.'.repeat(5_000)])(
    '%s is no valid ticket',
    (ticket) => {
      expect(checkTicket(ticket, KEY)).toBe('none')
    },
  )
})

describe('screening', () => {
  let visitor = 0
  const headersOf = (address: string) => new Headers({ accept: 'application/json', 'x-visitor-address': address })
  const keyed = (name: string | number) => ({ idempotencyKey: `${name}-0123456789abcdef` })
  const fastTicket = (name: string) => issueTicket(keyed(name).idempotencyKey)
  const post = async (given: Record<string, string>, from = '') => {
    visitor += 1
    const address = from || `2001:db8:${visitor.toString(16)}::1`
    const fields = { ...keyed(`visitor-${visitor}`), ...given }
    const ticket = issueTicket(fields.idempotencyKey, Date.now() - 10_000)
    const sent = collectFields(new URLSearchParams({ ticket, ...fields }))
    const screened = await screenSubmission(sent, headersOf(address))
    return screened.state === 'screened' ? screened.screening : screened
  }

  it('asks nothing of an honest visitor', async () => {
    expect(await post({ name: 'a', proof: 'able' })).toMatchObject({ suspicions: [], proven: false })
  })

  it('asks for a proof of work when a form was sent at once, and trusts the form after it', async () => {
    const fast = { name: 'b', ticket: fastTicket('b'), ...keyed('b') }
    const asked = await post({ ...fast, proof: 'able' })
    if (!('challenge' in asked)) throw new Error('no work was asked for')
    const proof = await solveProofOfWork(asked.challenge)
    expect(await post({ ...fast, proof })).toMatchObject({ suspicions: [], proven: true })
    const other = await post({ ...fast, ...keyed('c'), ticket: fastTicket('c'), proof })
    expect(other).toMatchObject({ suspicions: ['too-fast', 'no-proof'], proven: false })
  })

  it('holds forms of browsers that cannot solve one, and tells trapped bots nothing', async () => {
    const fast = { ticket: fastTicket('d'), ...keyed('d') }
    expect(await post({ ...fast, name: 'd' })).toMatchObject({ suspicions: ['too-fast'] })
    expect(await post({ ...fast, name: 'e', 'leave-empty': 'x', proof: 'able' })).toMatchObject({
      suspicions: ['honeypot', 'too-fast'],
    })
  })

  it('doubts the sixth from one address, and refuses from the fifty-first on; a repeated one is not counted', async () => {
    const from = '198.51.100.7'
    for (let count = 0; count < 5; count += 1) {
      expect(await post(keyed(count), from)).toMatchObject({ suspicions: [] })
    }
    expect(await post(keyed(0), from)).toMatchObject({ suspicions: [] })
    expect(await post(keyed(5), from)).toMatchObject({ suspicions: ['limit'] })
    expect(await post({ ...keyed(5), proof: 'able' }, from)).toMatchObject({ state: 'prove' })
    for (let count = 6; count < 50; count += 1) await post(keyed(count), from)
    expect(await post(keyed(50), from)).toEqual({ state: 'too-many' })
  })

  it('ignores a key that the backend would drop: other text is another enquiry', async () => {
    const from = '198.51.100.8'
    for (let count = 0; count < 5; count += 1) await post({ idempotencyKey: 'x', message: `${count}` }, from)
    expect(await post({ idempotencyKey: 'x', message: 'more' }, from)).toMatchObject({
      suspicions: ['no-script', 'limit'],
    })
  })

  it('counts no further keys for a network that is refused', async () => {
    const from = '198.51.100.9'
    const email = 'asha@ashlar.example'
    for (let count = 0; count < 50; count += 1) await post({ message: `${count}` }, from)
    for (let count = 0; count < 6; count += 1) {
      expect(await post({ email, message: `again ${count}` }, from)).toEqual({ state: 'too-many' })
    }
    expect(await post({ email, message: 'from elsewhere' })).toMatchObject({ suspicions: [] })
  })

  it('counts a person across all their addresses', async () => {
    const email = 'meera@ashlar.example'
    for (let count = 0; count < 5; count += 1) await post({ email, ...keyed(`p${count}`) })
    expect(await post({ email: ' Meera+once.more@Ashlar.example', ...keyed('p5') })).toMatchObject({
      suspicions: ['limit'],
    })
  })

  it('takes a ticket for one enquiry', async () => {
    const ticket = issueTicket(keyed('first').idempotencyKey, Date.now() - 10_000)
    expect(await post({ ...keyed('first'), ticket })).toMatchObject({ suspicions: [] })
    expect(await post({ ...keyed('first'), ticket })).toMatchObject({ suspicions: [] })
    expect(await post({ ...keyed('second'), ticket })).toMatchObject({ suspicions: ['no-script'] })
  })
})

describe('a flood', () => {
  it.each([
    ['newsletter', 15],
    ['resumes', 10],
  ] as const)('of %s is more than %i from one network, counted per kind', async (kind, most) => {
    const headers = new Headers({ 'x-visitor-address': `192.0.2.${most}` })
    for (let count = 0; count < most; count += 1) expect(await exceedsRateLimit(kind, headers, `${count}`)).toBe(false)
    expect(await exceedsRateLimit(kind, headers, '0')).toBe(false)
    expect(await exceedsRateLimit(kind, headers, `${most}`)).toBe(true)
    expect(await exceedsRateLimit(kind === 'resumes' ? 'newsletter' : 'resumes', headers, `${most}`)).toBe(false)
  })

  it('from many addresses of one IPv6 network is recognised', async () => {
    const from = (host: number) => new Headers({ 'x-visitor-address': `2001:db8:aa:1::${host.toString(16)}` })
    for (let host = 1; host <= 10; host += 1)
      expect(await exceedsRateLimit('resumes', from(host), `${host}`)).toBe(false)
    expect(await exceedsRateLimit('resumes', from(11), '11')).toBe(true)
    const neighbour = new Headers({ 'x-visitor-address': '2001:db8:aa:2::1' })
    expect(await exceedsRateLimit('resumes', neighbour, '11')).toBe(false)
  })

  it('of enquiries is counted by network too, and by the wide one around it', async () => {
    const sent = async (address: string) => {
      const idempotencyKey = address.replaceAll(':', '-').padEnd(20, '0')
      const ticket = issueTicket(idempotencyKey, Date.now() - 10_000)
      const fields = collectFields(new URLSearchParams({ ticket, idempotencyKey }))
      return screenSubmission(fields, new Headers({ 'x-visitor-address': address }))
    }
    for (let host = 0; host < 5; host += 1) await sent(`2001:db8:bb:1::${host}`)
    const limited = (network: string) => ({ screening: { suspicions: ['limit'], address: network } })
    expect(await sent('2001:db8:bb:1:ffff::5')).toMatchObject(limited('2001:db8:bb:1::'))
    for (let network = 2; network <= 15; network += 1) {
      expect(await sent(`2001:db8:bb:${network}::1`)).toMatchObject({ screening: { suspicions: [] } })
    }
    expect(await sent('2001:db8:bb:99::1')).toMatchObject(limited('2001:db8:bb:99::'))
  })
})
