import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::homepage-press-coverage.homepage-press-coverage')
