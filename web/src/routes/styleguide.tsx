import { StyleguideView } from '@/features/styleguide/styleguide-view'
import type { RoutedPage } from '@/routing/route'

export async function styleguideRoute(): Promise<RoutedPage> {
  return {
    head: { title: 'Styleguide', description: 'The design system.', canonical: null, robots: 'noindex' },
    view: <StyleguideView />,
  }
}
