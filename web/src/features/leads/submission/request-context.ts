import 'server-only'
import { campaignParameters, type LeadContext, leadRegistry, leadTypes } from '@ashlar/contract'
import { ENVELOPE_FIELDS, firstValue, type PostedFields } from '../form/validate-form'

/** Header in which our own server says where a request came from; whatever a visitor sent by this name is dropped. */
export const VISITOR_ADDRESS_HEADER = 'x-visitor-address'

/** Where a form came from; in development, which our server is not in front of, nobody says. */
export function visitorAddressIn(headers: Headers): string {
  return headers.get(VISITOR_ADDRESS_HEADER) ?? ''
}

/** Fields that name what a form is about. */
const RECORD_FIELDS = [
  'record',
  ...new Set(leadTypes.flatMap((type): string[] => [...leadRegistry[type].recordFields])),
]

/**
 * What is recorded without asking: the page a form stood on and the campaign that led there. A form that is shown again
 * carries both; else the browser names the page it posts from.
 */
export function leadContextOf(sent: PostedFields, headers: Headers): LeadContext {
  const referer = refererOf(headers)
  const page = firstValue(sent, ENVELOPE_FIELDS.page) || referer?.pathname || ''
  const parameters = new URLSearchParams(firstValue(sent, ENVELOPE_FIELDS.campaign) || referer?.search || '')
  const campaign = Object.fromEntries(
    campaignParameters.flatMap((name) => {
      const value = parameters.get(name)
      return value ? [[name, value]] : []
    }),
  )
  return { page, campaign, record: RECORD_FIELDS.map((name) => firstValue(sent, name)).find(Boolean) ?? '' }
}

/** @returns the page that was posted from, when it is one of ours. */
export function refererOf(headers: Headers): URL | null {
  const referer = headers.get('referer')
  if (!referer || !URL.canParse(referer)) return null
  const url = new URL(referer)
  const isPage = url.host === headers.get('host') && !url.pathname.startsWith('/api/')
  return isPage ? url : null
}
