import { factories } from '@strapi/strapi'

/** Written in the admin only. */
export default factories.createCoreRouter('api::about-us-management-seo.about-us-management-seo', { only: ['find'] })
