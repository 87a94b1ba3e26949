import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

async function policyWith(variables: Record<string, string> = {}, tagManager = false) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  return (await import('./content-policy')).pagePolicy({ sheets: [], tagManager })
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
})

describe('the tag manager', () => {
  const isStrict = (policy: string) =>
    !policy.includes('google') && policy.includes("require-trusted-types-for 'script'")

  it('is allowed on a page that can load it, and nowhere else', async () => {
    const policy = await policyWith({}, true)
    expect(policy).toMatch(/script-src [^;]*googletagmanager/)
    expect(policy).toMatch(/connect-src [^;]*google-analytics/)
    expect(policy).not.toContain('trusted-types')
    expect(isStrict(await policyWith())).toBe(true)
    expect(isStrict((await import('./content-policy')).barePolicy)).toBe(true)
  })

  it('is not allowed in a preview', async () => {
    const { pagePolicy } = await import('./content-policy')
    expect(isStrict(pagePolicy({ sheets: [], tagManager: true }, ['https://admin.example']))).toBe(true)
  })
})

describe('inline code and styles', () => {
  it('are allowed by their hash alone', async () => {
    const { hashOf, pagePolicy } = await import('./content-policy')
    const sheets = ['a{}', 'b{}'].map(hashOf)
    const policy = pagePolicy({ sheets, tagManager: false })
    expect(policy).toContain(`style-src-elem 'self' ${sheets.join(' ')};`)
    expect(policy.match(/script-src [^;]*/)?.[0].match(/sha256-/g)).toHaveLength(1)
    expect(policy).not.toMatch(/(?:script-src|style-src-elem|default-src) [^;]*unsafe/)
  })
})
