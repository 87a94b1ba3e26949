import 'server-only'
import { type Announcement, reads, type SiteSettings, siteSettings } from '@ashlar/contract'
import { blogHome } from '@/config/blog-address'
import { env } from '@/config/env'
import { builtInSettings } from '../built-in'
import { single } from '../library/library'
import { ownPicture } from '../media/media'
import { nullIfUnavailable } from '../read'
import { oncePerResponse } from '../response-scope'

/** Brand, offices, profiles and outside addresses; the built-in ones when there is no other copy. */
export const readSettings = oncePerResponse(async (): Promise<SiteSettings> => {
  const settings = (await nullIfUnavailable(readWrittenSettings)) ?? builtInSettings
  return {
    ...settings,
    logo: ownPicture(settings.logo),
    announcement: hasEnded(settings.announcement) ? null : settings.announcement,
    advisors: settings.advisors.map((advisor) => ({ ...advisor, logo: ownPicture(advisor.logo) })),
    externalAddresses: settings.externalAddresses.map((address) =>
      address.key === 'blogs' ? { ...address, url: blogAddress() ?? address.url } : address,
    ),
  }
})

const readWrittenSettings = single(reads.siteSettings, siteSettings)

function blogAddress(): string | null {
  const { BLOG_URL } = env()
  return BLOG_URL === undefined ? null : blogHome(BLOG_URL)
}

function hasEnded(announcement: Announcement | null): boolean {
  return Boolean(announcement?.endsAt) && new Date(announcement?.endsAt ?? '').getTime() <= Date.now()
}
