import { factories } from '@strapi/strapi'

/** Written in the admin only. */
export default factories.createCoreRouter('api::about-us-testimonials-seo.about-us-testimonials-seo', {
  only: ['find'],
})
