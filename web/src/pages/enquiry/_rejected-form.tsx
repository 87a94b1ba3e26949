import { isLeadFormId } from '@/features/leads/form/forms'
import { takeRejectedForm } from '@/features/leads/submission/redisplay'
import { RedisplayView } from '@/features/leads/submission/redisplay-view'
import { PageElsewhere } from '@/routing/errors'
import type { RoutedPage, RouteQuery } from '@/routing/route'
import { errorTitle } from '@/ui/title/error-title'
import { say } from '@/words/say'

/**
 * The page that shows a refused form again, without script (features/leads/submission/redisplay.ts). Opened by itself,
 * it has nothing to show.
 */
export async function rejectedFormRoute({ held }: RouteQuery): Promise<RoutedPage> {
  const rejected = takeRejectedForm(typeof held === 'string' ? held : undefined)
  if (!rejected || !isLeadFormId(rejected.form)) throw new PageElsewhere('/about/contact-us', 303)
  return {
    head: {
      title: errorTitle(say('Please look at the form once more')),
      description: '',
      canonical: null,
      robots: 'noindex',
    },
    view: <RedisplayView form={rejected.form} rejected={rejected} />,
  }
}
