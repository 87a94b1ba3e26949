/** Names of parameters that campaigns and their tools add to an address; they do not change the page. */
const CAMPAIGN_PARAMETER =
  /^(?:(?:utm|gad|hsa|pk|mtm|mc|_hs|_g[al])\w*|gclid|gclsrc|[gw]braid|dclid|srsltid|fbclid|msclkid|ttclid|twclid|li_fat_id|yclid|igsh|igshid|trk|epik|rdt_cid|ScCid|mkt_tok|ef_id|s_kwcid)$/

/**
 * Pages that read the query of their address; `tests/front-door/sources/queries.test.ts` compares them with the sources.
 * On every other page no parameter changes anything.
 */
const READS_QUERY =
  /^\/(?:about\/(?:awards-and-recognition|client-testimonials|management-team)|blog|careers|enquiry\/(?:again|received)|follows|follows\/yours|in-the-news|insights\/(?:knowledge-exchange(?:\/[^/]+)?|research-reports)|newsletter\/(?:confirm|preferences)|projects|projects\/(?:bank|compare|calculators\/[^/]+)|rera|search-result|technology|your-enquiry)$/

const LANGUAGE = /^\/[a-z]{2}(?=\/|$)/

/** The ticket of a preview, which every page reads. Not from the contract, because the offline worker loads this file. */
const PREVIEW_TICKET = /[?&]preview=/

/** Whether a campaign has added a parameter of this name. The contract says which of them a lead records. */
export function isCampaignParameter(name: string): boolean {
  return CAMPAIGN_PARAMETER.test(name)
}

/** A text for machines has one address alone: the server leads there from all others, and answers none itself. */
const FILE = /\.\w+$/

/** Whether what is at a path depends on its query. */
export function readsQuery(path: string): boolean {
  return FILE.test(path) || READS_QUERY.test(path.replace(LANGUAGE, ''))
}

/** The parameters of a query that no campaign has added. */
function partsOf(query: string): string[] {
  return query.split('&').filter((part) => part !== '' && !isCampaignParameter(part.split('=', 1)[0] ?? ''))
}

/** An address with the parameters that no campaign has added; null when there are none. */
export function withOwnQuery(url: string): string | null {
  const at = url.indexOf('?')
  const parts = at < 0 ? [] : partsOf(url.slice(at + 1))
  return parts.length > 0 ? `${url.slice(0, at)}?${parts.join('&')}` : null
}

/**
 * An address without the parameters that do not change its page: those of campaigns, and all on a page that reads none.
 *
 * @param url path and query.
 */
export function withoutCampaign(url: string): string {
  const at = url.indexOf('?')
  if (at < 0) return url
  const path = url.slice(0, at)
  if (!readsQuery(path) && !PREVIEW_TICKET.test(url)) return path
  const kept = partsOf(url.slice(at + 1))
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path
}
