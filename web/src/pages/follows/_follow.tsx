import { OF_PARAMETER } from '@/features/follows/follow-outcome'
import { FollowPage } from '@/features/follows/follow-page'
import { findSubject } from '@/features/follows/subject'
import { Address } from '@/features/lists/address'
import { isSubscribed, parseFlash } from '@/features/newsletter/outcome'
import { PageMissing } from '@/routing/errors'
import type { RoutedPage, RouteQuery } from '@/routing/route'
import { errorTitle } from '@/ui/title/error-title'
import { say } from '@/words/say'

/**
 * The page that shows what became of a form to follow something.
 *
 * @param cookie the value of the flash cookie.
 * @throws {PageMissing} when nothing can be followed at the address that the query names.
 */
export async function followRoute(query: RouteQuery, cookie: string | undefined): Promise<RoutedPage> {
  const [of = ''] = new Address(query).values(OF_PARAMETER)
  const subject = await findSubject(of)
  if (!subject) throw new PageMissing('nothing to follow')
  const flash = parseFlash(cookie)
  const refused = flash !== null && !isSubscribed(flash.outcome)
  return {
    head: {
      title: refused ? errorTitle(say('Follow this')) : say('Follow this'),
      description: '',
      canonical: null,
      robots: 'noindex',
    },
    view: <FollowPage subject={subject} flash={flash} />,
  }
}
