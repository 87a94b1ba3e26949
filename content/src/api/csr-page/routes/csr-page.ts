import { factories } from '@strapi/strapi'

/** Written in the admin only. */
export default factories.createCoreRouter('api::csr-page.csr-page', { only: ['find'] })
