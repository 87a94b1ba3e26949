import { factories } from '@strapi/strapi'

/** Written in the admin only. */
export default factories.createCoreRouter('api::digital-agency-page.digital-agency-page', { only: ['find'] })
