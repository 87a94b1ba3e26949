import { builtInNotices } from '@ashlar/contract'
import { createElement, type ReactElement } from 'react'
import { prerender } from 'react-dom/static'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConsentQuestion } from '@/features/analytics/consent'
import { shorterHtml } from '@/layouts/shorter-html'

vi.mock('@/content/readers/notices', () => ({ readNotices: async () => builtInNotices }))
vi.mock('@/content/readers/settings', () => ({ readSettings: async () => ({ externalAddresses: [] }) }))

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

async function policyWith(variables: Record<string, string> = {}, html = '<head></head>') {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  return (await import('./content-policy')).pagePolicy(html)
}

async function pageWith(view: ReactElement): Promise<string> {
  const { prelude } = await prerender(view)
  return `<head></head><body>${shorterHtml(await new Response(prelude).text())}</body>`
}
const question = (container: string, bare = false) => createElement(ConsentQuestion, { container, bare })

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
  const counting = { PRODUCTION: 'true', TAG_MANAGER_ID: 'GTM-ABC123', TAG_MANAGER_ID_ACA: 'GTM-ABC124' }
  const isStrict = (policy: string) =>
    !policy.includes('google') && policy.includes("require-trusted-types-for 'script'")

  it('is allowed on a page that has a container for it', async () => {
    for (const bare of [false, true]) {
      const policy = await policyWith(counting, await pageWith(question('GTM-ABC123', bare)))
      expect(policy).toMatch(/script-src [^;]*googletagmanager/)
      expect(policy).toMatch(/connect-src [^;]*google-analytics/)
      expect(policy).not.toContain('trusted-types')
    }
  })

  it('is not allowed on a page without one, whatever the settings', async () => {
    expect(isStrict(await policyWith(counting, await pageWith(question(''))))).toBe(true)
    expect(isStrict(await policyWith(counting, await pageWith(createElement('main'))))).toBe(true)
    expect(isStrict((await import('./content-policy')).barePolicy)).toBe(true)
  })

  it('is not allowed by text that looks like a container', async () => {
    for (const text of ['<section data-consent="GTM-ABC123">', 'x" data-consent="GTM-ABC123']) {
      const view = createElement(
        'section',
        { 'aria-label': text },
        text,
        createElement('textarea', { defaultValue: text }),
      )
      expect(isStrict(await policyWith(counting, await pageWith(view))), text).toBe(true)
    }
  })

  it('is not allowed in a preview', async () => {
    const { pagePolicy } = await import('./content-policy')
    expect(isStrict(pagePolicy(await pageWith(question('GTM-ABC123')), ['https://admin.example']))).toBe(true)
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
