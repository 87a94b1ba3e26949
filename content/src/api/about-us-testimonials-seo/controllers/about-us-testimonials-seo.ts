import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::about-us-testimonials-seo.about-us-testimonials-seo')
