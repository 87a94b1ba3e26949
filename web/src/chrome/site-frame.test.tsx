import { builtInNotices } from '@ashlar/contract'
import { prerender } from 'react-dom/static'
import { afterEach, expect, it, vi } from 'vitest'
import type { Chrome } from './read-chrome'

vi.mock('./header/header', () => ({ Header: () => null }))
vi.mock('./footer/footer', () => ({ Footer: () => null }))
vi.mock('@/content/readers/notices', () => ({ readNotices: async () => builtInNotices }))
vi.mock('@/content/readers/settings', () => ({ readSettings: async () => ({ externalAddresses: [] }) }))

afterEach(() => vi.unstubAllEnvs())

it('a page whose address may carry a signed link mounts no tag manager', async () => {
  vi.stubEnv('PRODUCTION', 'true')
  vi.stubEnv('TAG_MANAGER_ID', 'GTM-ABC123')
  const { SiteFrame } = await import('./site-frame')
  const htmlOf = async (counted: boolean) => {
    const { prelude } = await prerender(
      <SiteFrame
        chrome={{} as Chrome}
        view={<main />}
        counted={counted}
        untranslated={false}
        path={null}
        address={null}
        neighbours={null}
      />,
    )
    return new Response(prelude).text()
  }
  expect(await htmlOf(true)).toContain('data-consent="GTM-ABC123"')
  expect(await htmlOf(false)).not.toContain('GTM-ABC123')
  // Visitors can still change their consent there.
  expect(await htmlOf(false)).toContain('data-consent-change')
})
