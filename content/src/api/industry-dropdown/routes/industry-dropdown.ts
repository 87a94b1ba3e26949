import { factories } from '@strapi/strapi'

/** Written in the admin only. */
export default factories.createCoreRouter('api::industry-dropdown.industry-dropdown', { only: ['find', 'findOne'] })
