import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::explore-service.explore-service')
