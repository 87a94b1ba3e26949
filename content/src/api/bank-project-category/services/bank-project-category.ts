import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::bank-project-category.bank-project-category')
