import { resolveHref, type SiteSettings } from '@ashlar/contract'
import { TextLink } from '@/ui/link/text-link'
import styles from './header.module.css'

/** The line above the header that editors switch on; nothing without one. `tokens.css` reserves its height. */
export function AnnouncementBar({ settings }: { settings: SiteSettings }) {
  const { announcement, externalAddresses } = settings
  if (!announcement) return null
  const href = announcement.linkLabel ? resolveHref(announcement.link, externalAddresses) : null
  return (
    <div className={styles.announcement} data-announcement="">
      <p>
        {announcement.text}
        {href ? (
          <>
            {' '}
            <TextLink link={{ href, external: /^https?:/i.test(href) }}>{announcement.linkLabel}</TextLink>
          </>
        ) : null}
      </p>
    </div>
  )
}
