import { factories } from '@strapi/strapi'

/** Written in the admin only. */
export default factories.createCoreRouter('api::site-setting.site-setting', { only: ['find'] })
