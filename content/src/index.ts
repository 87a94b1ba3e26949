import type { Core } from '@strapi/strapi'
import { prepareEnvironment } from '../config/environment'
import { bootstrap } from './bootstrap'
import { registerDeskActions } from './desk/permissions'
import { registerDeskRoutes } from './desk/routes'
import { registerInvitationRoutes } from './editors/invitation-routes'
import { registerReferenceRoutes } from './editors/reference-options'
import { registerGroupRoutes } from './editors/task-groups'
import { registerRedirectRoutes } from './former-addresses/routes'
import { registerBinRoutes } from './history/bin-routes'
import { registerHistoryRoutes } from './history/routes'
import { registerTestMailRoutes } from './mail/test-routes'
import { registerPictureRoutes } from './media-use/routes'
import { registerNoticeRoutes } from './notices/routes'
import { stopOutbox } from './outbox'
import { registerPlanningRoutes } from './planning/routes'
import { registerPreviewRoutes } from './preview/routes'
import { registerCheckRoutes } from './publishing/routes'
import { stopSchedules } from './retention'
import { stopNotifying } from './revalidation'
import { registerSheetRoutes } from './sheets/routes'
import { registerSiteCheckRoutes } from './site-check/found-faults'
import { registerTranslationRoutes } from './translations/routes'
import { rememberUploads } from './uploads/remove-failed-uploads'
import { takeAdminUploads } from './uploads/take-admin-uploads'

// Strapi loads this file before a plugin uses the folders named here, but not while it builds the admin.
prepareEnvironment()

export default {
  register: async ({ strapi }: { strapi: Core.Strapi }) => {
    await registerDeskActions(strapi)
    registerDeskRoutes(strapi)
    registerCheckRoutes(strapi)
    registerPreviewRoutes(strapi)
    registerHistoryRoutes(strapi)
    registerBinRoutes(strapi)
    registerPlanningRoutes(strapi)
    registerSheetRoutes(strapi)
    registerPictureRoutes(strapi)
    registerGroupRoutes(strapi)
    registerInvitationRoutes(strapi)
    registerSiteCheckRoutes(strapi)
    registerReferenceRoutes(strapi)
    registerTranslationRoutes(strapi)
    registerNoticeRoutes(strapi)
    registerTestMailRoutes(strapi)
    registerRedirectRoutes(strapi)
    takeAdminUploads(strapi)
    rememberUploads(strapi)
  },
  bootstrap: ({ strapi }: { strapi: Core.Strapi }) => bootstrap(strapi),
  destroy: async () => {
    stopNotifying()
    stopSchedules()
    await stopOutbox()
  },
}
