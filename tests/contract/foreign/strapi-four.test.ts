import { installStrapiFour } from '../../support/services/strapi-project'
import { describeForeignBackend } from './foreign-backend'

const absence = await installStrapiFour()
if (absence !== null) throw new Error(`Strapi 4 cannot be installed here: ${absence}`)

describeForeignBackend(4)
