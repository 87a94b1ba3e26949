import type { Core } from '@strapi/strapi'
import { settings } from '../config/environment'
import { welcomeFirstAdmin } from './access/first-admin'
import { issueTokens, revokeDefaultTokens } from './access/tokens'
import { startChangePipeline } from './change/pipeline'
import { indexParts } from './database/parts-indexes'
import { addUniqueIndexes } from './database/unique-indexes'
import { startDelivering } from './deliver-jobs'
import { makeDeskRoles } from './desk/permissions'
import { inviteNewEditors } from './editors/invitations'
import { checkForms } from './forms/check-forms'
import { keepReplacedFiles } from './history/replaced-files'
import { sendMailsOfStrapi } from './mail/strapi-mails'
import { seedMailTexts } from './mail/texts'
import { guardLiveFiles } from './media-use/guard-live-files'
import { keepUsedFiles } from './media-use/keep-used-files'
import { renewNoticeVersions } from './notices/keep-versions'
import { checkObjectStore } from './object-store/check'
import { showDraftsToPreviews } from './preview/preview-of-request'
import { seedBlogCategories } from './publishing/blog-categories'
import { startSchedules } from './retention'
import { startNotifying } from './revalidation'
import { makeEditorRoles } from './roles/make-editor-roles'
import { checkTwoFactorRoles } from './second-factor/demand-second-factor'
import { seed } from './seeding/seed'
import { checkPrivateParts } from './strapi-port/private-part'
import { reportRefusedCommits } from './strapi-port/refused-commits'
import { keepFileAtFocalPoint } from './uploads/keep-file-at-focal-point'

/** Runs at each start, after the tables exist and before the server listens. */
export async function bootstrap(strapi: Core.Strapi): Promise<void> {
  checkPrivateParts(strapi)
  reportRefusedCommits(strapi)
  await indexParts(strapi)
  await addUniqueIndexes(strapi)
  await checkObjectStore(strapi)
  await checkForms(strapi)
  await keepUploadsAsTheyAre(strapi)
  sendMailsOfStrapi(strapi)
  await revokeDefaultTokens(strapi)
  await issueTokens(strapi)
  await welcomeFirstAdmin(strapi)
  await makeEditorRoles(strapi)
  await makeDeskRoles(strapi)
  await checkTwoFactorRoles(strapi)
  await seedMailTexts(strapi)
  if (settings.seed === 'demo') await seed(strapi)
  await seedBlogCategories(strapi)
  await renewNoticeVersions(strapi)
  // Last, so that seeding adds no redirects, triggers no checks of half-written content and sends no change notices.
  startChangePipeline(strapi)
  keepUsedFiles(strapi)
  keepReplacedFiles(strapi)
  guardLiveFiles(strapi)
  keepFileAtFocalPoint(strapi)
  showDraftsToPreviews(strapi)
  inviteNewEditors(strapi)
  startNotifying(strapi)
  startDelivering(strapi)
  startSchedules(strapi)
}

/** Stores pictures as they were uploaded, because the site makes its own sizes from the original. */
async function keepUploadsAsTheyAre(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'upload', key: 'settings' })
  const current = (await store.get({})) as Record<string, unknown> | null
  await store.set({
    value: { ...current, sizeOptimization: false, responsiveDimensions: false, aiMetadata: false },
  })
}
