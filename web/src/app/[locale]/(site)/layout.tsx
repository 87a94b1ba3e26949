import type { ReactNode } from 'react'
import { ChromeBehaviour } from '@/chrome/behaviour/chrome-behaviour'
import { Footer } from '@/chrome/footer/footer'
import { Header } from '@/chrome/header/header'
import { Analytics } from '@/features/analytics/analytics'
import { LeadFormsStarter } from '@/features/leads/behaviour/lead-forms-starter'
import styles from './layout.module.css'

/** Every page under header and footer; the creative agency's page lies outside this layout and so has neither. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <div className={styles.content}>{children}</div>
      <Footer />
      <ChromeBehaviour />
      <LeadFormsStarter />
      <Analytics page="site" />
    </>
  )
}
