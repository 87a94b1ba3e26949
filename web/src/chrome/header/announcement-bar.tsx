import { resolveHref, type SiteSettings } from '@ashlar/contract'
import { TextLink } from '@/ui/link/text-link'

/** The line above the header that editors switch on; nothing without one (layouts/announcement-style.ts). */
export function AnnouncementBar({ settings }: { settings: SiteSettings }) {
  const { announcement, externalAddresses } = settings
  if (!announcement) return null
  const href = announcement.linkLabel ? resolveHref(announcement.link, externalAddresses) : null
  return (
    <div data-announcement="">
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
