import { describe, expect, it } from 'vitest'
import { warningsOf } from '../../scripts/start/lines.mjs'

describe('warnings for the operator', () => {
  it('are empty while certificates are verified', () => {
    expect(warningsOf({})).toEqual([])
    expect(warningsOf({ SERVER_TLS_VERIFY: 'on' })).toEqual([])
  })

  it('name the variable that turns verification off, and the consequence', () => {
    expect(warningsOf({ SERVER_TLS_VERIFY: 'off' }).join(' ')).toMatch(/SERVER_TLS_VERIFY=off.*not verified/)
  })
})
