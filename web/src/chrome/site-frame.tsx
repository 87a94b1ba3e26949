import type { ReactElement } from 'react'
import { Analytics, AnalyticsChoice } from '@/features/analytics/analytics'
import { Footer } from './footer/footer'
import { Header } from './header/header'
import { SkipLink } from './header/skip-link'
import type { Chrome } from './read-chrome'
import styles from './site-frame.module.css'

interface SiteFrameProps {
  chrome: Chrome
  view: ReactElement
  /** Whether analytics may count visits of this page (features/analytics). */
  counted: boolean
  /** The path of the current page; `null` for one without an address of its own. */
  path: string | null
  /** The same with the query that belongs to the page. */
  address: string | null
}

/** The frame of every page with header and footer. */
export function SiteFrame({ chrome, view, counted, path, address }: SiteFrameProps) {
  return (
    <>
      <SkipLink />
      <Analytics page="site" counted={counted} />
      <Header chrome={chrome} path={path} address={address} />
      <div className={styles.content}>{view}</div>
      <Footer chrome={chrome} />
      <AnalyticsChoice page="site" />
    </>
  )
}
