import { describe, expect, it } from 'vitest'
import { securityHeaders } from './security-headers.mjs'

const policyOf = (addresses?: string) =>
  securityHeaders(addresses).find(({ key }) => key === 'Content-Security-Policy')?.value ?? ''

describe('whom the browser may call', () => {
  it('is nobody for the map, unless its style comes from elsewhere', () => {
    expect(policyOf()).not.toContain('tiles.example')
    expect(policyOf()).toContain("worker-src 'self'")
    expect(policyOf()).not.toContain('unsafe-eval')
  })

  it('is each origin that the map is configured to read from, once', () => {
    expect(policyOf('https://tiles.example/styles/day.json https://tiles.example  https://fonts.example/')).toContain(
      'https://*.google-analytics.com https://tiles.example https://fonts.example;',
    )
  })

  it('is not guessed from what is no address', () => {
    expect(() => policyOf('tiles.example')).toThrow('MAP_STYLE_URL')
  })
})
