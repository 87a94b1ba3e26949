import { factories } from '@strapi/strapi'

/** Written in the admin only. */
export default factories.createCoreRouter('api::consolidated-project.consolidated-project', {
  only: ['find', 'findOne'],
})
