import { factories } from '@strapi/strapi'

/** Written in the admin only. */
export default factories.createCoreRouter('api::creative-agency-page.creative-agency-page', { only: ['find'] })
