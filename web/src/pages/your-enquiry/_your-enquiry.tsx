import { RequestError } from '@/content/errors'
import { readLead } from '@/content/writers/leads'
import { takeRejectedForm } from '@/features/leads/submission/redisplay'
import { VisitorEnquiryView, visitorNoteText } from '@/features/leads/visitor/visitor-view'
import type { DocumentHead } from '@/routing/document-head'
import { PageMissing } from '@/routing/errors'
import { linkTokenOf } from '@/routing/link-cookie'
import type { RoutedPage, RouteQuery } from '@/routing/route'
import { errorTitle } from '@/ui/title/error-title'
import { currentLanguage } from '@/words/current-language'
import { say } from '@/words/say'

const PATH = '/your-enquiry'

/** The link gives access, so search engines and other sites must not learn it. */
const headOf = (): DocumentHead => ({
  title: say('What you sent us'),
  description: '',
  canonical: null,
  robots: 'noindex, nofollow',
  referrer: 'no-referrer',
})

/**
 * What a visitor has sent, opened by the signed link of the receipt.
 *
 * @param cookie the value of the cookie that the link was exchanged for.
 */
export async function yourEnquiryRoute(query: RouteQuery, cookie: string | undefined): Promise<RoutedPage> {
  const one = (name: string) => [query[name] ?? ''].flat()[0] ?? ''
  const token = linkTokenOf(query, cookie)
  const rejected = takeRejectedForm(one('held'))
  const head = headOf()
  return {
    head: rejected ? { ...head, title: errorTitle(head.title) } : head,
    view: (
      <VisitorEnquiryView
        view={await viewOf(token)}
        token={token}
        note={visitorNoteText(one('done'))}
        rejected={rejected}
      />
    ),
  }
}

async function viewOf(token: string) {
  if (!token) throw new PageMissing(PATH)
  try {
    return await readLead(token, currentLanguage().code)
  } catch (error) {
    if (error instanceof RequestError && error.kind === 'not-found') throw new PageMissing(PATH)
    throw error
  }
}
