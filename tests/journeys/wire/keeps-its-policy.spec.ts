import { expect, test } from '../../support/test'

/** Pages that show words of their query: in the title, a heading, a field or a link. */
const PAGES = [
  ['/rera', 'number'],
  ['/search-result', 'searchTextFromHeader'],
  ['/projects', 'q'],
  ['/projects', 'city'],
  ['/projects/bank', 'city'],
  ['/projects/compare', 'projects'],
  ['/insights/research-reports', 'category'],
  ['/in-the-news', 'publication'],
  ['/careers', 'department'],
  ['/blog', 'page'],
  ['/newsletter', 'email'],
  ['/about/contact-us', 'subject'],
  ['/services', 'a'],
  ['/', 'a'],
  ['/aca', 'a'],
  ['/offline', 'a'],
  ['/hi/rera', 'number'],
  ['/hi/search-result', 'searchTextFromHeader'],
  ['/no-such-page', 'a'],
] as const

/** Words that look like what a policy could be read from. */
const HOSTILE = [
  '<section data-consent=',
  '<section data-consent="GTM-TEST1">',
  '"><section data-consent="GTM-TEST1">',
  '<style>body{display:none}</style>',
  '</head><style>*{}</style><script>alert(1)</script>',
  '<script>alert(1)</script>',
]

for (const [path, name] of PAGES) {
  test(`no words for ${name} change the content policy of ${path}`, async ({ request }) => {
    const policyOf = async (address: string) => (await request.get(address)).headers()['content-security-policy']
    const policy = await policyOf(path)
    expect(policy).toContain("default-src 'self'")
    for (const words of HOSTILE) {
      expect.soft(await policyOf(`${path}?${name}=${encodeURIComponent(words)}`), words).toBe(policy)
    }
  })
}
