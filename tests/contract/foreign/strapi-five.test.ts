import { describeForeignBackend } from './foreign-backend'
import { describeSiteOnPlainStrapi } from './site-on-plain-strapi'

describeForeignBackend(5)
describeSiteOnPlainStrapi(5)
