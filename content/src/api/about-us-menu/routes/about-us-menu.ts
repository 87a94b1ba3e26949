import { factories } from '@strapi/strapi'

/** Written in the admin only. */
export default factories.createCoreRouter('api::about-us-menu.about-us-menu', { only: ['find', 'findOne'] })
