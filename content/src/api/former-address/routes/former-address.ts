import { factories } from '@strapi/strapi'

/** Written by the server itself and in the admin. */
export default factories.createCoreRouter('api::former-address.former-address', { only: ['find'] })
