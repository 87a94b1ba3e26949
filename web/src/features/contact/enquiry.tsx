import type { SiteSettings } from '@ashlar/contract'
import { telHref } from '@/ui/link/tel-href'
import { Section } from '@/ui/section/section'
import styles from './contact-view.module.css'

/** Writing to the group as a whole. */
export function Enquiry({ settings }: { settings: SiteSettings }) {
  return (
    <Section
      heading="Not sure whom to ask?"
      id="enquiry"
      tone="deep"
      lead="Say what it is about and in which city. Whoever reads it finds the desk for you."
    >
      <p className={styles.line}>
        <a href={`mailto:${settings.email}`}>{settings.email}</a>
        <a href={telHref(settings.phone)}>{settings.phone}</a>
      </p>
    </Section>
  )
}
