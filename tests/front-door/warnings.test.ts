import { describe, expect, it } from 'vitest'
import { warningsOf } from '../../scripts/start/lines.mjs'

describe('what the operator is warned of', () => {
  it('is nothing as long as certificates are verified', () => {
    expect(warningsOf({})).toEqual([])
    expect(warningsOf({ SERVER_TLS_VERIFY: 'on' })).toEqual([])
  })

  it('names the variable that turns verifying off, and what follows', () => {
    expect(warningsOf({ SERVER_TLS_VERIFY: 'off' }).join(' ')).toMatch(/SERVER_TLS_VERIFY=off.*not verified/)
  })
})
