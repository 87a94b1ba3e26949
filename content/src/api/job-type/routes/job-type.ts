import { factories } from '@strapi/strapi'

/** Written in the admin only. */
export default factories.createCoreRouter('api::job-type.job-type', { only: ['find', 'findOne'] })
