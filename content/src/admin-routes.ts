import type { Core } from '@strapi/strapi'
import { registerSearchRoutes } from './content-search/routes'
import { registerDeskRoutes } from './desk/routes'
import { registerInvitationRoutes } from './editors/invitation-routes'
import { registerReferenceRoutes } from './editors/reference-options'
import { registerGroupRoutes } from './editors/task-groups'
import { registerEmptySearchRoutes } from './empty-searches/empty-searches'
import { registerRedirectRoutes } from './former-addresses/routes'
import { registerBinRoutes } from './history/bin-routes'
import { registerHistoryRoutes } from './history/routes'
import { registerTestMailRoutes } from './mail/test-routes'
import { registerPictureRoutes } from './media-use/routes'
import { registerMentionRoutes } from './mentions/routes'
import { registerNoticeRoutes } from './notices/routes'
import { registerPlanningRoutes } from './planning/routes'
import { registerPresenceRoutes } from './presence/routes'
import { registerPreviewRoutes } from './preview/routes'
import { registerCheckRoutes } from './publishing/routes'
import { registerSheetRoutes } from './sheets/routes'
import { registerSiteCheckRoutes } from './site-check/found-faults'
import { registerTranslationRoutes } from './translations/routes'

const registrations = [
  registerBinRoutes,
  registerCheckRoutes,
  registerDeskRoutes,
  registerEmptySearchRoutes,
  registerGroupRoutes,
  registerHistoryRoutes,
  registerInvitationRoutes,
  registerMentionRoutes,
  registerNoticeRoutes,
  registerPictureRoutes,
  registerPlanningRoutes,
  registerPresenceRoutes,
  registerPreviewRoutes,
  registerRedirectRoutes,
  registerReferenceRoutes,
  registerSearchRoutes,
  registerSheetRoutes,
  registerSiteCheckRoutes,
  registerTestMailRoutes,
  registerTranslationRoutes,
]

/** Registers all routes of ours in the admin; docs/admin-routes.md says who may use which. */
export function registerAdminRoutes(strapi: Core.Strapi): void {
  for (const register of registrations) register(strapi)
}
