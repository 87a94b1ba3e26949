import 'server-only'
import { campaignParameters, type LeadContext, leadRegistry, leadTypes } from '@ashlar/contract'
import { currentLanguage } from '@/words/current-language'
import { ENVELOPE_FIELDS, firstValue, type PostedFields } from '../form/validate-form'

/** Header in which our own server passes the visitor's address; a header of this name from outside is dropped. */
export const VISITOR_ADDRESS_HEADER = 'x-visitor-address'

/** The visitor's address; empty in development, where our server does not run. */
export function visitorAddressIn(headers: Headers): string {
  return headers.get(VISITOR_ADDRESS_HEADER) ?? ''
}

/** Fields that name the record a form is about. */
const RECORD_FIELDS = [
  'record',
  ...new Set(leadTypes.flatMap((type): string[] => [...leadRegistry[type].recordFields])),
]

/**
 * Context that is recorded without asking: the page with the form, the campaign that led to it, and the language of the
 * address that the form was posted to. A form that is shown again carries page and campaign; otherwise the browser's
 * referrer names the page.
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
  const record = RECORD_FIELDS.map((name) => firstValue(sent, name)).find(Boolean) ?? ''
  return { page, campaign, record, language: currentLanguage().code }
}

/** @returns the page that posted the form, when it is one of ours. */
export function refererOf(headers: Headers): URL | null {
  const referer = headers.get('referer')
  if (!referer || !URL.canParse(referer)) return null
  const url = new URL(referer)
  const isPage = url.host === headers.get('host') && !url.pathname.startsWith('/api/')
  return isPage ? url : null
}
