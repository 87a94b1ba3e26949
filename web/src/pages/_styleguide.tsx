import { readSettings } from '@/content/readers/settings'
import { StyleguideView } from '@/features/styleguide/styleguide-view'
import type { RoutedPage } from '@/routing/route'

export async function styleguideRoute(): Promise<RoutedPage> {
  const { brandName } = await readSettings()
  return {
    head: { title: 'Styleguide', description: 'The design system.', canonical: null, robots: 'noindex' },
    view: <StyleguideView brandName={brandName} />,
  }
}
