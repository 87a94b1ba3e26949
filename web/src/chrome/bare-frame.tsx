import type { ReactElement } from 'react'
import { Analytics, AnalyticsChoice } from '@/features/analytics/analytics'

/** The frame of the creative agency's page: no header and no footer. */
export function BareFrame({ view }: { view: ReactElement }) {
  return (
    <>
      <Analytics page="aca" />
      {view}
      <AnalyticsChoice page="aca" />
    </>
  )
}
