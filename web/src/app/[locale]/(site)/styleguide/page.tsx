import type { Metadata } from 'next'
import { StyleguideView } from '@/features/styleguide/styleguide-view'

export const metadata: Metadata = { title: 'Styleguide', description: 'The design system.', robots: { index: false } }

export default function Page() {
  return <StyleguideView />
}
