/** Parameters that campaigns add; they change nothing of a page. */
const CAMPAIGN = /^(?:utm_\w+|gclid|fbclid)=/

/**
 * An address without what campaigns have added to it.
 *
 * @param url path and query.
 */
export function withoutCampaign(url: string): string {
  const at = url.indexOf('?')
  if (at < 0) return url
  const kept = url
    .slice(at + 1)
    .split('&')
    .filter((part) => part !== '' && !CAMPAIGN.test(part))
  return kept.length > 0 ? `${url.slice(0, at)}?${kept.join('&')}` : url.slice(0, at)
}
