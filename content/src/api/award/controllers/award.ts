import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::award.award')
