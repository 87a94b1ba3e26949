import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::project-category.project-category')
