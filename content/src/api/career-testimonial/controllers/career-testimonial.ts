import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::career-testimonial.career-testimonial')
