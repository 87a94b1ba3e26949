import type { ReactElement } from 'react'
import { Analytics } from '@/features/analytics/analytics'
import { Footer } from './footer/footer'
import { Header } from './header/header'
import type { Chrome } from './read-chrome'
import styles from './site-frame.module.css'

/** Every page under header and footer; the creative agency's stands without. */
export function SiteFrame({ chrome, view }: { chrome: Chrome; view: ReactElement }) {
  return (
    <>
      <Header chrome={chrome} />
      <div className={styles.content}>{view}</div>
      <Footer chrome={chrome} />
      <Analytics page="site" />
    </>
  )
}
