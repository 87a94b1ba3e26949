import 'server-only'
import { parseOne, reads, type SiteSettings, siteSettings } from '@ashlar/contract'
import { env } from '@/config/env'
import { builtInSettings } from '../built-in'
import { ContentUnavailable } from '../errors'
import { oncePerAnswer } from '../making'
import { ownPicture } from '../media'
import { read } from '../read'

/** Brand, offices, profiles and outside addresses; those built in when there is no other copy. */
export const readSettings = oncePerAnswer(async (): Promise<SiteSettings> => {
  const settings = await readOrBuiltIn()
  return {
    ...settings,
    logo: ownPicture(settings.logo),
    advisors: settings.advisors.map((advisor) => ({ ...advisor, logo: ownPicture(advisor.logo) })),
    externalAddresses: settings.externalAddresses.map((address) =>
      address.key === 'blogs' ? { ...address, url: env().BLOG_URL ?? address.url } : address,
    ),
  }
})

async function readOrBuiltIn(): Promise<SiteSettings> {
  try {
    return (await read(reads.siteSettings, (answer) => parseOne(siteSettings, answer))) ?? builtInSettings
  } catch (error) {
    if (error instanceof ContentUnavailable) return builtInSettings
    throw error
  }
}
