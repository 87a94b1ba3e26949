import { factories } from '@strapi/strapi'

/** Written in the admin only. */
export default factories.createCoreRouter('api::homepage-press-coverage.homepage-press-coverage', {
  only: ['find', 'findOne'],
})
