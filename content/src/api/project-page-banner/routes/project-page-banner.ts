import { factories } from '@strapi/strapi'

/** Written in the admin only. */
export default factories.createCoreRouter('api::project-page-banner.project-page-banner', { only: ['find'] })
