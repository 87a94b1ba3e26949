import { factories } from '@strapi/strapi'

/** Written in the admin only. */
export default factories.createCoreRouter('api::menu-images-mdm.menu-images-mdm', { only: ['find', 'findOne'] })
