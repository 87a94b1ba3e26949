import type { ReactElement } from 'react'
import type { Neighbour } from '@/content/readers/pages'
import { Analytics, AnalyticsChoice } from '@/features/analytics/analytics'
import { Footer } from './footer/footer'
import { Header } from './header/header'
import { SkipLink } from './header/skip-link'
import { MostlyInEnglish } from './mostly-in-english'
import type { Chrome } from './read-chrome'
import styles from './site-frame.module.css'
import { WayOn } from './way-on'

interface SiteFrameProps {
  chrome: Chrome
  view: ReactElement
  /** Whether analytics may count visits of this page (features/analytics). */
  counted: boolean
  /** Whether the page has no text in its language, but only words around it. */
  untranslated: boolean
  /** The path of the current page; `null` for one without an address of its own. */
  path: string | null
  /** The same with the query that belongs to the page. */
  address: string | null
  /** Pages beside this one, where the page does not lead on by itself. */
  neighbours: readonly Neighbour[] | null
}

/** The frame of every page with header and footer. */
export function SiteFrame({ chrome, view, counted, untranslated, path, address, neighbours }: SiteFrameProps) {
  return (
    <>
      <SkipLink />
      <Analytics page="site" counted={counted} />
      <Header chrome={chrome} path={path} address={address} />
      <div className={styles.content}>
        {untranslated ? <MostlyInEnglish /> : null}
        {view}
        {neighbours ? <WayOn path={path} neighbours={neighbours} settings={chrome.settings} /> : null}
      </div>
      <Footer chrome={chrome} />
      <AnalyticsChoice page="site" />
    </>
  )
}
