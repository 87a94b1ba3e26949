import type { ReactElement } from 'react'
import { Analytics, AnalyticsChoice } from '@/features/analytics/analytics'

/**
 * The frame of the creative agency's page: no header and no footer.
 *
 * @param counted whether analytics may count visits of this page (features/analytics).
 */
export function BareFrame({ view, counted }: { view: ReactElement; counted: boolean }) {
  return (
    <>
      <Analytics page="aca" counted={counted} />
      {view}
      <AnalyticsChoice page="aca" />
    </>
  )
}
