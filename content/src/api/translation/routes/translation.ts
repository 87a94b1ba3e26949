import { factories } from '@strapi/strapi'

/** Written in the admin only. */
export default factories.createCoreRouter('api::translation.translation', { only: ['find'] })
