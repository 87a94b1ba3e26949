import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::homepage-press-coverage.homepage-press-coverage')
