import { describe, expect, it } from 'vitest'
import { isServiceAddress } from '../../src/node/service-address'

const POSTGRES = ['postgres:', 'postgresql:']

describe('the address of a service', () => {
  it.each([
    'postgres://localhost/name',
    'postgresql://user@[::1]:5432/name',
    'postgres://user:pass+word=@host:5432/name',
    'postgres://user:a%2Fb%3Fc%23d%25e%40f@host/name',
    'postgres:///name?host=/run/postgresql',
  ])('is read: %s', (address) => {
    expect(isServiceAddress(address, POSTGRES)).toBe(true)
  })

  it.each([
    ['another protocol', 'mysql://localhost/name'],
    ['nothing behind the protocol', 'postgres://'],
    ['no address', 'localhost:5432'],
    ['a slash in the password', 'postgres://user:pass/word@host/name'],
    ['a slash behind digits, which look like a port', 'postgres://user:12/word@host/name'],
    ['a question mark behind digits', 'postgres://user:12?word@host/name'],
    ['a hash behind digits', 'postgres://user:12#word@host/name'],
    ['a percent sign that encodes nothing', 'postgres://user:100%sure@host/name'],
  ])('is refused with %s', (_what, address) => {
    expect(isServiceAddress(address, POSTGRES)).toBe(false)
  })
})
