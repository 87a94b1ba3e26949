import { factories } from '@strapi/strapi'

/** Written in the admin only. */
export default factories.createCoreRouter('api::technology-mdm.technology-mdm', { only: ['find', 'findOne'] })
