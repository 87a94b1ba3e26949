import { factories } from '@strapi/strapi'

/** Written in the admin only. */
export default factories.createCoreRouter('api::career-seo.career-seo', { only: ['find'] })
