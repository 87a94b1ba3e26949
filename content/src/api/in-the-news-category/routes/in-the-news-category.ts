import { factories } from '@strapi/strapi'

/** Written in the admin only. */
export default factories.createCoreRouter('api::in-the-news-category.in-the-news-category', {
  only: ['find', 'findOne'],
})
