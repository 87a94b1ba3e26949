import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::project-category.project-category')
