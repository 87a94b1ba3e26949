import { factories } from '@strapi/strapi'

/** Written in the admin only. */
export default factories.createCoreRouter('api::menu-structure.menu-structure', { only: ['find', 'findOne'] })
