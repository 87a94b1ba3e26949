import { describe, expect, it } from 'vitest'
import { FAILURE_MESSAGE, parseFlash } from './outcome'

describe('what a visitor without script is told', () => {
  it('is read back as it was written', () => {
    const flash = { email: 'asha', outcome: { state: 'invalid', message: 'Invalid email' } }
    expect(parseFlash(JSON.stringify(flash))).toEqual(flash)
    expect(parseFlash('{"email":"","outcome":{"state":"stored"}}')).toEqual({ email: '', outcome: { state: 'stored' } })
  })

  it('is read back when it was one too many', () => {
    const flash = { email: 'asha', outcome: { state: 'too-many', message: 'Later' } }
    expect(parseFlash(JSON.stringify(flash))).toEqual(flash)
  })

  it('has a message even when the cookie has none', () => {
    expect(parseFlash('{"email":"a","outcome":{"state":"failed"}}')?.outcome).toEqual({
      state: 'failed',
      message: FAILURE_MESSAGE,
    })
  })

  it.each([[undefined], [''], ['{'], ['null'], ['{"email":1,"outcome":{}}'], ['{"email":"","outcome":{"state":"x"}}']])(
    '%j is nothing',
    (cookie) => {
      expect(parseFlash(cookie)).toBeNull()
    },
  )
})
