/** Names of parameters that campaigns add to an address; they do not change the page. */
const CAMPAIGN_PARAMETER = /^(?:utm_\w+|gclid|fbclid)$/

/** Whether a campaign has added a parameter of this name. The contract says which of them a lead records. */
export function isCampaignParameter(name: string): boolean {
  return CAMPAIGN_PARAMETER.test(name)
}

/**
 * An address without the parameters of campaigns.
 *
 * @param url path and query.
 */
export function withoutCampaign(url: string): string {
  const at = url.indexOf('?')
  if (at < 0) return url
  const kept = url
    .slice(at + 1)
    .split('&')
    .filter((part) => part !== '' && !isCampaignParameter(part.split('=', 1)[0] ?? ''))
  return kept.length > 0 ? `${url.slice(0, at)}?${kept.join('&')}` : url.slice(0, at)
}
