import { expect, it } from 'vitest'
import { signedToken } from '../leads/secrets'
import { readTicket, writeTicket } from './tickets'

const NOON = Date.UTC(2026, 10, 22, 12)
const ticket = writeTicket({ maker: 7, drafts: true }, NOON)

it('says who made it, what it shows and when it ends', () => {
  expect(readTicket(ticket, NOON - 1)).toEqual({ maker: 7, drafts: true, untilMs: NOON })
  expect(readTicket(writeTicket({ maker: 7, drafts: false }, NOON), NOON - 1)).toMatchObject({
    drafts: false,
  })
})

it('fits into a cookie and an address as it is', () => {
  expect(ticket).toMatch(/^[\w.~-]{1,200}$/)
})

it.each([
  ['it has ended', ticket, NOON],
  ['somebody made it last longer', ticket.replace(/~[^.]+/, `~${(NOON * 2).toString(36)}`), NOON],
  ['somebody put another maker into it', ticket.replace(/^7/, '1'), NOON - 1],
  ['its signature is cut', ticket.slice(0, -1), NOON - 1],
  ['it was signed for something else', signedToken('lead', ticket.slice(0, ticket.lastIndexOf('.'))), NOON - 1],
  ['it is none', '', NOON - 1],
])('opens nothing when %s', (_why, given, now) => {
  expect(readTicket(given, now)).toBeNull()
})
