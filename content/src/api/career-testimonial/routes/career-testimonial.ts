import { factories } from '@strapi/strapi'

/** Written in the admin only. */
export default factories.createCoreRouter('api::career-testimonial.career-testimonial', { only: ['find', 'findOne'] })
