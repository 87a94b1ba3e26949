import { factories } from '@strapi/strapi'

/** Written in the admin only. */
export default factories.createCoreRouter('api::explore-service.explore-service', { only: ['find', 'findOne'] })
