import type { ReactElement } from 'react'
import { Analytics } from '@/features/analytics/analytics'

/** The creative agency's page: nothing stands around it. */
export function BareFrame({ view }: { view: ReactElement }) {
  return (
    <>
      {view}
      <Analytics page="aca" />
    </>
  )
}
