import { factories } from '@strapi/strapi'

/** Written in the admin only. */
export default factories.createCoreRouter('api::project-page-seo.project-page-seo', { only: ['find'] })
