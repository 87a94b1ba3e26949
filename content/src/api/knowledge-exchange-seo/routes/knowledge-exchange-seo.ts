import { factories } from '@strapi/strapi'

/** Written in the admin only. */
export default factories.createCoreRouter('api::knowledge-exchange-seo.knowledge-exchange-seo', { only: ['find'] })
