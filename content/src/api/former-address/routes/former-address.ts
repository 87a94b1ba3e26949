import { factories } from '@strapi/strapi'

/** Written by the server and in the admin only. */
export default factories.createCoreRouter('api::former-address.former-address', { only: ['find'] })
