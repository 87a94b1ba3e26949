import type { Core } from '@strapi/strapi'
import { prepareEnvironment } from '../config/environment'
import { registerAdminRoutes } from './admin-routes'
import { bootstrap } from './bootstrap'
import { refuseOtherDatabases } from './database/refuse-other-databases'
import { stopDelivering } from './deliver-jobs'
import { registerDeskActions } from './desk/permissions'
import { registerCustomFields } from './field-rules/custom-fields'
import { takeLimits } from './field-rules/field-limits'
import { takePatterns } from './field-rules/pattern-rules'
import { stopSchedules } from './retention'
import { stopNotifying } from './revalidation'
import { registerContentRoutes } from './strapi-port/content-routes'
import { rememberUploads } from './uploads/remove-failed-uploads'
import { takeAdminUploads } from './uploads/take-admin-uploads'
import { takeKnownKinds } from './uploads/take-known-kinds'

// Strapi loads this file before a plugin uses the folders named here, but not while it builds the admin.
prepareEnvironment()

export default {
  register: async ({ strapi }: { strapi: Core.Strapi }) => {
    refuseOtherDatabases(strapi)
    registerCustomFields(strapi)
    takePatterns(strapi)
    takeLimits(strapi)
    registerContentRoutes(strapi)
    await registerDeskActions(strapi)
    registerAdminRoutes(strapi)
    takeAdminUploads(strapi)
    takeKnownKinds(strapi)
    rememberUploads(strapi)
  },
  bootstrap: ({ strapi }: { strapi: Core.Strapi }) => bootstrap(strapi),
  destroy: async () => {
    stopNotifying()
    stopSchedules()
    await stopDelivering()
  },
}
