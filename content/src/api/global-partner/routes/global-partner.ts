import { factories } from '@strapi/strapi'

/** Written in the admin only. */
export default factories.createCoreRouter('api::global-partner.global-partner', { only: ['find', 'findOne'] })
