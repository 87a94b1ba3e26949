import 'server-only'
import { campaignParameters, type LeadContext } from '@ashlar/contract'
import { AROUND, firstOf, type Sent } from './check-form'

const RECORDS = ['record', 'project', 'service', 'opening', 'category'] as const

/**
 * What is recorded without asking: the page a form stood on and the campaign that led there. A form that is shown again
 * carries both; else the browser names the page it posts from.
 */
export function contextOf(sent: Sent, headers: Headers): LeadContext {
  const referer = refererOf(headers)
  const page = firstOf(sent, AROUND.page) || referer?.pathname || ''
  const parameters = new URLSearchParams(firstOf(sent, AROUND.campaign) || referer?.search || '')
  const campaign = Object.fromEntries(
    campaignParameters.flatMap((name) => {
      const value = parameters.get(name)
      return value ? [[name, value]] : []
    }),
  )
  return { page, campaign, record: RECORDS.map((name) => firstOf(sent, name)).find(Boolean) ?? '' }
}

/** @returns the page that was posted from, when it is one of ours. */
export function refererOf(headers: Headers): URL | null {
  const referer = headers.get('referer')
  if (!referer || !URL.canParse(referer)) return null
  const url = new URL(referer)
  const isPage = url.host === headers.get('host') && !url.pathname.startsWith('/api/')
  return isPage ? url : null
}
