import { type APIResponse, expect } from '@playwright/test'

/**
 * Expects the content policy of a page without a tag manager: it runs scripts and style sheets of the build only, and
 * requires Trusted Types.
 */
export function expectStrictPolicy(response: APIResponse): void {
  const { 'content-security-policy': policy = '' } = response.headers()
  const page = `${response.status()} ${response.url()}`
  expect.soft(policy, page).toMatch(/script-src 'self' 'sha256-[^']+'(;|$)/)
  expect.soft(policy, page).toMatch(/style-src-elem 'self'( 'sha256-[^']+')+ ?(;|$)/)
  expect.soft(policy, page).toContain("connect-src 'self';")
  expect.soft(policy, page).toContain("require-trusted-types-for 'script'")
  expect.soft(policy.replace(/style-src-attr [^;]*/, ''), page).not.toContain('unsafe')
}
