import { factories } from '@strapi/strapi'

/** Written in the admin only. */
export default factories.createCoreRouter('api::about-us-csr-seo.about-us-csr-seo', { only: ['find'] })
