import { factories } from '@strapi/strapi'

/** Written in the admin only. */
export default factories.createCoreRouter('api::sort-dropdown.sort-dropdown', { only: ['find', 'findOne'] })
