import { factories } from '@strapi/strapi'

/** Written in the admin only. */
export default factories.createCoreRouter('api::tax-rate.tax-rate', { only: ['find', 'findOne'] })
