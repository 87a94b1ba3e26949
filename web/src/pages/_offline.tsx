import { OfflineView } from '@/features/offline/offline-view'
import { OFFLINE_PATH } from '@/features/offline/worker-names'
import type { RoutedPage } from '@/routing/route'
import { say } from '@/words/say'

/** The page for when the network is away; browsers load it in advance, and it is the same for everybody. */
export function offlineRoute(): RoutedPage {
  return {
    head: {
      title: say('Offline'),
      description: say('What is shown when the network is away.'),
      canonical: OFFLINE_PATH,
      robots: 'noindex',
    },
    view: <OfflineView />,
  }
}
