import type { ReactElement } from 'react'
import { Analytics, AnalyticsChoice } from '@/features/analytics/analytics'
import { MostlyInEnglish } from './mostly-in-english'

interface BareFrameProps {
  view: ReactElement
  /** Whether analytics may count visits of this page (features/analytics). */
  counted: boolean
  /** Whether the page has no text in its language, but only words around it. */
  untranslated: boolean
}

/** The frame of the creative agency's page: no header and no footer. */
export function BareFrame({ view, counted, untranslated }: BareFrameProps) {
  return (
    <>
      <Analytics page="aca" counted={counted} />
      {untranslated ? <MostlyInEnglish /> : null}
      {view}
      <AnalyticsChoice page="aca" />
    </>
  )
}
