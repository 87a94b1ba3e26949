import { factories } from '@strapi/strapi'

/** Written in the admin only. */
export default factories.createCoreRouter('api::city.city', { only: ['find', 'findOne'] })
