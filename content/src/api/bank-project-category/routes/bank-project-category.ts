import { factories } from '@strapi/strapi'

/** Written in the admin only. */
export default factories.createCoreRouter('api::bank-project-category.bank-project-category', {
  only: ['find', 'findOne'],
})
