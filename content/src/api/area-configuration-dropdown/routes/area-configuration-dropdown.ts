import { factories } from '@strapi/strapi'

/** Written in the admin only. */
export default factories.createCoreRouter('api::area-configuration-dropdown.area-configuration-dropdown', {
  only: ['find', 'findOne'],
})
