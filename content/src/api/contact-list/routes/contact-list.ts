import { factories } from '@strapi/strapi'

/** Written in the admin only. */
export default factories.createCoreRouter('api::contact-list.contact-list', { only: ['find', 'findOne'] })
