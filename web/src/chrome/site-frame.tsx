import type { ReactElement } from 'react'
import { Analytics, AnalyticsChoice } from '@/features/analytics/analytics'
import { Footer } from './footer/footer'
import { Header } from './header/header'
import type { Chrome } from './read-chrome'
import styles from './site-frame.module.css'

interface SiteFrameProps {
  chrome: Chrome
  view: ReactElement
  /** Whether visits may be counted here (features/analytics). */
  counted: boolean
  /** The path of the page; `null` for one without an address of its own. */
  path: string | null
}

/** Every page under header and footer; the creative agency's stands without. */
export function SiteFrame({ chrome, view, counted, path }: SiteFrameProps) {
  return (
    <>
      <Analytics page="site" counted={counted} />
      <Header chrome={chrome} path={path} />
      <div className={styles.content}>{view}</div>
      <Footer chrome={chrome} />
      <AnalyticsChoice page="site" />
    </>
  )
}
