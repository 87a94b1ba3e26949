import { OfflineView } from '@/features/offline/offline-view'
import { OFFLINE_PATH } from '@/features/offline/worker-names'
import type { RoutedPage } from '@/routing/route'

/** What a browser shows where the network is away; it is fetched ahead, and the same for everybody. */
export function offlineRoute(): RoutedPage {
  return {
    head: {
      title: 'Offline',
      description: 'What is shown when the network is away.',
      canonical: OFFLINE_PATH,
      robots: 'noindex',
    },
    view: <OfflineView />,
  }
}
