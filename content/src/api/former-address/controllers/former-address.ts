import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::former-address.former-address')
