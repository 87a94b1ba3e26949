import { factories } from '@strapi/strapi'

/** Written in the admin only. */
export default factories.createCoreRouter('api::project-category.project-category', { only: ['find', 'findOne'] })
