import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::career-testimonial.career-testimonial')
