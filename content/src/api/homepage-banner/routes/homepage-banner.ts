import { factories } from '@strapi/strapi'

/** Written in the admin only. */
export default factories.createCoreRouter('api::homepage-banner.homepage-banner', { only: ['find', 'findOne'] })
