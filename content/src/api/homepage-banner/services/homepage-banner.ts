import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::homepage-banner.homepage-banner')
