import { FollowedPages } from '@/features/follows/follows-view'
import { readFollows } from '@/features/follows/read-follows'
import type { RoutedPage, RouteQuery } from '@/routing/route'
import { say } from '@/words/say'

/** @param cookie the value of the cookie that the link was exchanged for. */
export async function followsOfAddressRoute(query: RouteQuery, cookie: string | undefined): Promise<RoutedPage> {
  return {
    head: {
      title: say('What you follow'),
      description: '',
      canonical: null,
      robots: 'noindex, nofollow',
      referrer: 'no-referrer',
    },
    view: <FollowedPages {...(await readFollows(query, cookie))} />,
  }
}
