import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::homepage-banner.homepage-banner')
