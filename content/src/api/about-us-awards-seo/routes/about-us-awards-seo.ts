import { factories } from '@strapi/strapi'

/** Written in the admin only. */
export default factories.createCoreRouter('api::about-us-awards-seo.about-us-awards-seo', { only: ['find'] })
