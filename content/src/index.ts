import type { Core } from '@strapi/strapi'
import { prepareEnvironment } from '../config/environment'
import { bootstrap } from './bootstrap'
import { registerDeskActions } from './desk/permissions'
import { registerDeskRoutes } from './desk/routes'
import { stopOutbox } from './outbox'
import { stopSchedules } from './retention'
import { stopNotifying } from './revalidation'

// Strapi loads this file before any plugin asks for the folders named here, and never while it builds the admin.
prepareEnvironment()

export default {
  register: async ({ strapi }: { strapi: Core.Strapi }) => {
    await registerDeskActions(strapi)
    registerDeskRoutes(strapi)
  },
  bootstrap: ({ strapi }: { strapi: Core.Strapi }) => bootstrap(strapi),
  destroy: async () => {
    stopNotifying()
    stopSchedules()
    await stopOutbox()
  },
}
