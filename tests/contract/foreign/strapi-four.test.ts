import { describe } from 'vitest'
import { installStrapiFour } from '../../support/services/strapi-project'
import { describeForeignBackend } from './foreign-backend'
import { describeSiteOnMappedStrapi } from './site-on-mapped-strapi'
import { describeSiteOnPlainStrapi } from './site-on-plain-strapi'
import { describeSiteOnRenamedStrapi } from './site-on-renamed-strapi'

const absence = await installStrapiFour()
if (absence !== null) {
  if (process.env.REQUIRE_ALL) throw new Error(`Strapi 4 cannot be installed here: ${absence}`)
  console.warn(`SKIPPED: a real Strapi 4 cannot be installed here: ${absence}`)
}

describe.skipIf(absence !== null)('Strapi 4', () => {
  describeForeignBackend(4)
  describeSiteOnPlainStrapi(4)
  describeSiteOnMappedStrapi(4)
  describeSiteOnRenamedStrapi(4)
})

describeSiteOnMappedStrapi(5)
describeSiteOnRenamedStrapi(5)
