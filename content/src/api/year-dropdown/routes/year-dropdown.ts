import { factories } from '@strapi/strapi'

/** Written in the admin only. */
export default factories.createCoreRouter('api::year-dropdown.year-dropdown', { only: ['find', 'findOne'] })
