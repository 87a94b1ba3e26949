import { describe, expect, it } from 'vitest'
import { FAILURE_MESSAGE, parseFlash } from './outcome'

describe('the message for a visitor without script', () => {
  it('is the same after writing and reading', () => {
    const flash = { email: 'asha', outcome: { state: 'invalid', message: 'Invalid email' } }
    expect(parseFlash(JSON.stringify(flash))).toEqual(flash)
    expect(parseFlash('{"email":"","outcome":{"state":"stored"}}')).toEqual({ email: '', outcome: { state: 'stored' } })
  })

  it('is read back also when the limit was exceeded', () => {
    const flash = { email: 'asha', outcome: { state: 'too-many', message: 'Later' } }
    expect(parseFlash(JSON.stringify(flash))).toEqual(flash)
  })

  it('has a text even when the cookie has none', () => {
    expect(parseFlash('{"email":"a","outcome":{"state":"failed"}}')?.outcome).toEqual({
      state: 'failed',
      message: FAILURE_MESSAGE,
    })
  })

  it.each([[undefined], [''], ['{'], ['null'], ['{"email":1,"outcome":{}}'], ['{"email":"","outcome":{"state":"x"}}']])(
    '%j is no message',
    (cookie) => {
      expect(parseFlash(cookie)).toBeNull()
    },
  )
})
