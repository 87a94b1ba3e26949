import { installStrapiFour } from '../../support/services/strapi-project'
import { describeForeignBackend } from './foreign-backend'
import { describeSiteOnMappedStrapi } from './site-on-mapped-strapi'
import { describeSiteOnPlainStrapi } from './site-on-plain-strapi'

const absence = await installStrapiFour()
if (absence !== null) throw new Error(`Strapi 4 cannot be installed here: ${absence}`)

describeForeignBackend(4)
describeSiteOnPlainStrapi(4)
describeSiteOnMappedStrapi(4)
describeSiteOnMappedStrapi(5)
