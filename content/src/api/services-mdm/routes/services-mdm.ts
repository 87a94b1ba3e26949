import { factories } from '@strapi/strapi'

/** Written in the admin only. */
export default factories.createCoreRouter('api::services-mdm.services-mdm', { only: ['find', 'findOne'] })
