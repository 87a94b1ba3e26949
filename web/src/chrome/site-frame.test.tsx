import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import type { Chrome } from './read-chrome'

vi.mock('./header/header', () => ({ Header: () => null }))
vi.mock('./footer/footer', () => ({ Footer: () => null }))

afterEach(() => vi.unstubAllEnvs())

it('a page whose address may carry a signed link mounts no tag manager', async () => {
  vi.stubEnv('PRODUCTION', 'true')
  vi.stubEnv('TAG_MANAGER_ID', 'GTM-ABC123')
  const { SiteFrame } = await import('./site-frame')
  const htmlOf = (counted: boolean) =>
    renderToStaticMarkup(
      <SiteFrame chrome={{} as Chrome} view={<main />} counted={counted} path={null} address={null} />,
    )
  expect(htmlOf(true)).toContain('data-consent="GTM-ABC123"')
  expect(htmlOf(false)).not.toContain('GTM-ABC123')
  // Visitors can still change their consent there.
  expect(htmlOf(false)).toContain('data-consent-change')
})
