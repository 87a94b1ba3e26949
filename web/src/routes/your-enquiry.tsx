import { LINK_PARAMETER } from '@ashlar/contract'
import { RequestError } from '@/content/errors'
import { seeLead } from '@/content/writers/leads'
import { takeDraft } from '@/features/leads/again'
import { noteOf } from '@/features/leads/visitor-acts'
import { VisitorEnquiryView } from '@/features/leads/visitor-view'
import type { DocumentHead } from '@/routing/document-head'
import { PageMissing } from '@/routing/errors'
import type { RoutedPage, RouteQuery } from '@/routing/route'

const PATH = '/your-enquiry'

/** The link is the permission: no search engine and no other site is to learn it. */
const head: DocumentHead = {
  title: 'What you sent us',
  description: '',
  canonical: null,
  robots: 'noindex, nofollow',
  referrer: 'no-referrer',
}

/** What a visitor sent, by the signed link of the receipt. */
export async function yourEnquiryRoute(query: RouteQuery): Promise<RoutedPage> {
  const one = (name: string) => [query[name] ?? ''].flat()[0] ?? ''
  const token = one(LINK_PARAMETER)
  const draft = takeDraft(one('held'))
  return {
    head,
    view: (
      <VisitorEnquiryView
        view={await viewOf(token)}
        token={token}
        note={noteOf(one('done'))}
        {...(draft ? { sent: draft.sent, faults: draft.faults } : {})}
      />
    ),
  }
}

async function viewOf(token: string) {
  if (!token) throw new PageMissing(PATH)
  try {
    return await seeLead(token)
  } catch (error) {
    if (error instanceof RequestError && error.kind === 'not-found') throw new PageMissing(PATH)
    throw error
  }
}
