import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

async function policyWith(variables: Record<string, string> = {}, html = '<head></head>') {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  return (await import('./content-policy')).pagePolicy(html)
}

describe('the origins that the browser may call', () => {
  it('are none for the map, unless its style comes from elsewhere', async () => {
    const policy = await policyWith()
    expect(policy).toContain("connect-src 'self';")
    expect(policy).toContain("worker-src 'self'")
  })

  it('are those that the map is configured to load from, each once', async () => {
    const policy = await policyWith({
      MAP_STYLE_URL: 'https://tiles.example/styles/day.json',
      MAP_ORIGINS: 'https://tiles.example  https://fonts.example/',
    })
    expect(policy).toContain("connect-src 'self' https://tiles.example https://fonts.example;")
  })

  it('are those of the tag manager where visits are counted, and not elsewhere', async () => {
    expect(await policyWith({ TAG_MANAGER_ID: 'GTM-ABC123' })).not.toContain('google')
    vi.resetModules()
    const policy = await policyWith({ TAG_MANAGER_ID: 'GTM-ABC123', PRODUCTION: 'true' })
    expect(policy).toMatch(/script-src [^;]*googletagmanager/)
  })
})

describe('inline code and styles', () => {
  it('are allowed only when the build has written them into the head', async () => {
    const policy = await policyWith({}, '<head><style>a{}</style></head><body><style>b{}</style><script>c()</script>')
    expect(policy.match(/style-src-elem [^;]*/)?.[0].match(/sha256-/g)).toHaveLength(1)
    expect(policy.match(/script-src [^;]*/)?.[0].match(/sha256-/g)).toHaveLength(1)
    expect(policy).not.toMatch(/(?:script-src|style-src-elem|default-src) [^;]*unsafe/)
  })
})
