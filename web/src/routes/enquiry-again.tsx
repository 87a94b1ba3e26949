import { takeDraft } from '@/features/leads/again'
import { AgainView } from '@/features/leads/again-view'
import { isLeadFormId } from '@/features/leads/forms'
import { PageElsewhere } from '@/routing/errors'
import type { RoutedPage, RouteQuery } from '@/routing/route'

/** Where a visitor without script gets a form back (features/leads/again.ts). By itself it has nothing to show. */
export async function enquiryAgainRoute({ held }: RouteQuery): Promise<RoutedPage> {
  const draft = takeDraft(typeof held === 'string' ? held : undefined)
  if (!draft || !isLeadFormId(draft.form)) throw new PageElsewhere('/about/contact-us', 303)
  return {
    head: { title: 'Please look at the form once more', description: '', canonical: null, robots: 'noindex' },
    view: <AgainView form={draft.form} draft={draft} />,
  }
}
