import type { ReactElement } from 'react'
import { Analytics, AnalyticsChoice } from '@/features/analytics/analytics'

/** The creative agency's page: nothing stands around it. */
export function BareFrame({ view }: { view: ReactElement }) {
  return (
    <>
      <Analytics page="aca" />
      {view}
      <AnalyticsChoice page="aca" />
    </>
  )
}
