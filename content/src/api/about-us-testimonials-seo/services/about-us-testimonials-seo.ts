import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::about-us-testimonials-seo.about-us-testimonials-seo')
